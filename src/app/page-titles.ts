/** What pages are called, by their paths. */
export const PAGE_TITLES = {
  '/': 'Signet: email signature generator',
  '/drag-drop': 'Signet: design an email signature by drag and drop',
  '/team': 'Signet: email signatures for a whole team',
} as const;

/** What addresses of no page are called. */
export const NO_PAGE_TITLE = 'Signet: page not found';

/** What the page at a path is called. */
export function titleOf(path: string): string {
  const titles: Readonly<Record<string, string>> = PAGE_TITLES;
  return titles[routeOf(path)] ?? NO_PAGE_TITLE;
}

/** The path of a page as routes have it: without a slash at its end. */
export function routeOf(path: string): string {
  return path.replace(/(?<=.)\/+$/, '');
}
