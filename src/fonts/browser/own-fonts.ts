import { encodeBase64 } from '../../base/base64';
import { once } from '../../base/once';
import { FONT_FILES, fontFileParts, UNICODE_RANGES } from '../../drawing/font-files';
import type { SvgNode } from '../../scene/drawing/svg';
import type { FONT_FACES } from '../../scene/text/fonts';
import { addFaces, type FaceSource, loadFaces, sourceOf } from './face-source';
import { forgetMeasures } from './measure-text';
import type { OwnFont } from './missing-fonts';

/** The app's fonts on a machine that lacks some. */
export interface OwnFonts {
  readonly faces: readonly FaceSource[];
  /** The fonts whose letters look different in their substitutes. */
  readonly standIns: readonly OwnFont[];
  /** Lets the texts of a frame use them. */
  readonly addTo: (frame: Window & typeof globalThis) => void;
  /** The style sheet that a picture of a drawing needs. */
  readonly sheetFor: (nodes: readonly SvgNode[]) => Promise<string>;
}

/** Lets the texts of the page use the substitutes of the missing fonts. */
export function ownFonts(
  missing: readonly OwnFont[],
  real: RealFonts,
  onFailure: () => void,
): OwnFonts {
  const { fonts } = document;
  const faces = facesOf(missing, real);
  const fail = once(onFailure);
  // Not all that fails in the page is reported: its style sheets name fonts of the machine, which may not be there.
  for (const { loaded } of addFaces({ FontFace, fonts }, faces)) loaded.then(forgetMeasures, fail);
  return {
    faces,
    standIns: looseOf(missing),
    addTo: (frame) => {
      addFaces({ FontFace: frame.FontFace, fonts: frame.document.fonts }, faces);
    },
    sheetFor: fontSheet,
  };
}

/*
 * The fonts that come with the app. Each has the widths of the font that it replaces, and is registered under the name of
 * that font: a browser then loads the styles and scripts that its texts need. A chunk of its own, for machines that lack some.
 */

/** Substitutes with the letter shapes of the real fonts. */
const METRIC_FONTS = import.meta.glob<string>(
  '/node_modules/@fontsource/{arimo,cousine,gelasio,tinos}/files/*-{latin,latin-ext,cyrillic,greek,vietnamese}-{400,700}-{normal,italic}.woff2',
  { query: '?url', import: 'default', eager: true },
);

/** Substitutes with only the widths of the real fonts; made by scripts/stand-ins. */
const SUBSTITUTES = import.meta.glob<string>('./files/*.woff2', {
  query: '?url',
  import: 'default',
  eager: true,
});

const FILE_NAMES: Readonly<Record<OwnFont, string>> = FONT_FILES;

/** Of some fonts, those whose letters look different in their substitutes. */
export function looseOf(fonts: readonly OwnFont[]): readonly OwnFont[] {
  const names = new Set(Object.keys(SUBSTITUTES).map((path) => fontFileParts(path).name));
  return fonts.filter((font) => names.has(FILE_NAMES[font]));
}

type RealFonts = Pick<typeof FONT_FACES, OwnFont>;

/** The faces of some fonts, each with the address of its file, and reaching as far as the real ones. */
export function facesOf(fonts: readonly OwnFont[], real: RealFonts): readonly FaceSource[] {
  return Object.entries({ ...METRIC_FONTS, ...SUBSTITUTES }).flatMap(([path, address]) => {
    const { name, subset, weight, style } = fontFileParts(path);
    const family = fonts.find((font) => FILE_NAMES[font] === name);
    const unicodeRange = UNICODE_RANGES[subset];
    if (family === undefined || unicodeRange === undefined) return [];
    const { ascent, descent } = real[family];
    const reach = { ascentOverride: share(ascent), descentOverride: share(descent) };
    return [
      {
        family,
        address,
        look: { weight, style, unicodeRange, display: 'swap', ...reach },
      } as const,
    ];
  });
}

function share(part: number): string {
  return `${(part * 100).toFixed(2)}%`;
}

const files = new Map<string, Promise<string>>();

/** The style sheet that brings the app's fonts into a picture: those that its texts need, files and all. */
async function fontSheet(nodes: readonly SvgNode[]): Promise<string> {
  const texts = nodes.flatMap((node) => textsIn(node));
  const loads = texts.map(([font, text]) => loadFaces(document.fonts, font, text));
  const faces = (await Promise.all(loads)).flatMap((load) => load.faces);
  const sources = faces.flatMap((face) => sourceOf(face) ?? []);
  const rules = await Promise.all([...new Set(sources)].map(ruleOf));
  return rules.join('');
}

/** Texts of a drawing, and their parts, with their fonts, as CSS writes these. */
function textsIn(
  { attributes, children = [] }: SvgNode,
  around: SvgNode['attributes'] = {},
): readonly (readonly [font: string, text: string])[] {
  const look = { ...around, ...attributes };
  const { 'font-style': style = 'normal', 'font-weight': weight, 'font-family': family } = look;
  return children.flatMap((each) =>
    typeof each === 'string'
      ? [[`${style} ${weight} 10px ${family}`, each] as const]
      : textsIn(each, look),
  );
}

/** Blank where the file, which is in use already, cannot be read a second time. */
async function ruleOf({ family, address, look }: FaceSource): Promise<string> {
  const reading = files.get(address) ?? readFile(address);
  files.set(address, reading);
  const file = await reading.catch(() => null);
  if (file === null) {
    files.delete(address);
    return '';
  }
  const descriptors = [
    `font-family:'${family}'`,
    `src:url(${file})`,
    `font-weight:${look.weight}`,
    `font-style:${look.style}`,
    `unicode-range:${look.unicodeRange}`,
    `ascent-override:${look.ascentOverride}`,
    `descent-override:${look.descentOverride}`,
  ];
  return `@font-face{${descriptors.join(';')}}`;
}

/** A file as a `data:` address. */
async function readFile(address: string): Promise<string> {
  const file = await fetch(address);
  const bytes = new Uint8Array(await file.arrayBuffer());
  return `data:font/woff2;base64,${encodeBase64(bytes)}`;
}
