import type { FoundField } from '../../import/found-field';
import type { LaidOutMail } from '../../import/laid-out-mail';
import type { Likeness } from '../../import/likeness';
import type { ForeignMail } from '../../import/mail';
import type { SignatureData } from '../../model/signature';
import { withoutSample } from '../../model/without-sample';
import { doneWithUndo } from '../../model/messages';
import { exportedFrame } from '../../scene/frame';
import type { Point } from '../../scene/geometry';
import type { Scene } from '../../scene/scene';
import { mailPutAway } from '../../store/canvas/import-slice';
import { dialogChanged } from '../../store/canvas/view-slice';
import { noticeRaised } from '../../store/notices-slice';
import { designOf } from '../../store/signature/signature';
import type { AppThunk } from '../../store/state';
import { showStart } from '../commands/column';
import { putInPlace } from '../commands/put-in-place';
import { IMPORT_WORDS } from './words';

/** As wide as a mail shows a signature at most, in px. */
export const MAIL_WIDTH = 600;

/** What becomes of a signature from elsewhere, as long as nothing is changed yet. */
export interface Rebuilt {
  readonly scene: Scene;
  readonly person: SignatureData;
  /** As a mail shows it. */
  readonly html: string;
  /** Where the content of that begins in the design: empty edges do not leave. */
  readonly at: Point;
  readonly likeness: Likeness;
}

/** A signature from elsewhere as it is laid out, and what it says of its person. */
export interface Read {
  readonly laidOut: LaidOutMail;
  readonly found: readonly FoundField[];
}

const loadReading = () => import('./reading');

/** Lays a signature from elsewhere out in a frame, and reads it. */
export function layOut(
  frame: HTMLIFrameElement,
  mail: ForeignMail,
  loadsPictures: boolean,
): AppThunk<Promise<Read>> {
  return async (_dispatch, _getState, { pages }) => {
    const reading = loadReading();
    const laidOut = await pages.layOutMail(frame, mail, { loadsPictures });
    return { laidOut, found: (await reading).foundInMail(laidOut.page) };
  };
}

/** Rebuilds a signature as a design of a person with these fields, and says how like the mail of that is to it. */
export function rebuild(
  { page }: LaidOutMail,
  chosen: readonly FoundField[],
): AppThunk<Promise<Rebuilt>> {
  return async (_dispatch, getState, { exporter, pages, now, origin }) => {
    const { likenessOf, movedPage, personInMail, sceneOfMail } = await loadReading();
    const { present } = getState().signature;
    const sample = withoutSample(present.person);
    const base = {
      ...present.person,
      ...sample,
      socialLinks: { ...present.person.socialLinks, ...sample.socialLinks },
    };
    const person = personInMail(chosen, base, page);
    const scene = sceneOfMail(page, person, Date.parse(now()));
    const design = designOf({ ...present, person, scene });
    const { html } = await exporter.exportScene(design, { baseUrl: origin, rasters: {} });
    const mail = await pages.layOutPrinted(html, MAIL_WIDTH);
    const { x, y } = exportedFrame(design);
    const likeness = likenessOf(page, movedPage(mail, x, y));
    return { scene, person, html, at: { x, y }, likeness };
  };
}

/** Puts a rebuilt signature on the canvas and its person into the form, as one step. */
export function putOnCanvas({ scene, person }: Rebuilt): AppThunk {
  return (dispatch) => {
    const { label, done } = IMPORT_WORDS;
    dispatch(putInPlace({ scene, person }, label));
    dispatch(showStart());
    dispatch(closeImport());
    dispatch(noticeRaised(doneWithUndo(done)));
  };
}

export function closeImport(): AppThunk {
  return (dispatch) => {
    dispatch(dialogChanged(null));
    dispatch(mailPutAway());
  };
}
