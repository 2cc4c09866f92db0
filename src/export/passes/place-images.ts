import type { ImageNode } from '../../email/nodes';
import { mapImages } from '../../email/walk';
import { fieldLabel } from '../../model/fields';
import type { Finding } from '../../model/findings';
import { decodeBase64 } from '../../model/base64';
import { parseImageSource, type ImageType } from '../../model/image-source';
import type { DocumentForm } from '../document-form';
import type { EmailImage, ImageMode } from '../types';
import type { Pass } from './pass';

/** The folder of picture files beside the HTML: what Outlook looks for next to `email-signature.htm`. */
export const FILES_FOLDER = 'email-signature_files';

const EXTENSIONS: Record<ImageType, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
};

/**
 * Gives every picture the address that the image mode asks for and lists those whose bytes are known. Where pictures are
 * linked, one that has only bytes cannot travel: it is taken out and a finding says so.
 */
export const placeImages: Pass<DocumentForm> = {
  name: 'placeImages',
  run: (form, { options: { images: mode = 'embed' }, findings }) => {
    const images: EmailImage[] = [];
    const doc = mapImages(form.doc, (node) => {
      const image = emailImage(node, images.length + 1);
      if (image === null) return node;
      if (mode === 'link') {
        findings.report(notHosted(node));
        return null;
      }
      const same = images.find(
        ({ bytes, mime }) => mime === image.mime && sameBytes(bytes, image.bytes),
      );
      if (same === undefined) images.push(image);
      return { ...node, src: imageAddress(node, same ?? image, mode) };
    });
    return { ...form, doc, images };
  },
};

function emailImage(node: ImageNode, number: number): EmailImage | null {
  const source = parseImageSource(node.src);
  if (!source.ok || source.value.kind === 'link') return null;
  const bytes = decodeBase64(source.value.base64);
  if (bytes === null) return null;
  const { width, height, alt, origin = [] } = node;
  return { id: `image-${number}`, mime: source.value.type, bytes, width, height, alt, origin };
}

function imageAddress(node: ImageNode, { id, mime }: EmailImage, mode: ImageMode): string {
  if (mode === 'cid') return `cid:${id}@signet`;
  return mode === 'files' ? `${FILES_FOLDER}/${id}.${EXTENSIONS[mime]}` : node.src;
}

function notHosted({ origin = [], alt }: ImageNode): Finding {
  const [first] = origin;
  const label = first?.kind === 'field' ? fieldLabel(first.field) : alt;
  return { rule: 'image-not-hosted', severity: 'broken', clients: [], args: { label }, origin };
}

function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index]);
}
