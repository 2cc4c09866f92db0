import { isRecord } from '../../../base/record';
import { fail, ok, type Result } from '../../../base/result';
import { fileNotMade } from '../../../model/messages/file-messages';
import {
  linkCopied,
  linkProblem,
  SHARE_NOTICES,
  tooLongForLink,
} from '../../../model/messages/share-messages';
import type { SignatureBlock } from '../../../model/person/blocks';
import { BLANK_SIGNATURE, PICTURE_ADDRESSES, type Person } from '../../../model/person/signature';
import { LONGEST_LINK } from '../../../model/share-link';
import { isEmptySignature } from '../../../output/state/html-of';
import type { DesignProblem } from '../../../scene/design-file/design-file';
import { isPicture } from '../../../scene/registry';
import type { Scene, SceneElement } from '../../../scene/scene';
import { noticeRaised } from '../../../store/notices-slice';
import { pictureAddresses } from '../../../store/signature/picture-addresses';
import type { Signature } from '../../../store/signature/signature';
import type { AppThunk } from '../../../store/state';
import { readAny } from '../read-any';
import { type ParsedSignature, writeSignatureFile } from './signature-file';

/** Puts a link to a signature on the clipboard. Offers a file for one that is too long. Rejects where it cannot. */
export function copyShareLink(id: string): AppThunk<Promise<void>> {
  return async (dispatch, _getState, ports) => {
    const { links, clipboard, origin } = ports;
    const read = await dispatch(readAny(id));
    if (read === null) {
      dispatch(noticeRaised(SHARE_NOTICES.unread));
      return;
    }
    const { signature, name } = read;
    if (await isEmptySignature(signature, ports).catch(() => false)) {
      dispatch(noticeRaised(SHARE_NOTICES.empty));
      return;
    }
    const written = writeShareText(signature, name);
    if (!written.ok) {
      dispatch(noticeRaised(fileNotMade(written.problem.message)));
      return;
    }
    const page = signature.scene.elements.length > 0 ? '/drag-drop' : '/';
    const link = origin + page + (await links.pack(written.value));
    if (link.length > LONGEST_LINK) {
      dispatch(noticeRaised(tooLongForLink(link.length, id)));
      return;
    }
    await clipboard.writeText(link);
    dispatch(noticeRaised(linkCopied(hasPictures(signature))));
  };
}

/** Reads the hash of a link. Of one that gives no signature, the problem is a sentence. */
export function readShareLink(
  hash: string,
  signal?: AbortSignal,
): AppThunk<Promise<Result<ParsedSignature, string>>> {
  return async (_dispatch, _getState, ports) => {
    const text = await ports.links.unpack(hash, signal);
    if (!text.ok) return fail(linkProblem(text.problem));
    const parsed = await ports.designs.read(text.value, signal);
    if (!parsed.ok) return fail(parsed.problem.message);
    // A link may be of anyone: what loads before the visitor agrees would reveal to its server who opened it.
    return ok({ ...parsed.value, signature: withoutPictures(parsed.value.signature) });
  };
}

/*
 * A signature as the text of a link: its file, without pictures and without what is blank. A picture is too long for a link,
 * and the address of one would reveal to its server who opened the link.
 */

/** The text, as short as it goes. Refused where the file would be. */
export function writeShareText(signature: Signature, name: string): Result<string, DesignProblem> {
  const written = writeSignatureFile(withoutPictures(signature), name);
  if (!written.ok) return written;
  const file: unknown = JSON.parse(written.value);
  return ok(JSON.stringify(isRecord(file) ? withoutBlanks(file) : file));
}

/** Whether a signature has a picture that a link would leave behind. */
export function hasPictures(signature: Signature): boolean {
  return pictureAddresses(signature).length > 0;
}

/** A signature as a link may hold it: what reads one leaves out what none of ours holds, too. */
function withoutPictures({ person, look, scene }: Signature): Signature {
  return { person: personWithout(person), look, scene: sceneWithout(scene) };
}

function personWithout(person: Person): Person {
  const { naturalSizes: _sizes, profileCrop: _crop, ...rest } = person;
  const blanks = Object.fromEntries(PICTURE_ADDRESSES.map((field) => [field, '']));
  return { ...rest, ...blanks, blocks: person.blocks.map(blockWithout) };
}

function blockWithout(block: SignatureBlock): SignatureBlock {
  const { picture: _picture, ...values } = block.values;
  return { ...block, values };
}

function sceneWithout(scene: Scene): Scene {
  return { ...scene, elements: scene.elements.map(elementWithout) };
}

/** Its box stays: those who open the link put a picture of their own into it. */
function elementWithout(element: SceneElement): SceneElement {
  if (!isPicture(element)) return element;
  const { content: _content, naturalSize: _size, ...rest } = element;
  return rest;
}

/** The file without the fields of its person that are blank, as missing ones are read as blank. */
function withoutBlanks(file: Record<string, unknown>): Record<string, unknown> {
  const { signatureData, ...rest } = file;
  if (!isRecord(signatureData)) return file;
  const entries = Object.entries(signatureData).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(BLANK_SIGNATURE, key)),
  );
  return { ...rest, signatureData: Object.fromEntries(entries) };
}
