import { buildCore } from '../build-core.mjs';
import { installPeers } from '../peers/install.mjs';
import { fixed, showAims, showTable } from '../show.mjs';
import { median, quantile } from '../statistics.mjs';
import { asSignature } from './content.mjs';
import { measure } from './measure.mjs';
import { loadMjml } from './peers/mjml.mjs';
import { loadReactEmail } from './peers/react-email.mjs';
import { loadUsewaypoint } from './peers/usewaypoint.mjs';

const TEMPLATE = 'modern';
const PRINTER = 'ours, the printer alone';
const PRINTED = 'ours, composed and printed';
const PIPELINE = 'ours, the whole pipeline';
const MJML = 'mjml 5.4.1';
const REACT_EMAIL = '@react-email/render 2.3.1';
const USEWAYPOINT = '@usewaypoint/email-builder 0.0.9';
const USEWAYPOINT_RAW = `${USEWAYPOINT}, raw rows`;

await installPeers();
report(await measure(await contenders()));

/** @returns {Promise<import('./measure.mjs').Contender[]>} */
async function contenders() {
  /** @type {typeof import('./core.ts')} */
  const { completeSignature, composeSignature, exportSignature, findTemplate, printNode } =
    await import(await buildCore('renderers'));
  /** @param {import('./content.mjs').Content} content */
  const compose = (content) =>
    composeSignature(completeSignature(asSignature(content)), findTemplate(TEMPLATE)).form.doc;
  return [
    {
      name: PRINTER,
      prepare: (content) => {
        const doc = compose(content);
        return () => printNode(doc);
      },
    },
    whole(PRINTED, (content) => printNode(compose(content))),
    whole(
      PIPELINE,
      async (content) => (await exportSignature(asSignature(content), TEMPLATE)).html,
    ),
    whole(USEWAYPOINT, loadUsewaypoint({ raw: false })),
    whole(USEWAYPOINT_RAW, loadUsewaypoint({ raw: true })),
    whole(REACT_EMAIL, loadReactEmail()),
    whole(MJML, loadMjml()),
  ];
}

/**
 * A contender that begins with the plain content.
 *
 * @param {string} name
 * @param {import('./peers/require-peer.mjs').Renderer} render
 * @returns {import('./measure.mjs').Contender}
 */
function whole(name, render) {
  return { name, prepare: (content) => () => render(content) };
}

/** @param {readonly import('./measure.mjs').Result[]} results */
function report(results) {
  const rows = results.map(({ name, times, bytes }) => ({
    name,
    bytes,
    median: median(times),
    p95: quantile(times, 0.95),
  }));
  const fastest = Math.min(...rows.map((row) => row.median));
  showTable(
    ['one signature', 'median ms', 'p95 ms', 'to the fastest', 'bytes'],
    rows.map((row) => [
      row.name,
      fixed(row.median, 4),
      fixed(row.p95, 4),
      `x ${fixed(row.median / fastest, 1)}`,
      String(row.bytes),
    ]),
  );
  showAims(aims(rows));
}

/** @typedef {{ name: string, median: number, bytes: number }} Row */

/**
 * @param {readonly Row[]} rows
 * @returns {import('../show.mjs').Aim[]}
 */
function aims(rows) {
  const of = (/** @type {string} */ name) => {
    const row = rows.find((row) => row.name === name);
    if (row === undefined) throw new Error(`Not measured: ${name}`);
    return row;
  };
  const pipeline = of(PIPELINE).median / of(MJML).median;
  return [
    // Each peer is given its document ready made too. The raw rows are HTML already: they are shown, not raced.
    printingAim(of(PRINTER), [USEWAYPOINT, REACT_EMAIL, MJML].map(of)),
    {
      text: 'the whole pipeline no slower than mjml',
      isMet: pipeline <= 1,
      found: `${fixed(pipeline)} of the time of mjml`,
    },
    ...[MJML, REACT_EMAIL].map((name) => {
      const share = of(PIPELINE).bytes / of(name).bytes;
      return {
        text: `fewer bytes than ${name}`,
        isMet: share < 1,
        found: `${fixed(share)} of its bytes`,
      };
    }),
  ];
}

/**
 * @param {Row} ours
 * @param {readonly Row[]} peers
 * @returns {import('../show.mjs').Aim}
 */
function printingAim(ours, peers) {
  const best = peers.reduce((best, row) => (row.median < best.median ? row : best));
  const lead = best.median / ours.median;
  return {
    text: `printing at least twice as fast as the fastest peer`,
    isMet: lead >= 2,
    found: `${fixed(lead)} times as fast as ${best.name}`,
  };
}
