import { writeFileSync } from 'node:fs';
import data from 'caniemail/caniemail.json' with { type: 'json' };
import { format, resolveConfig } from 'prettier';
import { supportSource } from './reduce.mjs';

// Writes src/model/findings/client-support.data.ts from the installed package. Run: node scripts/client-support/build.mjs

const FILE = 'src/model/findings/client-support.data.ts';
const options = await resolveConfig(FILE);
writeFileSync(FILE, await format(supportSource(data), { ...options, parser: 'typescript' }));
