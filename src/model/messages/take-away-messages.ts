import type { NoticeText } from './notice';

/** The notice that a picture of the signature was made without pictures of other sites, which may not be read. */
export function savedWithout(pictures: readonly string[]): NoticeText {
  const names = pictures.map((words) => words || 'a picture without a description').join(', ');
  return {
    title: 'Saved without pictures from the web',
    message: `These spaces are empty: ${names}.`,
    durationMs: 8000,
  };
}
