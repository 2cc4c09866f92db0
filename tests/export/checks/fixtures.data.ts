import type {
  CellNode,
  Font,
  ImageNode,
  LinkNode,
  TableNode,
  TextNode,
} from '../../../src/email/nodes';
import type { CheckSubject } from '../../../src/export/checks/check';
import type { Hex } from '../../../src/model/color/color';
import { fieldOrigin, type Finding, type FindingRule } from '../../../src/model/findings/findings';
import type { Ink } from '../../../src/model/picture/ink';
import { BLANK_SIGNATURE, SAMPLE_SIGNATURE } from '../../../src/model/person/signature';
import { element } from '../../scene/scenes';
import { PIXEL } from '../../helpers/scenes';

/*
 * Each rule about a finished signature: a fixture in which it is broken, and one much like it in which it is kept.
 */

interface Fixture {
  readonly rule: FindingRule;
  readonly what: string;
  readonly broken: Partial<CheckSubject>;
  readonly kept: Partial<CheckSubject>;
  readonly severity?: Finding['severity'];
}

const FONT = { family: 'Arial,sans-serif', size: 14, lineHeight: 20, color: '#333333' } as const;
const LINKED = 'https://cdn.example.com/a.png';

function text(words: string, rest: Partial<TextNode> = {}): TextNode {
  return { kind: 'text', text: words, ...rest };
}

function image(rest: Partial<ImageNode> = {}): ImageNode {
  return { kind: 'image', src: LINKED, width: 100, height: 50, alt: 'Logo', ...rest };
}

function link(...children: LinkNode['children']): LinkNode {
  return { kind: 'link', href: 'tel:+15550104477', color: '#333333', underline: false, children };
}

function doc(child: CellNode['children'][number], rest: Partial<CellNode> = {}): TableNode {
  const cell: CellNode = { kind: 'cell', font: FONT, children: [child], ...rest };
  return { kind: 'table', width: 300, rows: [{ kind: 'row', cells: [cell] }] };
}

function runs(...children: readonly TextNode[]): TableNode {
  const cell: CellNode = { kind: 'cell', font: FONT, children };
  return { kind: 'table', width: 300, rows: [{ kind: 'row', cells: [cell] }] };
}

function beside(...children: readonly CellNode['children'][number][]): TableNode {
  const cells = children.map((child): CellNode => ({ kind: 'cell', children: [child] }));
  return { kind: 'table', width: 300, rows: [{ kind: 'row', cells }] };
}

function picture(rest: Partial<ImageNode>): Partial<CheckSubject> {
  return { doc: doc(image(rest)), options: { baseUrl: 'https://signet.example' } };
}

function words(look: Partial<Font>, background?: Hex): Partial<CheckSubject> {
  const below = background === undefined ? {} : { background: { color: background } };
  return { doc: doc(text('Words'), { font: { ...FONT, ...look }, ...below }) };
}

export function nested(depth: number): TableNode {
  return depth === 1 ? doc(text('Deep')) : doc(nested(depth - 1));
}

function embedded(bytes: number, count = 1): Partial<CheckSubject> {
  const one = { mime: 'image/png', width: 10, height: 10, alt: 'A', origin: [] } as const;
  return {
    images: Array.from({ length: count }, (_, index) => ({
      ...one,
      id: `image-${index}`,
      bytes: new Uint8Array(bytes),
    })),
  };
}

/** A logo that was drawn, and what was seen of it. */
function drawn(
  ink: Ink | undefined,
  logoBackgroundColor = '',
  background?: Hex,
): Partial<CheckSubject> {
  const base64 = 'AAAA';
  const raster = { type: 'image/png', base64, ...(ink === undefined ? {} : { ink }) } as const;
  const src = `data:image/png;base64,${base64}`;
  return {
    doc: doc(
      image({ src, rasterId: 'logo', origin: [fieldOrigin('logoUrl')] }),
      background === undefined ? {} : { background: { color: background } },
    ),
    person: { ...BLANK_SIGNATURE, logoBackgroundColor },
    options: { rasters: { logo: raster } },
  };
}

