import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensurePackages } from './ensure.mjs';
import { expectedError, ROOT } from './run.mjs';

// "npm run contact-sheets" draws each template with many people, pictures, palettes and screens, and in the dark; "npm run
// contact-sheets -- card tech" those two. The sheets are for eyes: each picture says how high the signature is.
await ensurePackages();
const { chromium } = await import('playwright');
const { buildForNode } = await import('./build-for-node.mjs');
const { launchOptions } = await import('./find-browser.mjs');
const { PEOPLE } = await import('./contact-sheets/people.mjs');
/** @type {typeof import('./contact-sheets/core.ts')} */
const core = await import(
  await buildForNode('scripts/contact-sheets/core.ts', 'contact-sheets-core')
);

/** @typedef {import('../src/model/signature').SignatureInput} SignatureInput */
/** @typedef {{ title: string, html: string, width: number, ground: string }} Shown */

const PALETTES = ['professional-blue', 'golden-yellow', 'royal-purple'];
/** @type {readonly (readonly [string, SignatureInput])[]} */
const LOGOS = [
  ['square', { logoShape: 'square' }],
  ['round', { logoShape: 'round' }],
  ['rectangle', { logoShape: 'rectangle' }],
  ['round on a color', { logoShape: 'round', logoBackgroundColor: '#fde68a' }],
];
const DESK = 624;
const PHONE = 320;
const OUT = join(ROOT, '.cache/contact-sheets');
/** The fonts that stand in for those of mail clients where this machine has none of them. */
const STAND_INS = {
  Arial: 'arimo/files/arimo-latin',
  Georgia: 'gelasio/files/gelasio-latin',
  'Courier New': 'cousine/files/cousine-latin',
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((id) => core.TEMPLATES.every((template) => template.id !== id));
if (unknown.length > 0) throw expectedError(`There is no template ${unknown.join(', ')}.`);
const templates = core.TEMPLATES.filter(({ id }) => chosen.length === 0 || chosen.includes(id));
if (chosen.length === 0) rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });

const browser = await chromium.launch(launchOptions());
try {
  const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
  const pictures = { profileImageUrl: portrait(), logoUrl: await drawLogo(page) };
  for (const template of templates) {
    for (const [name, shown] of await lightOnes(template, pictures)) {
      await photograph(page, `${template.id}-${name}`, shown);
    }
    await photograph(page, `${template.id}-dark`, await darkOnes(template, pictures));
  }
  console.log(`The sheets are in ${OUT}`);
} finally {
  await browser.close();
}

/**
 * @param {(typeof core.TEMPLATES)[number]} template
 * @param {SignatureInput} pictures
 * @returns {Promise<(readonly [string, readonly Shown[]])[]>}
 */
async function lightOnes(template, pictures) {
  const { profileImageUrl = '' } = pictures;
  const { ordinary = {}, full = {}, ...others } = PEOPLE;
  /** @param {SignatureInput} person @returns {[string, SignatureInput][]} */
  const inAll = (person) => [
    ...PALETTES.map(
      (colorScheme) =>
        /** @type {[string, SignatureInput]} */ ([
          colorScheme,
          { ...person, ...pictures, colorScheme },
        ]),
    ),
    ['photo', { ...person, profileImageUrl }],
    ['no pictures', person],
  ];
  /** @type {[string, SignatureInput][]} */
  const rest = Object.entries(others).map(([name, person]) => [name, pictured(person, pictures)]);
  /** @type {[string, SignatureInput][]} */
  const everyone = Object.entries(PEOPLE).map(([name, person]) => [
    name,
    pictured(person, pictures),
  ]);
  /** @type {[string, SignatureInput][]} */
  const logos = LOGOS.map(([title, logo]) => [title, { ...full, ...pictures, ...logo }]);
  /** @param {[string, SignatureInput][]} cases @param {number} width */
  const sheet = (cases, width) =>
    Promise.all(cases.map(([title, person]) => show(title, person, template, width)));
  return [
    ['ordinary', await sheet(inAll(ordinary), DESK)],
    ['full', await sheet(inAll(full), DESK)],
    ['others', await sheet(rest, DESK)],
    ['phone', await sheet(everyone, PHONE)],
    ['logos', await sheet(logos, DESK)],
    ['logos-phone', await sheet(logos, PHONE)],
  ];
}

