import { fileNotMade } from '../../../model/messages/file-messages';
import { fail, ok, type Result } from '../../../base/result';
import { LONGEST_LINK } from '../../../model/share-link';
import { linkCopied, linkProblem, SHARE_NOTICES, tooLongForLink } from '../../../model/messages/share-messages';
import { noticeRaised } from '../../../store/notices-slice';
import { isEmptySignature } from '../../../output/state/html-of';
import type { AppThunk } from '../../../store/state';
import { readAny } from '../read-any';
import { hasPictures, withoutPictures, writeShareText } from './share-signature';
import type { ParsedSignature } from './signature-file';

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
    // Whoever wrote the link: what is asked for before the visitor agrees would tell its server who opened it.
    return ok({ ...parsed.value, signature: withoutPictures(parsed.value.signature) });
  };
}
