import { chromium, firefox } from 'playwright';
import { findEngines } from '../../../scripts/engines/find.mjs';
import { firefoxOptions } from '../../../scripts/engines/firefox.mjs';
import { openWebKit } from '../../../scripts/engines/webkit.mjs';
import { launchOptions } from '../../../scripts/find-browser.mjs';
import { playwrightTab } from './playwright-tab';
import type { Tab } from './tab';
import { webKitTab } from './webkit-tab';

interface Engine {
  readonly name: string;
  /** Whether it is one beside Chromium. */
  readonly isBeside: boolean;
  readonly openTab: () => Promise<Tab>;
}

const { firefox: executablePath, webKit } = findEngines();

/** The engines that this machine has. Chromium is one: what fails there too is no matter of engines. */
export const ENGINES: readonly Engine[] = [
  {
    name: 'Chromium',
    isBeside: false,
    // Without a window it shows no prompt whether a click may write to the clipboard.
    openTab: async () =>
      playwrightTab(await chromium.launch(launchOptions()), { permissions: ['clipboard-write'] }),
  },
  ...(executablePath === undefined
    ? []
    : [
        {
          name: 'Firefox',
          isBeside: true,
          openTab: async () =>
            playwrightTab(await firefox.launch(firefoxOptions(executablePath)), {
              lacks: ['double click'],
            }),
        },
      ]),
  ...(webKit === undefined
    ? []
    : [
        {
          name: 'WebKitGTK',
          isBeside: true,
          openTab: async () => webKitTab(await openWebKit(webKit)),
        },
      ]),
];
