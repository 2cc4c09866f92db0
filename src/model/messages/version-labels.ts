/** What opens the dialogs about named versions. */
export const VERSION_LABELS = {
  name: 'Name this version',
  all: 'Named versions',
} as const;
