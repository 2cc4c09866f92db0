import { completeFinding } from '../../model/findings/finding-rows';
import { formatCount } from '../../base/text';
import { CLIENT_SUPPORT } from '../../model/findings/client-support.data';
import type { Finding, Origin, FindingReport } from '../../model/findings/findings';
import { fieldLabel } from '../../model/person/fields';
import { elementFinding } from '../../scene/element-finding';
import { definitionOf } from '../../scene/registry';
import type { SceneElement } from '../../scene/scene';
import { outOfDate } from '../compose/out-of-date';
import { autoLink } from './auto-link';
import { characters } from './characters';
import type { Check, CheckSubject } from './check';
import { clientRules } from './client-rules';
import { constructs } from './constructs';
import { contrast } from './contrast';
import { imagesIn, type PlacedImage } from './doc-parts';
import { heard } from './heard';
import { measures } from './measures';
import { nameCapitals } from './name-capitals';
import { phoneLink } from './phone-link';
import { pictureAddress } from './picture-address';
import { pictureDark } from './picture-dark';
import { picturePale } from './picture-pale';
import { picturePixels } from './picture-pixels';
import { sampleValues } from './sample-values';
import { nameOf } from './subject-names';
import { shortestCode } from './shortest-code';
import { textSize } from './text-size';
import { typedAddresses } from './typed-addresses';
import { weight } from './weight';

/** In bytes of the files. */
const HEAVY = 50_000;
const HEAVY_TOGETHER = 100_000;
const TOO_HEAVY = 500_000;

/** Pictures that make every message slow to arrive. Linked pictures add nothing to it. */
const pictureWeight: Check = {
  id: 'picture-weight',
  run: (subject) => {
    const { images } = subject;
    const heavy = images.filter(({ bytes }) => bytes.length > HEAVY);
    const each = heavy.map(({ bytes, alt, origin }): FindingReport => {
      const args = { label: nameOf(origin, alt, subject), size: kilobytes(bytes.length) };
      return { rule: 'picture-heavy', severity: severityOf(bytes.length), args, origin };
    });
    const total = images.reduce((sum, { bytes }) => sum + bytes.length, 0);
    const together: FindingReport = {
      rule: 'pictures-heavy',
      severity: severityOf(total),
      args: { size: kilobytes(total) },
      origin: images.flatMap(({ origin }) => origin),
    };
    return total > HEAVY_TOGETHER && images.length > 1 ? [...each, together] : each;
  },
};

function kilobytes(bytes: number): string {
  return formatCount(Math.round(bytes / 1000));
}

const FORMATS = {
  svg: { name: 'an SVG', feature: 'image-svg' },
  svgz: { name: 'an SVG', feature: 'image-svg' },
  webp: { name: 'a WebP', feature: 'image-webp' },
  avif: { name: 'an AVIF', feature: 'image-avif' },
} as const;

/** Linked pictures in a format that some clients cannot show, judged by their addresses. */
const pictureFormat: Check = {
  id: 'picture-format',
  run: (subject) =>
    imagesIn(subject.doc).flatMap(({ image: { src, alt, origin = [] } }) => {
      const format = formatOf(src);
      if (format === null) return [];
      const { none, partly } = CLIENT_SUPPORT[format.feature];
      const args = {
        label: nameOf(origin, alt, subject),
        format: format.name,
        feature: format.feature,
      };
      const about = { rule: 'picture-format', args, origin } as const;
      return [
        { ...about, severity: 'broken', clients: none } as const,
        { ...about, severity: 'degraded', clients: partly } as const,
      ].filter(({ clients }) => clients.length > 0);
    }),
};

function severityOf(bytes: number): 'broken' | 'degraded' {
  return bytes > TOO_HEAVY ? 'broken' : 'degraded';
}

