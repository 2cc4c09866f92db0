import { foundInMail, personInMail } from '../../core/found-in-mail';
import { importLikeness } from '../../core/import-likeness';
import { withChosenPictures } from '../../core/lost-pictures';
import { movedPage, type Likeness } from '../../core/likeness';
import { sceneOfMail, withoutLost } from '../../core/scene-of-mail';
import { MAIL_WIDTH, type OwnSide } from '../side-by-side';
import type { FoundField } from '../../core/found-field';
import type { LaidOutMail, WantedPart } from '../../core/laid-out-mail';
import type { ImportedMail } from '../../core/mail';
import { NONE_HELD, type HeldPictures } from '../../../model/picture/held-pictures';
import type { Person } from '../../../model/person/signature';
import { likeSample } from '../../../model/person/sample-fields';
import { withoutSample } from '../../../model/person/without-sample';
import { exportedFrame } from '../../../scene/frame';
import type { Scene } from '../../../scene/scene';
import { mailPutAway } from '../../state/import-slice';
import { dialogChanged } from '../../../store/canvas/view-slice';
import { exportWithDrawings, UNWATCHED, type Rasters } from '../../../output/state/draw-pictures';
import { fail, ok, type Result } from '../../../base/result';
import { pictureProblem } from '../../../model/messages/file-messages';
import { loadPicture } from '../../../pictures/state/run-upload';
import { heldIn, withoutHeld } from '../../../pictures/state/held-pictures';
import { designOf } from '../../../store/signature/signature';
import type { AppThunk } from '../../../store/state';

/** What becomes of a signature from elsewhere, as long as nothing is changed yet. */
export interface Rebuilt extends OwnSide {
  readonly held: HeldPictures;
  readonly scene: Scene;
  readonly person: Person;
  readonly likeness: Likeness;
}

/** A signature from elsewhere as it is laid out, and the fields found in it. */
export interface Read {
  readonly laidOut: LaidOutMail;
  readonly found: readonly FoundField[];
  /** Its pictures on the web, until the visitor asks for them. */
  readonly held: HeldPictures;
}

/** Lays a signature from elsewhere out in a frame, and reads it. */
export function layOut(
  frame: HTMLIFrameElement,
  mail: ImportedMail,
  { loadsPictures, part }: { readonly loadsPictures: boolean; readonly part: WantedPart },
): AppThunk<Promise<Read>> {
  return async (_dispatch, _getState, { pages }) => {
    const how = { loadsPictures, keepsAddresses: true, part };
    const laidOut = await pages.layOutMail(frame, mail, how);
    const held = loadsPictures ? NONE_HELD : laidOut.remote;
    return { laidOut, found: foundInMail(laidOut.page), held };
  };
}

/** Lays a mail out in blocks, for a visitor to point at. */
export function layOutBlocks(
  frame: HTMLIFrameElement,
  mail: ImportedMail,
): AppThunk<Promise<LaidOutMail>> {
  return (_dispatch, _getState, { pages }) =>
    pages.layOutMail(frame, mail, { loadsPictures: false, part: 'blocks' });
}

/** What the visitor has chosen of a signature. */
interface Chosen {
  readonly fields: readonly FoundField[];
  /** Data URLs in the places of pictures that did not come along, by the ids of these. */
  readonly pictures: ReadonlyMap<string, string>;
}

/** Rebuilds a signature as a design of a person with these fields, and measures how like the original its mail is. */
export function rebuild(
  { laidOut: { page: original, removals }, held: ofMail }: Read,
  { fields: chosen, pictures: files }: Chosen,
): AppThunk<Promise<Rebuilt>> {
  const page = withChosenPictures(original, files);
  return async (_dispatch, getState, { exporter, images, pages, now, origin }) => {
    const { present } = getState().signature;
    const sample = withoutSample(present.person);
    const base = {
      ...present.person,
      ...sample,
      socialLinks: { ...present.person.socialLinks, ...sample.socialLinks },
    };
    const read = personInMail(chosen, base, page);
    const found = chosen.map(({ field }) => field);
    const own = [...(base.typedFields ?? []), ...found];
    const person = { ...read, typedFields: likeSample(read, own) };
    const scene = sceneOfMail(page, person, Date.parse(now()));
    const design = designOf({ ...present, person, scene });
    const send = (rasters: Rasters) => exporter.exportScene(design, { baseUrl: origin, rasters });
    const held = [...heldIn(present), ...ofMail];
    const pictures = withoutHeld(images, held);
    const { output } = await exportWithDrawings(send, {}, pictures, UNWATCHED);
    const { html, doc } = output;
    const mail = await pages.layOutPrinted(html, MAIL_WIDTH, held);
    // Empty edges of a design are not exported.
    const { x, y } = exportedFrame(withoutLost(design, doc));
    const likeness = importLikeness(page, movedPage(mail, x, y), removals);
    return { scene, person, html, at: { x, y }, likeness, held };
  };
}

/** Reads a file of the visitor's for the place of a picture that did not come along: a data URL, or what is wrong with it. */
export function readLostPicture(file: Blob): AppThunk<Promise<Result<string, string>>> {
  return async (_dispatch, _getState, { images }) => {
    const loaded = await loadPicture(images, file, 'canvas');
    if (loaded.ok) return ok(loaded.value.dataUrl);
    return fail(pictureProblem(loaded.problem, file));
  };
}

export function closeImport(): AppThunk {
  return (dispatch, _getState, { session }) => {
    session.import.reading?.abort();
    session.import.reading = null;
    dispatch(dialogChanged(null));
    dispatch(mailPutAway());
  };
}
