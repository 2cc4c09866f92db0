import type { FindingReport } from '../../model/findings/findings';
import type { ClientId } from '../../model/findings/clients';
import type { Severity } from '../../model/findings/severity';
import { CLIENT_SUPPORT } from '../../model/findings/client-support.data';
import { memoize } from '../../base/memoize';
import type { Check } from './check';

/*
 * What the printer never writes, looked for in the output all the same: features of Can I email, which lists the clients that
 * show them, and a few that it does not list.
 */

type Feature = keyof typeof CLIENT_SUPPORT;

interface Construct {
  /** Its name in the finding. */
  readonly name: string;
  /** Looked for in each start tag, or in its style alone, by `within`. */
  readonly pattern: RegExp;
  readonly within: 'style' | 'tag';
  readonly support: Feature | Readonly<Partial<Record<Exclude<Severity, 'info'>, Clients>>>;
}

/** Empty means all clients. */
type Clients = readonly ClientId[];

const EVERYWHERE = { broken: [] } as const;
const IN_WORD = { broken: ['outlook-classic'] } as const;

function style(pattern: RegExp, name: string, support: Construct['support']): Construct {
  return { name, pattern, within: 'style', support };
}

function tag(pattern: RegExp, name: string, support: Construct['support']): Construct {
  return { name, pattern, within: 'tag', support };
}

const CONSTRUCTS: readonly Construct[] = [
  style(/(?:^|;)\s*position\s*:/i, 'position', 'css-position'),
  style(/(?:^|;)\s*float\s*:/i, 'float', 'css-float'),
  style(/(?:^|;)\s*display\s*:\s*(?:inline-)?flex/i, 'display:flex', 'css-display-flex'),
  style(/(?:^|;)\s*display\s*:\s*(?:inline-)?grid/i, 'display:grid', 'css-display-grid'),
  style(/(?:^|;)\s*transform\s*:/i, 'transform', 'css-transform'),
  style(/(?:^|;)\s*text-shadow\s*:/i, 'text-shadow', 'css-text-shadow'),
  style(/(?:^|;)\s*opacity\s*:/i, 'opacity', 'css-opacity'),
  style(/(?:^|;)\s*object-fit\s*:/i, 'object-fit', 'css-object-fit'),
  style(/(?:^|;)\s*filter\s*:/i, 'filter', 'css-filter'),
  style(/(?:^|;)\s*clip-path\s*:/i, 'clip-path', 'css-clip-path'),
  style(/\bvar\(/i, 'var()', 'css-variables'),
  style(/\bcalc\(/i, 'calc()', 'css-unit-calc'),
  style(/[\d.]rem\b/i, 'rem', 'css-unit-rem'),
  style(/\brgba\(|#(?:[\da-f]{8}|[\da-f]{4})\b/i, 'a transparent color', 'css-rgba'),
  style(
    /\b(?:hsla?|hwb|lab|lch|oklab|oklch|color|color-mix)\(/i,
    'a newer color format',
    'css-modern-color',
  ),
  style(/\brgb\(\s*\d+\s+\d/i, 'a newer color format', 'css-modern-color'),
  style(/(?:^|;)\s*margin[\w-]*\s*:[^;]*-\d/i, 'a negative margin', 'css-margin'),
  style(/background(?:-image)?\s*:[^;]*url\(/i, 'a background picture', 'css-background-image'),
  style(
    /(?:^|;)\s*border(?:-(?:top|right|bottom|left))?(?:-width)?\s*:[^;]*\b(?:9|[1-9]\d+)px/i,
    'a border of more than 8 px',
    IN_WORD,
  ),
  tag(
    /^(?!td\b|th\b)\w[^>]*\sstyle="(?:[^"]*;)?\s*padding[\w-]*\s*:\s*[^;"]*[1-9]/i,
    'padding outside of a cell',
    IN_WORD,
  ),
  tag(
    /^(?![^>]*(?:bgcolor=|background-color\s*:))[^>]*gradient\(/i,
    'a gradient without a plain color below',
    IN_WORD,
  ),
  tag(/^svg\b/i, 'an inline SVG', 'html-svg'),
  tag(/^video\b/i, 'a video', 'html-video'),
  tag(/^form\b/i, 'a form', 'html-form'),
  tag(/^style\b/i, 'a style sheet', 'html-style'),
  tag(/^\w[^>]*\ssrcset=/i, 'srcset', 'html-srcset'),
  tag(/^(?:script|iframe|object|embed)\b/i, 'a script or frame', EVERYWHERE),
  tag(/^!--/, 'a comment', EVERYWHERE),
  tag(/^v:\w/i, 'VML', EVERYWHERE),
  tag(/^img\b(?![^>]*\swidth="\d+")/i, 'a picture without a width', IN_WORD),
  tag(/^img\b(?![^>]*\sheight="\d+")/i, 'a picture without a height', IN_WORD),
  tag(/^table\b(?![^>]*\srole=)/i, 'a table without a role', { degraded: [] }),
];

export const constructs: Check = {
  id: 'constructs',
  run: ({ html, doc }) => {
    const tags = [...html.matchAll(TAG)].map(([, inner = '']) => inner);
    const found = new Set(tags.flatMap(constructsIn));
    return [
      ...CONSTRUCTS.flatMap((construct) => (found.has(construct) ? about(construct) : [])),
      ...languageFindings(tags, doc.lang !== undefined),
    ];
  },
};

/** Most tags of a signature are those of the one before, and the next person's too. */
const constructsIn = memoize((inner: string): readonly Construct[] => {
  const [, style] = /\sstyle="([^"]*)"/i.exec(inner) ?? [];
  return CONSTRUCTS.filter(({ within, pattern }) =>
    within === 'tag' ? pattern.test(inner) : style !== undefined && pattern.test(style),
  );
}, 200_000);

/** A start tag with its attributes, whose values may hold anything but quotation marks; or the beginning of a comment. */
const TAG = /<((?:[a-z][\w:]*(?:[^>"]+|"[^"]*")*|!--))/gi;

function about({ name, support }: Construct): readonly FindingReport[] {
  const {
    broken,
    degraded,
    feature = '',
  } = typeof support === 'string' ? known(support) : { ...support };
  const args = { construct: name, feature };
  const finding = (severity: 'broken' | 'degraded', clients?: Clients): readonly FindingReport[] =>
    clients === undefined ? [] : [{ rule: 'construct', severity, args, clients }];
  return [...finding('broken', broken), ...finding('degraded', degraded)];
}

interface Support {
  readonly broken?: Clients | undefined;
  readonly degraded?: Clients | undefined;
  readonly feature?: string;
}

/** The clients that do not show a feature, or only partly; undefined for none, so that no finding is made. */
function known(feature: Feature): Support {
  const { none, partly } = CLIENT_SUPPORT[feature];
  return { broken: someOf(none), degraded: someOf(partly), feature };
}

function someOf(clients: Clients): Clients | undefined {
  return clients.length === 0 ? undefined : clients;
}

/** A finding unless the outermost table has the direction of the whole, and its language where that is known. */
function languageFindings(
  [first = '']: readonly string[],
  hasLanguage: boolean,
): readonly FindingReport[] {
  const isWhole = (!hasLanguage || /\slang="/.test(first)) && /\sdir="/.test(first);
  if (isWhole || !/^table\b/i.test(first)) return [];
  return [{ rule: 'language-missing' }];
}
