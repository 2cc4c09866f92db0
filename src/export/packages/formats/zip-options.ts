/** Info-ZIP's `unzip` garbles UTF-8 names of archives that were not made on Unix. Those hold the permissions of files. */
export const AS_UNIX = { os: 3, attrs: 0o644 << 16 } as const;
