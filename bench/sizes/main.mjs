import { buildApp } from '../../scripts/build-app.mjs';
import { PAGES, readManifest, scriptsOf, weightOf } from '../../scripts/check-sizes.mjs';
import { showTable } from '../show.mjs';

/* What each page loads before it can be used, and the heaviest of what loads late. */

const HEAVIEST = 5;

const dist = await buildApp('bench/app');
const manifest = readManifest(dist);
const onFirstPage = new Set(PAGES.flatMap(({ modules }) => scriptsOf(manifest, modules)));
const late = Object.keys(manifest)
  .filter((key) => manifest[key]?.isDynamicEntry === true)
  .map((key) => {
    const files = scriptsOf(manifest, [key]).filter((file) => !onFirstPage.has(file));
    return { label: `late: ${key}`, total: weightOf(dist, files), most: '' };
  })
  .toSorted((a, b) => b.total - a.total);
const pages = PAGES.map(({ route, most, modules }) => ({
  label: route,
  total: weightOf(dist, scriptsOf(manifest, modules)),
  most: String(most),
}));
showTable(
  ['JavaScript, gzip', 'kB', 'most'],
  [...pages, ...late.slice(0, HEAVIEST)].map(({ label, total, most }) => [
    label,
    total.toFixed(1),
    most,
  ]),
);
console.log(`\n  ${late.length} parts load late; the ${HEAVIEST} heaviest of them are shown.`);
