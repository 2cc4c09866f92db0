import { strToU8 } from 'fflate';

/** What is in a file. Texts are saved as UTF-8; a long one comes in pieces, as often as somebody goes through them. */
export type FileContent = string | Uint8Array | Iterable<string>;

/** In characters: short pieces are put together, since each takes time of its own. */
const PIECE = 65_536;

/** The bytes of a content, one piece after the other. */
export function* bytesOf(content: FileContent): Generator<Uint8Array> {
  if (typeof content === 'string') yield strToU8(content);
  else if (content instanceof Uint8Array) yield content;
  else for (const text of longPieces(content)) yield strToU8(text);
}

function* longPieces(pieces: Iterable<string>): Generator<string> {
  let open: string[] = [];
  let length = 0;
  for (const piece of pieces) {
    open.push(piece);
    length += piece.length;
    if (length < PIECE) continue;
    yield open.join('');
    open = [];
    length = 0;
  }
  yield open.join('');
}
