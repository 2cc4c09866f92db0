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

/** What a page is called, and what it is for, where it is found, linked to or shared. */
export interface PageHead {
  /** Undefined for addresses of no page. */
  readonly route?: keyof typeof PAGE_TITLES;
  /** What the build writes it to. Servers return the file of a route without its ending. */
  readonly file: string;
  /** The source of what it alone needs. */
  readonly module?: string;
  readonly title: string;
  readonly description: string;
  /** A picture of it in `docs`, and what it shows. */
  readonly picture?: { readonly file: string; readonly alt: string };
}

/** The pages of the app. */
export const PAGE_HEADS = [
  {
    route: '/',
    file: 'index.html',
    module: 'src/generator/generator-page.tsx',
    title: PAGE_TITLES['/'],
    description:
      'Make an email signature that works in every email client. Free, no account, entirely in your browser.',
    picture: {
      file: 'signet.png',
      alt: 'A form with templates, and the email signature that it makes.',
    },
  },
  {
    route: '/drag-drop',
    file: 'drag-drop.html',
    module: 'src/app/builder-page.tsx',
    title: PAGE_TITLES['/drag-drop'],
    description:
      'Place text, pictures and icons freely, and get an email signature that looks the same in Outlook, Gmail and Apple Mail.',
    picture: {
      file: 'designer.png',
      alt: 'A canvas with an email signature, between a library of elements and their properties.',
    },
  },
  {
    route: '/team',
    file: 'team.html',
    module: 'src/app/team-page.tsx',
    title: PAGE_TITLES['/team'],
    description:
      'One signature and a list of people make an email signature for everybody. The list never leaves your browser.',
    picture: {
      file: 'team.png',
      alt: 'A list of people beside the email signature of each.',
    },
  },
  {
    file: '404.html',
    title: NO_PAGE_TITLE,
    description: 'There is no page at this address.',
  },
] as const satisfies readonly PageHead[];
