import { arrivalOf, type Arrival } from '../../core/arrival/arrival';
import type { LaidOutMail } from '../../core/laid-out-mail';
import type { ForeignMail } from '../../core/mail';
import { outputIn } from '../../../output/state/output-in';
import type { TakenForm } from '../../../output/state/take-away';
import { selectHeldPictures } from '../../../pictures/state/held-pictures';
import type { CompilerId } from '../../../store/ports';
import type { AppThunk } from '../../../store/state';
import { MAIL_WIDTH, type OwnSide } from '../side-by-side';

type SentForm = NonNullable<TakenForm['form']>;

/** A mail that arrived beside the signature that was sent. */
export interface Compared extends Arrival {
  readonly own: OwnSide;
  readonly form: SentForm;
}

/** Lays a mail out in a frame. */
export function layOutArrived(
  frame: HTMLIFrameElement,
  mail: ForeignMail,
  loadsPictures: boolean,
): AppThunk<Promise<LaidOutMail>> {
  return (_dispatch, _getState, { pages }) => pages.layOutMail(frame, mail, { loadsPictures });
}

/** Compares a mail with the open signature, or with its short form where it has more of that. */
export function compareArrived(
  laidOut: LaidOutMail,
  compiler: CompilerId,
): AppThunk<Promise<Compared>> {
  return async (dispatch, getState, { pages }) => {
    const compareWith = async (form: SentForm): Promise<Compared> => {
      const { html } = await dispatch(outputIn(compiler, 'embed', { form }));
      const held = selectHeldPictures(getState());
      const arrival = arrivalOf(await pages.layOutPrinted(html, MAIL_WIDTH, held), laidOut);
      const { x, y } = arrival.moved;
      return { ...arrival, form, own: { html, at: { x: Math.max(0, x), y: Math.max(0, y) } } };
    };
    const whole = await compareWith('whole');
    if (whole.words === 1) return whole;
    const reply = await compareWith('reply');
    return reply.words > whole.words ? reply : whole;
  };
}
