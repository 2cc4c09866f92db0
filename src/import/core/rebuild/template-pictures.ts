import {
  type ImageNode,
  type LinkNode,
  type TableNode,
  childrenOf,
  type EmailNode,
} from '../../../email/nodes';
import { isSocialId } from '../../../model/person/social';
import type { Person } from '../../../model/person/signature';
import type { PagePicture } from './page';
import { pictureElement, type PictureReader } from './rebuild';
import type { DraftElement } from './drafted';

/** A picture of a document, and the link around it. */
interface DocPicture {
  readonly image: ImageNode;
  readonly link: LinkNode | null;
}

/** Reads the pictures of a template that was laid out: they stand on the page in the order in which its document has them. */
export function readerOfTemplate(doc: TableNode, person: Person): PictureReader {
  const pictures = [...picturesIn(doc, null)];
  return (picture, index) => {
    const found = pictures[index];
    return found === undefined ? null : elementOf(picture, found, person);
  };
}

function* picturesIn(node: EmailNode, link: LinkNode | null): Generator<DocPicture> {
  if (node.kind === 'image') yield { image: node, link };
  const around = node.kind === 'link' ? node : link;
  for (const child of childrenOf(node)) yield* picturesIn(child, around);
}

function elementOf(
  picture: PagePicture,
  { image, link }: DocPicture,
  person: Person,
): DraftElement {
  const field = image.origin?.find((origin) => origin.kind === 'field')?.field ?? '';
  const style = {};
  if (field === 'profileImageUrl') {
    return pictureElement(picture, { type: 'photo', shape: person.profileImageShape, style });
  }
  if (field === 'logoUrl' || field === 'logoForEmail') {
    return pictureElement(picture, { type: 'logo', shape: person.logoShape, style });
  }
  if (isSocialId(field) && link !== null) {
    return pictureElement(picture, {
      type: field,
      style: { socialStyle: 'icons', backgroundColor: link.color },
    });
  }
  return pictureElement(picture, {
    type: 'banner',
    content: image.src,
    alt: image.alt,
    ...(link !== null && { href: link.href }),
    style,
  });
}
