import { resolve } from 'node:path';
import { noticesOf } from './notices.mjs';
import { packageOf } from './packages.mjs';
import { importedStyles } from './styles.mjs';

/** Beside the page, and beside the program. */
export const NOTICES = 'third-party-licenses.txt';

/**
 * Writes the licenses of all packages of which anything is in a build: scripts, those of workers, styles, fonts. Fails where
 * one is not allowed or not there. `worker` goes with the plugins of workers, which are builds of their own.
 *
 * @param {readonly string[]} [others] files that come beside the build
 * @returns {{ page: () => import('vite').Plugin, worker: () => import('vite').Plugin }}
 */
export function licenses(others = []) {
  /** @type {Set<string>} */
  const folders = new Set();
  let root = '';
  /** @param {readonly string[]} files */
  const add = (files) => {
    for (const file of files) {
      const folder = packageOf(file);
      if (folder !== undefined) folders.add(folder);
    }
  };
  return {
    worker: () => ({
      name: 'licenses-of-workers',
      generateBundle: (_, bundle) => add(filesIn(bundle, root)),
    }),
    page: () => ({
      name: 'licenses',
      apply: 'build',
      configResolved(config) {
        root = config.root;
      },
      generateBundle: {
        // Once the others have put in what they make.
        order: 'post',
        handler(_, bundle) {
          const files = filesIn(bundle, root);
          const styles = files.filter((file) => file.endsWith('.css'));
          add([...files, ...styles.flatMap(importedStyles), ...others]);
          this.emitFile({ type: 'asset', fileName: NOTICES, source: noticesOf([...folders]) });
        },
      },
    }),
  };
}

/**
 * What the files of a build are made of.
 *
 * @param {import('vite').Rolldown.OutputBundle} bundle
 * @param {string} root what the paths of assets are relative to
 * @returns {readonly string[]}
 */
function filesIn(bundle, root) {
  return Object.values(bundle).flatMap((file) =>
    file.type === 'chunk'
      ? file.moduleIds
      : file.originalFileNames.map((name) => resolve(root, name)),
  );
}