function formatOf(address: string): (typeof FORMATS)[keyof typeof FORMATS] | null {
  const extension = /^https?:[^?#]*\.([a-z]+)(?:[?#]|$)/i.exec(address)?.[1]?.toLowerCase() ?? '';
  return Object.entries(FORMATS).find(([known]) => known === extension)?.[1] ?? null;
}

/**
 * A picture without alternative text has no words where it is blocked, nor for a screen reader. Reported where it is a link,
 * or the only picture: the parts of a drawing are many pictures, of which one has the text.
 */
const missingAlt: Check = {
  id: 'missing-alt',
  run: (subject) => {
    const images = imagesIn(subject.doc);
    return images
      .filter((placed) => placed.image.alt.trim() === '' && (images.length === 1 || isMute(placed)))
      .map(({ image: { origin = [] } }) => ({
        rule: 'alt-missing',
        args: { label: nameOf(origin, 'Picture', subject) },
        origin,
      }));
  },
};

/** Whether a picture is in a link without a name or other text. */
function isMute({ link }: PlacedImage): boolean {
  return link !== null && link.label === undefined && !link.children.some(isSpeaking);
}

function isSpeaking(child: NonNullable<PlacedImage['link']>['children'][number]): boolean {
  return (child.kind === 'text' ? child.text : child.alt).trim() !== '';
}

/** Elements that need a link and have none, and banners outside of their days. */
const buttonsAndBanners: Check = {
  id: 'buttons-and-banners',
  run: ({ elements = [], options }) =>
    elements.flatMap((element) => findIn(element, options.today)),
};

function findIn(element: SceneElement, today: string | undefined): readonly FindingReport[] {
  if (element.hidden === true) return [];
  const { label, needsLink } = definitionOf(element.type);
  const lacksLink = needsLink === true && !hasLink(element);
  const rules = [...(lacksLink ? (['link-missing'] as const) : []), ...outOfDate(element, today)];
  return rules.map((rule) => elementFinding(rule, element, label));
}

function hasLink({ href = '', spans = [] }: SceneElement): boolean {
  return [href, ...spans.map((span) => span.href ?? '')].some((link) => link.trim() !== '');
}

/** Linked pictures that do not load: in a mail, nothing stands in their place. */
const unreachablePictures: Check = {
  id: 'unreachable-pictures',
  run: ({ doc, elements = [], options: { unreachable = [] } }) =>
    unreachable.length === 0
      ? []
      : imagesIn(doc).flatMap(({ image: { src, origin = [] } }) =>
          unreachable.includes(src) ? [unreachablePicture(origin, elements)] : [],
        ),
};

function unreachablePicture(
  origin: readonly Origin[],
  elements: readonly SceneElement[],
): FindingReport {
  const labels = origin.flatMap((each) => {
    if (each.kind === 'field') return [fieldLabel(each.field)];
    const element = elements.find(({ id }) => id === each.id);
    return element === undefined ? [] : [element.name?.trim() || definitionOf(element.type).label];
  });
  const [label = fieldLabel('logoUrl')] = labels;
  return { rule: 'picture-unreachable', args: { label }, origin };
}

/** A single C1 control makes Gmail cut a message off: https://github.com/hteumeuleu/email-bugs/issues/41 */
const controlCharacters: Check = {
  id: 'control-characters',
  run: ({ html }) => (/[\u0080-\u009f]/.test(html) ? [{ rule: 'control-character' }] : []),
};

/** Every check of a finished signature. A new one is a file and a line here. */
export const CHECKS: readonly Check[] = [
  buttonsAndBanners,
  characters,
  weight,
  shortestCode,
  clientRules,
  pictureAddress,
  unreachablePictures,
  pictureFormat,
  picturePixels,
  pictureWeight,
  pictureDark,
  picturePale,
  contrast,
  textSize,
  missingAlt,
  heard,
  phoneLink,
  autoLink,
  measures,
  constructs,
  controlCharacters,
  nameCapitals,
  sampleValues,
  typedAddresses,
];

/** The findings of all checks about a signature. */
export function check(subject: CheckSubject): readonly Finding[] {
  const findings: Finding[] = [];
  for (const { run } of CHECKS) {
    for (const report of run(subject)) findings.push(completeFinding(report));
  }
  return findings;
}
