import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { LANGUAGES } from '../src/model/languages/languages';
import { PALETTES } from '../src/model/color/palettes';
import { fontsInUse, startFonts } from '../src/fonts/browser/page-fonts';
import { hideToast, toastSource } from '../src/ui/toasts/show-toast';
import { DATA_SET_NAMES } from '../stories/support/data-sets';
import { AXE, checkOtherTheme } from './both-themes';
import '../src/ui/styles/styles.css';

/* As in the app, what a machine lacks of the fonts of mails is drawn with the app's own. */
startFonts(() => {
  throw new Error('A font of the app did not come');
});

/* What comes on use takes its time on a busy machine. */
configure({ asyncUtilTimeout: 15_000 });

const withTheme: Decorator = (Story, { globals }) => {
  document.documentElement.dataset['theme'] = globals['theme'] === 'dark' ? 'dark' : 'light';
  return <Story />;
};

/** Stories share a page when they run as tests: an important notice of one comes back in another. */
function clearToasts() {
  const { shown, next, aside } = toastSource.read();
  for (const { key } of [...next, ...aside]) hideToast(key);
  if (shown !== null) hideToast(shown.key);
}

async function fontsCome() {
  await fontsInUse();
  return {};
}

const preview: Preview = {
  decorators: [withTheme],
  loaders: [fontsCome],
  beforeEach: clearToasts,
  afterEach: checkOtherTheme,
  globalTypes: {
    theme: {
      description: 'Colour theme',
      toolbar: { title: 'Theme', items: ['light', 'dark'], dynamicTitle: true },
    },
    person: {
      description: 'Whom the templates are of',
      toolbar: { title: 'Person', items: [...DATA_SET_NAMES], dynamicTitle: true },
    },
    palette: {
      description: 'Palette of the templates',
      toolbar: { title: 'Palette', items: PALETTES.map(({ name }) => name), dynamicTitle: true },
    },
    language: {
      description: 'Language of labels and fixed words',
      toolbar: {
        title: 'Language',
        items: LANGUAGES.map(({ id, label }) => ({ value: id, title: label })),
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light', person: 'full', palette: PALETTES[0]?.name, language: 'en' },
  parameters: {
    a11y: AXE,
    options: {
      storySort: {
        order: [
          'Guide',
          'Templates',
          ['Gallery'],
          'Elements',
          ['Gallery'],
          'Compiler',
          'Generator',
          'Editor',
        ],
      },
    },
  },
};

// Storybook reads its preview from the default export.
export default preview;
