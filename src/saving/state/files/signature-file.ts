import { isRecord } from '../../../base/record';
import { ok, type Result } from '../../../base/result';
import { completeSignature } from '../../../model/person/signature';
import {
  parseDesign,
  type DesignNote,
  type DesignProblem,
  type ParsedDesign,
} from '../../../scene/design-file/design-file';
import { writeDesign } from '../../../scene/design-file/write-design';
import { linkedPictures } from '../../../store/signature/picture-addresses';
import { INITIAL_LOOK, type Signature } from '../../../store/signature/signature';
import { LONGEST_NAME } from '../header';
import { readLook } from '../read-look';

/*
 * A signature as a file: a design file that also contains the name of the signature and how the form shows it. So every design
 * file is a signature, too.
 */

export interface ParsedSignature {
  readonly signature: Signature;
  /** Blank where the file has none. */
  readonly name: string;
  readonly notes: readonly DesignNote[];
  /** Elements that were copied out of a design, not a signature. */
  readonly isFragment: boolean;
  /** The rules for a team that gets it, unchecked: files from before setups were files of their own hold them. */
  readonly team: unknown;
}

/** A signature as the text of a file. Refused where it could not be read again. */
export function writeSignatureFile(
  { person, look, scene }: Signature,
  name: string,
): Result<string, DesignProblem> {
  const written = writeDesign(scene, person);
  if (!written.ok) return written;
  const design: unknown = JSON.parse(written.value);
  return ok(JSON.stringify({ ...(isRecord(design) ? design : {}), name, look }, null, 2));
}

/** Reads a file that anyone may have written, as `parseDesign` does. */
export function parseSignatureFile(text: string): Result<ParsedSignature, DesignProblem> {
  const parsed = parseDesign(text);
  return parsed.ok ? ok(toSignature(parsed.value)) : parsed;
}

/**
 * A look that is none is left out. Linked pictures are held until the visitor lets them load, whatever the origin of the file.
 */
function toSignature({ design, notes, file, isFragment }: ParsedDesign): ParsedSignature {
  const { version: _version, signatureData, ...scene } = design;
  const { name, look, team } = file;
  const person = completeSignature(signatureData);
  const held = linkedPictures({ person, scene });
  return {
    signature: {
      person,
      look: readLook(look) ?? INITIAL_LOOK,
      scene,
      ...(held.length === 0 ? {} : { heldPictures: held }),
    },
    name: typeof name === 'string' ? name.slice(0, LONGEST_NAME) : '',
    notes,
    isFragment,
    team,
  };
}