const BLACK_INK: Ink = { clear: 0.6, shade: '#000000', pale: '#000000' };
const WHITE_INK: Ink = { clear: 0.6, shade: '#ffffff', pale: '#ffffff' };

const HEAD = '<table role="presentation" lang="en" dir="ltr">';

const PLANE = { origin: [{ kind: 'element', id: 'a' }], children: [] } as const;

/** A plane of a design. */
function plane(rest: Partial<CellNode>): Partial<CheckSubject> {
  return {
    doc: doc(text('A'), { ...PLANE, ...rest }),
    elements: [element('rectangle', { id: 'a' })],
  };
}

const GRADIENT = { angle: 90, from: '#112233', to: '#445566' } as const;
const SHADOW = { size: 'medium', color: '#b3b3b3' } as const;

export const FIXTURES: readonly Fixture[] = [
  {
    rule: 'image-not-cut',
    what: 'a round picture that is linked, not one that was cut',
    severity: 'info',
    broken: picture({ radius: 25, origin: [fieldOrigin('logoUrl')] }),
    kept: picture({ radius: 25, rasterId: 'a', origin: [fieldOrigin('logoUrl')] }),
  },
  {
    rule: 'image-not-cut',
    what: 'a round shape of a design, not a badge, which is round by itself',
    broken: plane({ radius: 6 }),
    kept: { ...plane({ radius: 6 }), elements: [element('linkedin', { id: 'a' })] },
  },
  {
    rule: 'gradient-flat',
    what: 'a gradient of a design, not that of a template',
    severity: 'info',
    broken: plane({ background: { color: '#112233', gradient: GRADIENT } }),
    kept: { doc: doc(text('A'), { background: { color: '#112233', gradient: GRADIENT } }) },
  },
  {
    rule: 'shadow-missing',
    what: 'a shadow of a design',
    severity: 'info',
    broken: plane({ shadow: SHADOW }),
    kept: plane({}),
  },
  {
    rule: 'plane-link',
    what: 'an empty shape that is a link, not one with text on it',
    severity: 'info',
    broken: plane({ link: { href: 'https://example.com/', color: '#112233', label: 'Shop' } }),
    kept: { doc: doc(link(text('Shop'))) },
  },
  {
    rule: 'picture-dark',
    what: 'black ink, not white ink',
    broken: drawn(BLACK_INK),
    kept: drawn({ ...BLACK_INK, shade: '#ffffff' }),
    severity: 'degraded',
  },
  {
    rule: 'picture-dark',
    what: 'a dark gray that is lost on a dark background, not one that stands out',
    broken: drawn({ ...BLACK_INK, shade: '#222222' }),
    kept: drawn({ ...BLACK_INK, shade: '#555555' }),
  },
  {
    rule: 'picture-dark',
    what: 'a picture that covers its background has none of its own',
    broken: drawn(BLACK_INK),
    kept: drawn(undefined),
  },
  {
    rule: 'picture-dark',
    what: 'a transparent corner does not count as a background',
    broken: drawn(BLACK_INK),
    kept: drawn({ ...BLACK_INK, clear: 0.02 }),
  },
  {
    rule: 'picture-dark',
    what: 'a backing in the picture counts',
    broken: drawn(BLACK_INK),
    kept: drawn(BLACK_INK, '#ffffff'),
  },
  {
    rule: 'picture-dark',
    what: 'a light panel turns dark, one in the middle stays there',
    broken: drawn(BLACK_INK, '', '#eff6ff'),
    kept: drawn(BLACK_INK, '', '#888888'),
  },
  {
    rule: 'picture-pale',
    what: 'white ink, not black ink',
    broken: drawn(WHITE_INK),
    kept: drawn(BLACK_INK),
    severity: 'degraded',
  },
  {
    rule: 'picture-pale',
    what: 'a gray that is lost on white, not one that stands out',
    broken: drawn({ ...WHITE_INK, pale: '#e8e8e8' }),
    kept: drawn({ ...WHITE_INK, pale: '#d8d8d8' }),
  },
  {
    rule: 'picture-pale',
    what: 'the background below it counts, and a light one is none',
    broken: drawn(WHITE_INK, '', '#f8fafc'),
    kept: drawn(WHITE_INK, '', '#1f2937'),
  },
  {
    rule: 'picture-pale',
    what: 'a backing in the picture counts',
    broken: drawn(WHITE_INK),
    kept: drawn(WHITE_INK, '#1f2937'),
  },
  {
    rule: 'picture-pale',
    what: 'a transparent corner does not count as a background',
    broken: drawn(WHITE_INK),
    kept: drawn({ ...WHITE_INK, clear: 0.02 }),
  },
  {
    rule: 'text-faint',
    what: 'gray on white',
    broken: words({ color: '#999999' }),
    kept: words({ color: '#767676' }),
  },
  {
    rule: 'text-faint',
    what: 'a gray that is readable on white, on a panel',
    broken: words({ color: '#767676' }, '#dddddd'),
    kept: words({ color: '#767676' }),
  },
  {
    rule: 'text-faint',
    what: 'large text needs less contrast',
    broken: words({ color: '#999999', size: 24 }),
    kept: words({ color: '#888888', size: 24 }),
  },
  {
    rule: 'text-faint',
    what: 'the far end of a gradient',
    broken: {
      doc: doc(text('Words'), {
        background: { color: '#ffffff', gradient: { angle: 90, from: '#ffffff', to: '#333333' } },
      }),
    },
    kept: {
      doc: doc(text('Words'), {
        background: { color: '#ffffff', gradient: { angle: 90, from: '#ffffff', to: '#eeeeee' } },
      }),
    },
  },
  {
    rule: 'text-faint',
    what: 'the color of a link counts, not that of its cell',
    broken: { doc: doc({ ...link(text('Words')), color: '#aaaaaa' }) },
    kept: { doc: doc(link(text('Words')), { font: { ...FONT, color: '#aaaaaa' } }) },
  },
  {
    rule: 'text-small',
    what: '10 px',
    severity: 'degraded',
    broken: words({ size: 10 }),
    kept: words({ size: 11 }),
  },
  {
    rule: 'text-small',
    what: '9 px',
    severity: 'broken',
    broken: words({ size: 9 }),
    kept: words({ size: 11 }),
  },
  {
    rule: 'text-small',
    what: 'the two letters of a badge are no text',
    broken: { doc: doc(link(text('in', { font: { size: 9 } }))) },
    kept: { doc: doc({ ...link(text('in', { font: { size: 9 } })), label: 'LinkedIn' }) },
  },
  {
    rule: 'alt-missing',
    what: 'a picture without words',
    broken: picture({ alt: ' ' }),
    kept: picture({}),
  },
  {
    rule: 'alt-missing',
    what: 'a mute picture that is a link, among others; not the parts of a drawing',
    severity: 'broken',
    broken: { doc: beside(image(), link(image({ alt: '' }))) },
    kept: {
      doc: beside(image(), image({ alt: '' }), { ...link(image({ alt: '' })), label: 'Shop' }),
    },
  },
  {
    rule: 'word-split',
    what: 'a word in two looks, but not two words, nor Chinese',
    broken: { doc: runs(text('Sig'), text('net', { font: { color: '#ff0000' } })) },
    kept: {
      doc: runs(
        text('Sig '),
        text('net', { font: { color: '#ff0000' } }),
        text(' 佐'),
        text('藤', { font: { color: '#ff0000' } }),
      ),
    },
  },
  {
    rule: 'word-split',
    what: 'two looks, and not two runs of one',
    broken: { doc: runs(text('Sig', { font: { weight: 700 } }), text('net')) },
    kept: { doc: runs(text('Sig'), text('net')) },
  },
  {
    rule: 'link-vague',
    what: 'words that lead anywhere, whatever signs are around them',
    broken: { doc: doc(link(text('→ Click here!'))) },
    kept: { doc: doc(link(text('Click here for our books'))) },
  },
  {
    rule: 'link-vague',
    what: 'the words alone, and not the name that it has',
    broken: { doc: doc(link(text('hier'))) },
    kept: { doc: doc({ ...link(text('hier')), label: 'Unsere Bücher' }) },
  },
  {
    rule: 'phone-unlinked',
    what: 'a number with the code of its country',
    broken: { doc: doc(text('Call +1 (555) 010-4477')) },
    kept: { doc: doc(link(text('Call +1 (555) 010-4477'))) },
  },
  {
    rule: 'phone-unlinked',
    what: 'other numbers are none',
    broken: { doc: doc(text('+44 20 7946 0958')) },
    kept: { doc: doc(text('HRB 12345, 1985 - 2025, DE 123 456 789, 2+2')) },
  },
  {
    rule: 'auto-link',
    what: 'the number of a register',
    broken: { doc: doc(text('ABN 12 345 678 901')) },
    kept: { doc: doc(link(text('ABN 12 345 678 901'))) },
  },
  {
    rule: 'auto-link',
    what: 'a date that may become a link',
    broken: { doc: doc(text('Open 9 March 2026, 14:00')) },
    kept: { doc: doc(text('Open 9 March 2026, 14:00', { noAutoLink: true })) },
  },
  {
    rule: 'auto-link',
    what: 'seven digits',
    broken: { doc: doc(text('1234567')) },
    kept: { doc: doc(text('123456')) },
  },
  {
    rule: 'too-wide',
    what: '601 px',
    severity: 'degraded',
    broken: { doc: { ...nested(1), width: 601 } },
    kept: { doc: { ...nested(1), width: 600 } },
  },
  {
    rule: 'too-wide',
    what: '701 px',
    severity: 'broken',
    broken: { doc: { ...nested(1), width: 701 } },
    kept: { doc: { ...nested(1), width: 'full' } },
  },
  {
    rule: 'past-phone',
    what: 'a text that ends at 335 px, where a phone of 360 px shows 334',
    severity: 'info',
    broken: {
      doc: { ...nested(1), width: 600 },
      elements: [element('email', { x: 200, width: 135 })],
    },
    kept: {
      doc: { ...nested(1), width: 600 },
      elements: [element('email', { x: 200, width: 134 })],
    },
  },
  {
    rule: 'past-phone',
    what: 'planes and lines are not missed',
    severity: 'info',
    broken: {
      doc: { ...nested(1), width: 600 },
      elements: [element('logo', { x: 300, width: 100 })],
    },
    kept: {
      doc: { ...nested(1), width: 600 },
      elements: [element('rectangle', { x: 0, width: 600 }), element('line', { x: 0, width: 600 })],
    },
  },
  {
    rule: 'past-phone',
    what: 'what reaches past a narrow frame',
    severity: 'info',
    broken: {
      doc: { ...nested(1), width: 400 },
      elements: [element('name', { x: 0, width: 380 })],
    },
    kept: { doc: { ...nested(1), width: 330 }, elements: [element('name', { x: 0, width: 380 })] },
  },
  {
    rule: 'too-deep',
    what: 'nine tables',
    severity: 'info',
    broken: { doc: nested(9) },
    kept: { doc: nested(8) },
  },
  {
    rule: 'html-heavy',
    what: '20 kB, pictures not counted',
    broken: { html: 'é'.repeat(10_001) },
    kept: { html: `<img width="1" height="1" src="data:image/png;base64,${'A'.repeat(40_000)}">` },
  },
  {
    rule: 'html-clipped',
    what: '102 kB',
    severity: 'broken',
    broken: { html: 'x'.repeat(102_001) },
    kept: { html: 'x'.repeat(102_000) },
  },
  {
    rule: 'over-outlook-add-ins',
    what: '30,000 characters',
    severity: 'info',
    broken: { html: 'x'.repeat(30_001) },
    kept: { html: 'x'.repeat(30_000) },
  },
  {
    rule: 'shortest-code',
    what: 'the shortest code',
    severity: 'info',
    broken: { options: { code: 'shortest' } },
    kept: { options: { code: 'whole' } },
  },
  {
    rule: 'near-gmail-limit',
    what: '8,000 characters',
    broken: { html: 'x'.repeat(8001) },
    kept: { html: 'x'.repeat(8000) },
  },
  {
    rule: 'over-gmail-limit',
    what: '10,000 characters',
    severity: 'broken',
    broken: { html: 'x'.repeat(10_001) },
    kept: { html: 'x'.repeat(10_000) },
  },
  {
    rule: 'pictures-over-gmail-limit',
    what: '10,000 characters, the bytes of pictures counted',
    severity: 'broken',
    broken: { html: pictureOfLength(10_001) },
    kept: { html: pictureOfLength(10_000) },
  },
  {
    rule: 'pictures-over-outlook-add-ins',
    what: '30,000 characters, the bytes of pictures counted',
    severity: 'info',
    broken: { html: pictureOfLength(30_001) },
    kept: { html: pictureOfLength(30_000) },
  },
  {
    rule: 'embedded-picture',
    what: 'bytes of its own',
    severity: 'broken',
    broken: { doc: doc(image({ src: PIXEL })) },
    kept: picture({}),
  },
  {
    rule: 'embedded-picture-outlook',
    what: 'bytes of its own',
    severity: 'degraded',
    broken: { doc: doc(image({ src: PIXEL })) },
    kept: picture({ src: 'cid:image-1@signet' }),
  },
  {
    rule: 'embedded-code',
    what: 'a QR code on the canvas',
    severity: 'broken',
    broken: {
      doc: doc(image({ src: PIXEL, origin: [{ kind: 'element', id: 'a' }] })),
      elements: [element('qr', { id: 'a' })],
    },
    kept: {
      doc: doc(image({ src: PIXEL, origin: [{ kind: 'element', id: 'a' }] })),
      elements: [element('logo', { id: 'a' })],
    },
  },
  {
    rule: 'embedded-code',
    what: 'a QR code below the signature',
    broken: {
      doc: doc(image({ src: PIXEL, origin: [fieldOrigin('blocks.qr.b1')] })),
      person: { ...BLANK_SIGNATURE, blocks: [{ id: 'b1', kind: 'qr', values: {} }] },
    },
    kept: {
      doc: doc(image({ src: PIXEL, origin: [fieldOrigin('blocks.banner.b1')] })),
      person: { ...BLANK_SIGNATURE, blocks: [{ id: 'b1', kind: 'banner', values: {} }] },
    },
  },
  {
    rule: 'embedded-drawing',
    what: 'texts that became a picture',
    severity: 'broken',
    broken: {
      doc: doc(image({ src: PIXEL, origin: [{ kind: 'element', id: 'a' }] })),
      elements: [element('text', { id: 'a' })],
    },
    kept: {
      doc: doc(image({ src: PIXEL, origin: [{ kind: 'element', id: 'a' }] })),
      elements: [element('logo', { id: 'a' })],
    },
  },
  {
    rule: 'embedded-marks',
    what: 'a social icon',
    severity: 'broken',
    broken: { doc: doc(image({ src: PIXEL, origin: [fieldOrigin('linkedin')] })) },
    kept: { doc: doc(image({ src: PIXEL, origin: [fieldOrigin('logoUrl')] })) },
  },
  {
    rule: 'embedded-marks-outlook',
    what: 'a badge on the canvas',
    broken: {
      doc: doc(image({ src: PIXEL, origin: [{ kind: 'element', id: 'a' }] })),
      elements: [element('social', { id: 'a' })],
    },
    kept: {
      doc: doc(image({ src: PIXEL, origin: [{ kind: 'element', id: 'a' }] })),
      elements: [element('logo', { id: 'a' })],
    },
  },
  {
    rule: 'image-page',
    what: 'a Drive page',
    severity: 'broken',
    broken: picture({ src: 'https://drive.google.com/file/d/abc/view' }),
    kept: picture({}),
  },
  {
    rule: 'image-page',
    what: 'a Dropbox page',
    broken: picture({ src: 'https://www.dropbox.com/s/abc/logo.png?dl=0' }),
    kept: picture({ src: 'https://www.dropbox.com/s/abc/logo.png?raw=1' }),
  },
  {
    rule: 'image-page',
    what: 'a Figma file',
    broken: picture({ src: 'https://www.figma.com/design/abc/Logo' }),
    kept: picture({ src: 'https://cdn.example.com/figma.com/design/a.png' }),
  },
  {
    rule: 'image-expires',
    what: 'a signed address',
    severity: 'degraded',
    broken: picture({ src: `${LINKED}?X-Amz-Expires=3600` }),
    kept: picture({ src: `${LINKED}?v=3` }),
  },
  {
    rule: 'image-local',
    what: 'this computer',
    severity: 'broken',
    broken: picture({ src: 'http://localhost:8080/a.png' }),
    kept: picture({ src: 'https://localhost.example.com/a.png' }),
  },
  {
    rule: 'image-path',
    what: 'a path that leads to our own website',
    severity: 'broken',
    broken: {
      ...picture({ src: 'https://signet.example/me.png' }),
      person: { ...BLANK_SIGNATURE, logoUrl: './me.png' },
    },
    kept: {
      ...picture({ src: 'https://signet.example/sample/portrait.png' }),
      person: SAMPLE_SIGNATURE,
    },
  },
  {
    rule: 'image-local',
    what: 'this computer, but for pictures of a product that runs on it',
    severity: 'broken',
    broken: picture({ src: 'http://localhost:4173/me.png' }),
    kept: {
      ...picture({ src: 'http://localhost:4173/sample/portrait.png' }),
      options: { baseUrl: 'http://localhost:4173' },
    },
  },
  {
    rule: 'picture-unreachable',
    what: 'an address from which no picture came',
    severity: 'degraded',
    broken: { ...picture({}), options: { unreachable: [LINKED] } },
    kept: { ...picture({}), options: { unreachable: [`${LINKED}?v=2`] } },
  },
  {
    rule: 'image-not-secure',
    what: 'http',
    severity: 'degraded',
    broken: picture({ src: 'http://cdn.example.com/a.png' }),
    kept: picture({}),
  },
  {
    rule: 'picture-format',
    what: 'a WebP file',
    severity: 'broken',
    broken: picture({ src: 'https://cdn.example.com/a.webp?v=1' }),
    kept: picture({ src: 'https://cdn.example.com/webp/a.png' }),
  },
  {
    rule: 'picture-blurry',
    what: 'fewer pixels than px',
    severity: 'degraded',
    broken: sized(99, 50),
    kept: sized(100, 50),
  },
  {
    rule: 'picture-oversized',
    what: 'more than 2.5 times as many',
    broken: sized(260, 130),
    kept: sized(250, 125),
  },
  {
    rule: 'picture-stretched',
    what: 'more than 65 times',
    severity: 'broken',
    broken: { doc: doc(image({ src: PIXEL, width: 66, height: 66 })) },
    kept: { doc: doc(image({ src: PIXEL, width: 65, height: 65 })) },
  },
  {
    rule: 'picture-heavy',
    what: '50 kB',
    severity: 'degraded',
    broken: embedded(50_001),
    kept: embedded(50_000),
  },
  {
    rule: 'picture-heavy',
    what: '500 kB',
    severity: 'broken',
    broken: embedded(500_001),
    kept: embedded(50_000),
  },
  {
    rule: 'pictures-heavy',
    what: '100 kB together',
    broken: embedded(40_000, 3),
    kept: embedded(40_000, 2),
  },
  {
    rule: 'control-character',
    what: 'U+0092',
    severity: 'broken',
    broken: { html: 'Jane\u0092s' },
    kept: { html: 'Jane’s' },
  },
  {
    rule: 'language-missing',
    what: 'the outermost table',
    broken: { html: '<table role="presentation" lang="en">' },
    kept: { html: `${HEAD}<table role="presentation"></table></table>` },
  },
  {
    rule: 'language-missing',
    what: 'a language that is known',
    broken: {
      html: '<table role="presentation" dir="ltr">',
      doc: { ...doc(text('山田')), lang: 'ja' },
    },
    kept: { html: '<table role="presentation" dir="ltr">', doc: doc(text('山田')) },
  },
  {
    rule: 'address-cleaned',
    what: 'an address with a dot at its end',
    broken: { person: { ...BLANK_SIGNATURE, email: 'ann@example.com.' } },
    kept: { person: { ...BLANK_SIGNATURE, email: 'ann@example.com' } },
  },
  {
    rule: 'address-cleaned',
    what: 'a web address with a sign that cannot be seen',
    broken: { elements: [element('website', { content: 'www.exam\u00adple.com' })] },
    kept: { elements: [element('website', { content: 'www.example.com' })] },
  },
  {
    rule: 'text-message',
    what: 'a line of one’s own for text messages',
    broken: {
      person: { ...BLANK_SIGNATURE, lines: [{ label: '', value: 'Write', link: 'sms:5550100' }] },
    },
    kept: {
      person: { ...BLANK_SIGNATURE, lines: [{ label: '', value: 'Call', link: 'tel:5550100' }] },
    },
  },
  {
    rule: 'text-message',
    what: 'an element that leads to text messages',
    broken: { elements: [element('button', { content: 'Write', href: 'sms:5550100' })] },
    kept: { elements: [element('button', { content: 'Call', href: 'tel:5550100' })] },
  },
  {
    rule: 'sample-values',
    what: 'a sample social link',
    severity: 'info',
    broken: { person: { ...BLANK_SIGNATURE, socialLinks: SAMPLE_SIGNATURE.socialLinks } },
    kept: { person: { ...BLANK_SIGNATURE, socialLinks: { linkedin: 'ada' } } },
  },
  {
    rule: 'name-capitals',
    what: 'a name in capitals',
    severity: 'info',
    broken: { person: { ...BLANK_SIGNATURE, fullName: 'DR. JANE DOE, PhD' } },
    kept: { person: { ...BLANK_SIGNATURE, fullName: 'Jane DOE, MBA' } },
  },
  {
    rule: 'name-capitals',
    what: 'a name in capitals that is the company’s as well',
    severity: 'info',
    broken: { person: { ...BLANK_SIGNATURE, fullName: 'ACME', companyName: 'Other' } },
    kept: { person: { ...BLANK_SIGNATURE, fullName: 'ACME', companyName: 'Acme' } },
  },
  {
    rule: 'name-capitals',
    what: 'a name in capitals on a canvas',
    severity: 'info',
    broken: {
      person: { ...BLANK_SIGNATURE, fullName: 'JANE DOE' },
      elements: [element('name')],
    },
    kept: {
      person: { ...BLANK_SIGNATURE, fullName: 'JANE DOE' },
      elements: [
        element('name', { content: 'JANE DOE' }),
        element('text', { content: 'JD', spans: [{ start: 0, end: 2, field: 'initials' }] }),
      ],
    },
  },
  {
    rule: 'link-missing',
    what: 'a button on a canvas, without a link',
    severity: 'degraded',
    broken: { elements: [element('button', { content: 'Go' })] },
    kept: { elements: [element('button', { content: 'Go', href: 'example.com' })] },
  },
  {
    rule: 'banner-over',
    what: 'the day after the last one of a banner',
    severity: 'degraded',
    broken: onDay([element('banner', { until: '2026-06-04' })]),
    kept: onDay([element('banner', { until: '2026-06-05' })]),
  },
  {
    rule: 'banner-early',
    what: 'the day before the first one of a banner',
    severity: 'degraded',
    broken: onDay([element('banner', { from: '2026-06-06' })]),
    kept: onDay([element('banner', { from: '2026-06-05' })]),
  },
];

