import { findEngines } from '../../scripts/engines/find.mjs';
import { fixed, showTable } from '../show.mjs';
import { FAR } from './measure.mjs';
import { shiftsByEngine } from './places.mjs';

const shifts = await shiftsByEngine();
showTable(
  ['beside Chromium', 'scenes', `over ${FAR} px`, 'things', `over ${FAR} px`, 'farthest'],
  [...shifts].map(([engine, all]) => rowOf(engine, all)),
);
for (const { engine, programs } of findEngines().missing) {
  console.log(`  ${engine} is left out: ${programs.join(' and ')} cannot be found.`);
}

/** @param {string} engine @param {readonly import('./measure.mjs').Shift[]} all */
function rowOf(engine, all) {
  const far = all.filter(({ shift }) => shift > FAR);
  const worst = all.reduce((most, each) => (each.shift > most.shift ? each : most));
  const howFar = Number.isFinite(worst.shift) ? `${fixed(worst.shift)} px` : 'other lines';
  return [
    engine,
    scenesOf(all),
    scenesOf(far),
    String(all.length),
    String(far.length),
    `${howFar}: ${worst.what.slice(0, 24)} (${worst.scene})`,
  ];
}

/** How many scenes these are of. @param {readonly import('./measure.mjs').Shift[]} shifts */
function scenesOf(shifts) {
  return String(new Set(shifts.map(({ scene }) => scene)).size);
}
