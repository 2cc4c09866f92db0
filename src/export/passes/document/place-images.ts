import type { ImageNode } from '../../../email/nodes';
import { mapImages } from '../../../email/walk';
import { decodeBase64 } from '../../../base/base64';
import { fieldLabel } from '../../../model/person/fields';
import type { FindingReport } from '../../../model/findings/findings';
import { parseImageSource } from '../../../model/picture/image-source';
import type { DocumentForm, PlacedForm } from '../../document-form';
import { pictureGap } from '../../compose/gap';
import { hostedAddress, imageCid, imageFile, hostedName } from '../../pictures/image-names';
import type { EmailImage, ExportOptions } from '../../types';
import type { Pass } from '../pass';

/** The folder of picture files beside the HTML: what Outlook looks for next to `email-signature.htm`. */
const FILES_FOLDER = 'email-signature_files';

/**
 * Gives every picture the address that the image mode asks for and lists those whose bytes are known. Where pictures are
 * linked, one that has only bytes cannot travel: it is removed with a finding, or a gap holds its place.
 */
export const placeImages: Pass<DocumentForm, PlacedForm> = {
  name: 'placeImages',
  run: (form, { options, findings }) => {
    const images: EmailImage[] = [];
    const doc = mapImages(form.doc, (node, place) => {
      const image = emailImage(node, images.length + 1, options.images === 'hosted');
      if (image === null) return node;
      if (options.images === 'link') {
        findings.report(notHosted(node));
        return null;
      }
      const known = images.findIndex((each) => isSame(each, image, options));
      if (known === -1) images.push(image);
      if (options.images === 'gaps')
        return pictureGap(node, known === -1 ? images.length : known + 1, place);
      return { ...node, src: imageAddress(node, images[known] ?? image, options) };
    });
    const plainTextDoc = options.images === 'gaps' ? { plainTextDoc: form.doc } : {};
    return { kind: 'document', doc, requests: form.requests, images, ...plainTextDoc };
  },
};

function emailImage(node: ImageNode, number: number, isHosted: boolean): EmailImage | null {
  const source = parseImageSource(node.src);
  if (!source.ok || source.value.kind === 'link') return null;
  const bytes = decodeBase64(source.value.base64);
  if (bytes === null) return null;
  const { width, height, alt, origin = [], rasterId } = node;
  const id = isHosted ? hostedName(rasterId, bytes) : `image-${number}`;
  return { id, mime: source.value.type, bytes, width, height, alt, origin };
}

/** Hosted pictures have names of their own, even where the bytes of two happen to be the same. */
function isSame(a: EmailImage, b: EmailImage, { images: mode }: ExportOptions): boolean {
  return mode === 'hosted' ? a.id === b.id : a.mime === b.mime && sameBytes(a.bytes, b.bytes);
}

function imageAddress(
  node: ImageNode,
  image: EmailImage,
  { images: mode, folder = FILES_FOLDER, host }: ExportOptions,
): string {
  if (mode === 'cid') return `cid:${imageCid(image)}`;
  if (mode === 'hosted' && host !== undefined) return hostedAddress(host, image);
  return mode === 'files' ? `${encodeFolder(folder)}/${imageFile(image)}` : node.src;
}

/** A folder's name as an address holds it. */
function encodeFolder(name: string): string {
  return encodeURIComponent(name).replace(
    /[!~*'()]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function notHosted({ origin = [], alt }: ImageNode): FindingReport {
  const [first] = origin;
  const label = first?.kind === 'field' ? fieldLabel(first.field) : alt;
  return { rule: 'image-not-hosted', args: { label }, origin };
}

function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index]);
}
