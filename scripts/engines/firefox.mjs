import { realpathSync } from 'node:fs';
import { bareFonts, FONTS } from '../font-config.mjs';

/**
 * How Playwright starts a Firefox as systems install it (its usual one is a build of its own), with the fonts that other
 * tests have.
 *
 * @param {string} executablePath
 * @returns {import('playwright').LaunchOptions}
 */
export function firefoxOptions(executablePath) {
  return {
    channel: 'moz-firefox',
    executablePath,
    env: bareFonts(),
    // Its pages may read files of the system alone, and draw boxes for letters of fonts that lie elsewhere.
    firefoxUserPrefs: { 'security.sandbox.content.read_path_whitelist': `${realpathSync(FONTS)}/` },
  };
}
