import { buildApp } from '../../scripts/build-app.mjs';
import { loadsOf, weigh } from '../../scripts/check-sizes.mjs';
import { showTable } from '../show.mjs';

/* What each page and worker loads before it can be used, and the heaviest of what loads on use. */

const HEAVIEST = 5;

const dist = await buildApp('bench/app');
const loads = loadsOf(dist).map((load) => ({ ...load, total: weigh(dist, load).total }));
const isOnUse = (/** @type {{ label: string }} */ { label }) => label.includes('on use');
const onUse = loads.filter(isOnUse).toSorted((a, b) => b.total - a.total);
const shown = [...loads.filter((load) => !isOnUse(load)), ...onUse.slice(0, HEAVIEST)];
showTable(
  ['JavaScript, gzip', 'kB', 'budget'],
  shown.map(({ label, total, budget }) => [label, total.toFixed(1), String(budget)]),
);
console.log(`\n  ${onUse.length} parts load on use; the ${HEAVIEST} heaviest of them are shown.`);
