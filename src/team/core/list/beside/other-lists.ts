/** The lists beside that of people, as problems call them. */
export const OTHER_LISTS = {
  overrides: 'Overrides',
  addresses: 'Other addresses',
  photos: 'Photos',
} as const;

export type OtherList = keyof typeof OTHER_LISTS;