/** A name alone stays alone. @param {SignatureInput} person @param {SignatureInput} pictures */
function pictured(person, pictures) {
  return Object.keys(person).length === 1 ? person : { ...person, ...pictures };
}

/** @param {(typeof core.TEMPLATES)[number]} template @param {SignatureInput} pictures @returns {Promise<Shown[]>} */
async function darkOnes(template, pictures) {
  const person = { ...PEOPLE['full'], ...pictures };
  const previews = await core.previewSignatureElsewhere(person, template.id);
  return previews.flatMap((made) =>
    made.shows === 'mail' && (made.id.endsWith('-dark') || made.id === 'outlook-classic')
      ? [{ title: made.id, html: made.html, ground: made.ground, width: DESK }]
      : [],
  );
}

/** @param {string} title @param {SignatureInput} person @param {(typeof core.TEMPLATES)[number]} template @param {number} width */
async function show(title, person, template, width) {
  const words = await core.loadWords(person.language === 'ar' ? 'ar' : 'en');
  const html = core.previewSignature(person, template, { words });
  return { title, html, width, ground: '#ffffff' };
}

/** @param {import('playwright').Page} page @param {string} name @param {readonly Shown[]} shown */
async function photograph(page, name, shown) {
  const frames = shown.map(
    ({ title, html, width, ground }) =>
      `<figure style="width:${width}px"><figcaption>${title}</figcaption><div style="padding:8px;background:${ground};width:${width - 16}px">${html}</div></figure>`,
  );
  const file = join(OUT, `${name}.html`);
  writeFileSync(
    file,
    `<!DOCTYPE html><meta charset="utf-8"><style>${sheetStyle()}</style>${frames.join('')}`,
  );
  await page.goto(`file://${file}`);
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const figure of document.querySelectorAll('figure')) {
      const height = figure.querySelector('div > *')?.getBoundingClientRect().height ?? 0;
      figure.querySelector('figcaption')?.append(` · ${Math.round(height)} px high`);
    }
  });
  const captions = await page.locator('figcaption').allTextContents();
  console.log(`${name}: ${captions.map((caption) => caption.replace(' px high', '')).join(' | ')}`);
  await page.screenshot({ path: join(OUT, `${name}.png`), fullPage: true });
}

function sheetStyle() {
  const faces = Object.entries(STAND_INS).flatMap(([family, file]) =>
    [400, 700].flatMap((weight) =>
      ['normal', 'italic'].map(
        (style) =>
          `@font-face{font-family:'${family}';font-weight:${weight};font-style:${style};src:url('file://${join(ROOT, 'node_modules/@fontsource', `${file}-${weight}-${style}.woff2`)}')}`,
      ),
    ),
  );
  return `${faces.join('')}body{margin:0;display:flex;flex-wrap:wrap;gap:8px;padding:8px;background:#d5d9de;align-items:flex-start}figure{margin:0}figcaption{font:11px Arial;padding:2px 0}`;
}

function portrait() {
  const bytes = readFileSync(join(ROOT, 'public/sample/portrait.png'));
  return `data:image/png;base64,${bytes.toString('base64')}`;
}

/** @param {import('playwright').Page} page */
async function drawLogo(page) {
  await page.setContent(
    '<div style="width:360px;height:120px;display:flex;align-items:center;gap:18px;font:700 52px Arial;color:#1d3557"><svg width="96" height="96" viewBox="0 0 24 24"><circle cx="12" cy="12" r="11" fill="#e63946"/><path d="M6 15 10 8l4 5 4-6v9H6z" fill="#fff"/></svg>northwind</div>',
  );
  const bytes = await page.locator('div').screenshot({ omitBackground: true });
  return `data:image/png;base64,${bytes.toString('base64')}`;
}
