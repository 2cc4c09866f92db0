import type { Finding, Origin } from '../../model/findings';
import { SOCIAL_NETWORKS } from '../../model/social';
import { definitionOf, isPicture } from '../../scene/registry';
import type { Check, CheckSubject } from './check';
import { imagesIn, type PlacedImage } from './doc-parts';

/** Pictures that travel as bytes within the HTML: the visitor's own, and our marks of networks. */
export const embeddedPictures: Check = {
  id: 'embedded-pictures',
  run: (subject) => {
    const embedded = imagesIn(subject.doc).filter(({ image }) => image.src.startsWith('data:'));
    const marks = embedded.filter((placed) => isMark(placed, subject));
    const own = embedded.filter((placed) => !marks.includes(placed));
    const drawn = own.filter((placed) => isDrawn(placed, subject));
    const given = own.filter((placed) => !drawn.includes(placed));
    const isUnknown = embedded.length === 0 && subject.html.includes('src="data:');
    return [
      ...(given.length > 0 || isUnknown ? ownFindings(given) : []),
      ...(drawn.length > 0 ? drawnFindings(drawn) : []),
      ...(marks.length > 0 ? markFindings(marks) : []),
    ];
  },
};

function ownFindings(images: readonly PlacedImage[]): readonly Finding[] {
  const about = { args: {}, origin: originsOf(images) } as const;
  return [
    { ...about, rule: 'embedded-picture', severity: 'broken', clients: ['gmail', 'hey'] },
    { ...about, rule: 'embedded-picture-outlook', severity: 'degraded', clients: IN_WORD },
  ];
}

function drawnFindings(images: readonly PlacedImage[]): readonly Finding[] {
  const about = { args: {}, origin: originsOf(images) } as const;
  return [
    { ...about, rule: 'embedded-drawing', severity: 'broken', clients: ['gmail', 'hey'] },
    { ...about, rule: 'embedded-picture-outlook', severity: 'degraded', clients: IN_WORD },
  ];
}

function markFindings(images: readonly PlacedImage[]): readonly Finding[] {
  const about = { args: {}, origin: originsOf(images) } as const;
  return [
    { ...about, rule: 'embedded-marks', severity: 'broken', clients: ['gmail', 'hey'] },
    { ...about, rule: 'embedded-marks-outlook', severity: 'degraded', clients: IN_WORD },
  ];
}

const IN_WORD = ['outlook-classic'] as const;

function originsOf(images: readonly PlacedImage[]): Finding['origin'] {
  return images.flatMap(({ image }) => image.origin ?? []);
}

/** Whether a picture was drawn of elements that are none. */
function isDrawn(
  { image: { origin = [] } }: PlacedImage,
  { elements }: Pick<CheckSubject, 'elements'>,
): boolean {
  const isGiven = (from: Origin): boolean =>
    from.kind === 'element' &&
    elements?.some((element) => element.id === from.id && isPicture(element)) === true;
  return elements !== undefined && !origin.some(isGiven);
}

/** Whether a picture is the mark of a network. */
export function isMark(
  { image: { origin = [] } }: PlacedImage,
  { elements = [] }: Pick<CheckSubject, 'elements'>,
): boolean {
  return origin.some((from) =>
    from.kind === 'field'
      ? SOCIAL_NETWORKS.some(({ id }) => id === from.field)
      : elements.some(({ id, type }) => id === from.id && definitionOf(type).marks !== undefined),
  );
}
