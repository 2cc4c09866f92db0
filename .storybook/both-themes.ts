import type { A11yParameters } from '@storybook/addon-a11y';
import { afterEach as runAxe } from '@storybook/addon-a11y/preview';
import type { Preview } from '@storybook/react-vite';

type AfterEach = Exclude<NonNullable<Preview['afterEach']>, readonly unknown[]>;

/**
 * What axe looks at in each story. All that it found in order would fill the browser's page, and the report of the tests, with
 * hundreds of megabytes; and it would wait half a second for an answer from each frame, in which no script runs.
 */
export const AXE: A11yParameters = {
  test: 'error',
  options: { resultTypes: ['violations'], iframes: false },
};

/** Pages on which nearly all is a signature, which keeps its own colors in the dark. */
const OF_SIGNATURES = /^(?:Templates|Elements)\//;

/**
 * Looks at a story in the other theme, too, while stories run as tests. Nothing but colors is different there. Pages of
 * signatures are looked at in it by the long step `themes` alone.
 */
export const checkOtherTheme: AfterEach = async (context) => {
  const isWhole = import.meta.env['VITE_WHOLE'] !== undefined;
  if (!isTest() || (!isWhole && OF_SIGNATURES.test(context.title))) return;
  const { dataset } = document.documentElement;
  const shown = dataset['theme'];
  dataset['theme'] = shown === 'dark' ? 'light' : 'dark';
  try {
    await runAxe({ ...context, parameters: { ...context.parameters, a11y: ofColors(context) } });
  } finally {
    dataset['theme'] = shown;
  }
};

/** A signature keeps its own colors, whatever those of the page are. */
function ofColors({ parameters }: Parameters<AfterEach>[0]): A11yParameters {
  const a11y = (parameters['a11y'] ?? {}) as A11yParameters;
  return {
    ...a11y,
    context: a11y.context ?? { exclude: ['[data-signature-box]'] },
    options: { ...a11y.options, runOnly: ['color-contrast', 'link-in-text-block'] },
  };
}

/** Where a theme is chosen in the toolbar, no story may flicker. */
function isTest(): boolean {
  return import.meta.env['VITEST_STORYBOOK'] === 'false';
}
