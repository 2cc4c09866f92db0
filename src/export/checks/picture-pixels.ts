import type { FindingReport } from '../../model/findings/findings';
import type { ImageNode } from '../../email/nodes';
import type { Size } from '../../model/picture/fit';
import { parseImageSource } from '../../model/picture/image-source';
import { sizeFrom } from '../../model/picture/natural-size';
import { picturesOf, SAMPLE_SIGNATURE } from '../../model/person/signature';
import type { Check, CheckSubject } from './check';
import { imagesIn } from './doc-parts';
import { isIcon } from './picture-kind';
import { nameOf } from './subject-names';

/** Pixels per px shown. Screens have one to three; what has more is weight, and Word makes it smaller badly. */
const LEAST = 1;
const MOST = 2.5;
/** Word stretches a picture so far: https://github.com/hteumeuleu/email-bugs/issues/163 */
const MOST_STRETCH = 65;

/** Pictures of fewer pixels than they are shown at, or of many more. */
export const picturePixels: Check = {
  id: 'picture-pixels',
  run: (subject) =>
    imagesIn(subject.doc).flatMap((placed) => {
      const { image } = placed;
      // Social icons are drawn once for all sizes, and the visitor's own photo replaces the sample.
      const isOurs = isIcon(placed, subject) || isSample(image, subject);
      const natural = isOurs ? null : naturalSizeOf(image, subject);
      return natural === null ? [] : ratioFindings(image, natural, subject);
    }),
};

function ratioFindings(
  image: ImageNode,
  natural: Size,
  subject: CheckSubject,
): readonly FindingReport[] {
  const ratio = Math.min(natural.width / image.width, natural.height / image.height);
  const { origin = [], alt, width, height } = image;
  const label = nameOf(origin, alt, subject);
  const args = {
    label,
    pixels: `${natural.width} × ${natural.height}`,
    shown: `${width} × ${height}`,
  };
  if (ratio * MOST_STRETCH < 1) return [{ rule: 'picture-stretched', args, origin }];
  if (ratio < LEAST) return [{ rule: 'picture-blurry', args, origin }];
  return ratio > MOST ? [{ rule: 'picture-oversized', args, origin }] : [];
}

/** The size of its file in px, by its bytes or as it was read from its address; null where it is not known. */
function naturalSizeOf({ src, origin = [] }: ImageNode, subject: CheckSubject): Size | null {
  if (src.startsWith('data:')) {
    const source = parseImageSource(src);
    return source.ok && source.value.kind === 'data' ? source.value.size : null;
  }
  const { person, elements = [] } = subject;
  const sizes = [...(person.naturalSizes ?? []), ...elements.map(({ naturalSize }) => naturalSize)];
  const addresses = origin.flatMap((from) =>
    from.kind === 'element'
      ? (elements.find(({ id }) => id === from.id)?.content ?? [])
      : picturesOf(person).flatMap(([field, address]) => (field === from.field ? address : [])),
  );
  return addresses.map((address) => sizeFrom(sizes, address)).find((size) => size !== null) ?? null;
}

function isSample({ origin = [] }: ImageNode, { person }: CheckSubject): boolean {
  return (
    origin.some((from) => from.kind === 'field' && from.field === 'profileImageUrl') &&
    person.profileImageUrl === SAMPLE_SIGNATURE.profileImageUrl
  );
}
