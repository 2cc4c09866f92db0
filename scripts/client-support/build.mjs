import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { format, resolveConfig } from 'prettier';
import { supportSource } from './reduce.mjs';

// Writes src/model/client-support.data.ts from the installed package. Run: node scripts/client-support/build.mjs

const FILE = 'src/model/client-support.data.ts';
const data = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('caniemail/caniemail.json'), 'utf8'),
);
const options = await resolveConfig(FILE);
writeFileSync(FILE, await format(supportSource(data), { ...options, parser: 'typescript' }));
