import { lazy as suspend, type ComponentType } from 'react';
import { lazy, type Lazy } from '../base/lazy';
import type { AppStore } from '../store/make-store';

const GENERATOR_PAGE = lazy(() => import('../generator/generator-page'));
const BUILDER_PAGE = lazy(() => import('./builder-page'));
const TEAM_PAGE = lazy(() => import('./team-page'));

/** The pages by their paths. Each loads with what it alone needs. */
export const PAGES: Readonly<Record<string, Page>> = {
  '/': pageIn(GENERATOR_PAGE, ({ GeneratorPage }) => () => <GeneratorPage mainSite={MAIN_SITE} />),
  '/drag-drop': pageIn(BUILDER_PAGE, ({ BuilderPage }) => BuilderPage, {
    begin: ({ beginDesigner }, store, shown) => beginDesigner(store, shown),
  }),
  '/team': pageIn(TEAM_PAGE, ({ TeamPage }) => TeamPage, {
    recall: ({ recallTeam }, store) => recallTeam(store),
  }),
};

interface Page {
  /** Loads it, and reads what it shows first; rejects where that fails. The answer is called just before it is rendered. */
  readonly load: (store: AppStore) => Promise<Begin>;
  /** Shows the page at once where it has loaded, else nothing before that, and an error where it does not load. */
  readonly Page: ComponentType;
}

/** Reads from what the build rendered of the page what its first rendering needs. */
type Begin = (shown: HTMLElement) => void;

interface BeforePage<Code> {
  readonly recall?: (code: Code, store: AppStore) => Promise<void>;
  readonly begin?: (code: Code, store: AppStore, shown: HTMLElement) => void;
}

function pageIn<Code>(
  code: Lazy<Code>,
  pageOf: (code: Code) => ComponentType,
  { recall, begin }: BeforePage<Code> = {},
): Page {
  let Loaded: ComponentType | null = null;
  const loaded = async (): Promise<ComponentType> => (Loaded ??= pageOf(await code.load()));
  const Late = suspend(async () => ({ default: await loaded() }));
  return {
    load: async (store) => {
      const loadedCode = await code.load();
      await recall?.(loadedCode, store);
      await loaded();
      return (shown) => begin?.(loadedCode, store, shown);
    },
    Page: () => (Loaded === null ? <Late /> : <Loaded />),
  };
}

/** The provider's main site. Set `VITE_MAIN_SITE` when building to link to another one. */
const MAIN_SITE: string = import.meta.env['VITE_MAIN_SITE'] ?? 'https://signet.example';