/** Elements on 5 June 2026. */
function onDay(elements: CheckSubject['elements'] = []): Partial<CheckSubject> {
  return { elements, options: { today: '2026-06-05' } };
}

function sized(width: number, height: number): Partial<CheckSubject> {
  const naturalSizes = [{ address: LINKED, width, height }];
  const person = { ...BLANK_SIGNATURE, logoUrl: LINKED, naturalSizes };
  return { doc: doc(image({ origin: [fieldOrigin('logoUrl')] })), person };
}

/** What the printer never writes: tags that hold it, and tags much like them that do not. */
export const CONSTRUCTS: readonly (readonly [name: string, broken: string, kept: string])[] = [
  [
    'position',
    '<td style="color:red; position:absolute">',
    '<td style="vertical-align:middle">position:absolute</td>',
  ],
  ['float', '<td style="float:left">', '<td align="left">'],
  ['display:flex', '<td style="display:flex">', '<td style="display:block">'],
  ['display:grid', '<td style="display:inline-grid">', '<td style="display:block">'],
  ['transform', '<td style="transform:rotate(1deg)">', '<td style="text-transform:uppercase">'],
  ['text-shadow', '<td style="text-shadow:0 0 1px">', '<td style="text-align:left">'],
  ['opacity', '<td style="opacity:.5">', '<td style="color:#808080">'],
  ['object-fit', '<td style="object-fit:cover">', '<td style="width:1px">'],
  ['filter', '<td style="filter:blur(1px)">', '<td style="width:1px">'],
  ['clip-path', '<td style="clip-path:circle()">', '<td style="width:1px">'],
  ['var()', '<td style="color:var(--a)">', '<td style="color:#112233">'],
  ['calc()', '<td style="width:calc(1px + 1px)">', '<td style="width:2px">'],
  ['rem', '<td style="font-size:1rem">', '<td style="font-size:16px">'],
  ['a transparent color', '<td style="color:#11223344">', '<td style="color:#112233">'],
  ['a transparent color', '<td style="color:rgba(0,0,0,.5)">', '<td style="color:rgb(0,0,0)">'],
  ['a newer color format', '<td style="color:oklch(1 0 0)">', '<td style="color:rgb(0,0,0)">'],
  ['a newer color format', '<td style="color:rgb(0 128 0)">', '<td style="color:rgb(0,128,0)">'],
  ['a negative margin', '<td style="margin-left:-4px">', '<td style="margin-left:4px">'],
  ['a background picture', '<td style="background:url(a.png)">', '<td style="background:#112233">'],
  [
    'a border of more than 8 px',
    '<td style="border-left:9px solid red">',
    '<td style="border-left:8px solid red;border-radius:30px">',
  ],
  [
    'padding outside of a cell',
    '<span style="padding:4px">',
    '<td style="padding:4px"><span style="padding:0">',
  ],
  [
    'a gradient without a plain color below',
    '<td style="background-image:linear-gradient(red,blue)">',
    '<td bgcolor="#112233" style="background-image:linear-gradient(red,blue)">',
  ],
  ['an inline SVG', '<svg width="1">', '<td>svg</td>'],
  ['a video', '<video src="a">', '<td>video</td>'],
  ['a form', '<form action="a">', '<td>form</td>'],
  ['a style sheet', '<style>a{}</style>', '<td style="color:red">'],
  [
    'srcset',
    '<img width="1" height="1" srcset="a 2x">',
    '<img width="1" height="1" alt="srcset=">',
  ],
  ['a script or frame', '<script>1</script>', '<td>script</td>'],
  ['a comment', '<!-- a -->', '<td>&lt;!-- a</td>'],
  ['VML', '<v:rect>', '<td>v:rect</td>'],
  ['a picture without a width', '<img height="1">', '<img width="1" height="1">'],
  ['a picture without a height', '<img width="1">', '<img width="1" height="1">'],
  ['a table without a role', '<table>', '<table role="presentation">'],
];

/** A picture inside HTML of a length in characters. */
function pictureOfLength(length: number): string {
  const around = '<img width="1" height="1" src="data:">';
  return around.replace('data:', `data:${'A'.repeat(length - around.length)}`);
}
