import { encodeBase64 } from '../../base/base64';
import type { SvgNode } from '../../scene/drawing/svg';
import { loadFaces, sourceOf, type FaceSource } from './face-source';

const files = new Map<string, Promise<string>>();

/** The style sheet that brings the app's fonts into a picture: those that its texts need, files and all. */
export async function fontSheet(nodes: readonly SvgNode[]): Promise<string> {
  const texts = nodes.flatMap(textsIn);
  const loads = texts.map(([font, text]) => loadFaces(document.fonts, font, text));
  const faces = (await Promise.all(loads)).flatMap((load) => load.faces);
  const sources = faces.flatMap((face) => sourceOf(face) ?? []);
  const rules = await Promise.all([...new Set(sources)].map(ruleOf));
  return rules.join('');
}

/** Texts of a drawing with their fonts, as CSS writes these. */
function textsIn({ tag, attributes, children = [] }: SvgNode): readonly [string, string][] {
  if (tag !== 'text')
    return children.flatMap((each) => (typeof each === 'string' ? [] : textsIn(each)));
  const {
    'font-style': style = 'normal',
    'font-weight': weight,
    'font-family': family,
  } = attributes;
  const words = children.map((each) => (typeof each === 'string' ? each : '')).join('');
  return [[`${style} ${weight} 10px ${family}`, words]];
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
