import { hasApt, installAllByApt } from '../apt.mjs';
import { findEngines } from './find.mjs';

/** The packages of Debian that bring each engine. */
const PACKAGES = {
  Firefox: ['firefox-esr'],
  WebKitGTK: ['webkit2gtk-driver', 'xvfb', 'xauth'],
};

/**
 * Finds the engines beside Chromium, or installs them from Debian.
 *
 * @returns {Promise<ReturnType<typeof findEngines>['missing']>} those that are not here all the same
 */
export async function ensureEngines() {
  if (hasApt()) {
    for (const { engine } of findEngines().missing) await installAllByApt(PACKAGES[engine]);
  }
  return findEngines().missing;
}
