import type { Check } from './check';

/** Pictures that travel as bytes within the HTML. */
export const embeddedPictures: Check = {
  id: 'embedded-pictures',
  run: ({ html }) =>
    html.includes('src="data:')
      ? [
          {
            rule: 'embedded-picture',
            severity: 'degraded',
            clients: ['gmail', 'outlook-classic'],
            args: {},
            origin: [],
          },
        ]
      : [],
};
