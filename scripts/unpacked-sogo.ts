import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expectedError } from './run.mjs';
import { fileBelow, missingPackages, outputOf, unpack } from './unpack';

/* SOGo out of packages of Debian that are unpacked in a folder, with settings of its own. Nothing is installed. */

/** The places of GNUstep that it is looked for in, each with what lies there. */
const PLACES = {
  LIBRARY: 'usr/lib/GNUstep',
  LIBRARIES: 'usr/lib',
  HEADERS: 'usr/include/GNUstep',
  TOOLS: 'usr/bin',
  ADMIN_TOOLS: 'usr/sbin',
};

/** Makes a program that runs `sogo-tool` with the settings, and returns its path. A SOGo that is installed is taken as it is. */
export function unpackedSogo(below: string, settings: Readonly<Record<string, string>>): string {
  mkdirSync(join(below, 'defaults'), { recursive: true });
  const lines = Object.entries(settings).map(([key, value]) => `${key} = ${value};\n`);
  for (const domain of ['sogod', 'sogo-tool']) {
    writeFileSync(join(below, `defaults/${domain}.plist`), `{\n${lines.join('')}}\n`);
  }
  const installed = outputOf('sh', ['-c', 'command -v sogo-tool']).trim();
  const root = installed === '' ? below : '/';
  if (installed === '') {
    const names = missingPackages('sogo');
    for (const name of names.length === 0 ? ['sogo'] : names) unpack(name, below);
  }
  const tool = installed === '' ? fileBelow(below, '/usr/sbin/sogo-tool') : installed;
  if (tool === null) throw expectedError('SOGo is needed: apt-get install sogo');
  const places = ['SYSTEM', 'NETWORK', 'LOCAL'].flatMap((domain) =>
    Object.entries(PLACES).map(([kind, path]) => `GNUSTEP_${domain}_${kind}=${join(root, path)}\n`),
  );
  writeFileSync(
    join(below, 'GNUstep.conf'),
    `GNUSTEP_USER_DEFAULTS_DIR=${join(below, 'defaults')}\n${places.join('')}`,
  );
  const libraries = [
    'usr/lib/sogo',
    'usr/lib',
    `usr/lib/${outputOf('gcc', ['-print-multiarch']).trim() || 'x86_64-linux-gnu'}`,
  ];
  const path = join(below, 'run-sogo-tool');
  writeFileSync(
    path,
    `#!/bin/sh
export GNUSTEP_CONFIG_FILE='${join(below, 'GNUstep.conf')}'
export LD_LIBRARY_PATH='${libraries.map((each) => join(root, each)).join(delimiter)}'
exec '${tool}' "$@"
`,
  );
  chmodSync(path, 0o755);
  return path;
}
