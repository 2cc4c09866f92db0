import { withNumbers } from '../../model/person/phone/known-numbers';
import { loadedNumbers } from '../../model/person/phone/load-numbers';
import type { EmailOutput, ExportOptions, ImageMode } from '../../export';
import type { Package, PackageFile } from '../../export/packages';
import { NOTICES } from '../../model/messages/messages';
import type { NoticeText } from '../../model/messages/notice';
import { savedWithout } from '../../model/messages/take-away-messages';
import { noticeRaised } from '../../store/notices-slice';
import { selectHeldPictures, withoutHeld } from '../../pictures/state/held-pictures';
import type { CompilerId } from './output-ports';
import type { FilePort } from '../../store/ports';
import { plainFileName } from '../../saving/state/files/file-name';
import { selectOpenName } from '../../saving/state/names';
import type { AppThunk } from '../../store/state';
import { filled } from './filled';
import { outputIn } from './output-in';
import { unlessStopped } from './unless-stopped';
import { withFailureNotice } from '../../store/with-failure-notice';
import { withSamples } from './with-samples';

/*
 * How a signature is taken to one mail client: copied as that client needs it, or as files. Each thunk returns whether it was
 * done; a failure ends in a notice.
 */

/** What of the open signature is taken away. */
export interface TakenForm extends Pick<ExportOptions, 'form' | 'showsIcons'> {
  readonly compiler: CompilerId;
}

/** Copies it as rich text, its pictures and icons in the form that the client takes. Browsers allow this only within the click. */
export function copyRich(
  { compiler, ...options }: TakenForm,
  images: ImageMode,
): AppThunk<Promise<boolean>> {
  return (dispatch, _getState, { clipboard }) =>
    dispatch(
      unlessStopped(NOTICES.copyFailed, async () => {
        const output = filled(dispatch(outputIn(compiler, images, options)));
        await clipboard.writeRich(output);
        dispatch(warnOfSample(NOTICES.copied, await output));
      }),
    );
}

/** Copies the HTML of an output that is on the screen. */
export function copySource(output: EmailOutput): AppThunk<Promise<boolean>> {
  return (dispatch, _getState, { clipboard }) =>
    dispatch(
      unlessStopped(NOTICES.copyFailed, async () => {
        await clipboard.writeText((await filled(output)).html);
        dispatch(warnOfSample(NOTICES.htmlCopied, output));
      }),
    );
}

/** Copies a text that is on the screen. */
export function copyPlainText(text: string): AppThunk<Promise<boolean>> {
  return async (dispatch, _getState, { clipboard }) => {
    let isDone = false;
    const copy = async (): Promise<void> => {
      await clipboard.writeText(text);
      isDone = true;
    };
    await dispatch(withFailureNotice(NOTICES.copyFailed, copy));
    return isDone;
  };
}

/** Saves the files of a package, one after the other. */
export function savePackage(
  { compiler, ...options }: TakenForm,
  pack: Package,
): AppThunk<Promise<boolean>> {
  return (dispatch, getState, { files }) =>
    dispatch(
      unlessStopped(NOTICES.downloadFailed, async () => {
        const folder = pack.folder?.(getState().signature.present.person);
        const { showsIcons = false, host } = pack;
        const mode = {
          ...options,
          showsIcons,
          ...(folder === undefined ? {} : { folder }),
          ...(host === undefined ? {} : { host }),
        };
        const output = await filled(dispatch(outputIn(compiler, pack.images, mode)));
        const made = dispatch(filesOf(pack, output));
        if (made.length === 0) throw new Error(`The package ${pack.id} is empty`);
        for (const file of made) save(files, file);
        dispatch(warnOfSample(SAVED, output));
      }),
    );
}

/** The files of a package, made of an output that is there already. */
export function filesOf(pack: Package, output: EmailOutput): AppThunk<readonly PackageFile[]> {
  return (_dispatch, getState, { now }) => {
    const { person } = getState().signature.present;
    return pack.make({ output, person: withNumbers(person, loadedNumbers(person)), now: now() });
  };
}

/** Saves a file that is made already. */
export function saveFile(file: PackageFile): AppThunk<Promise<boolean>> {
  return (dispatch, _getState, { files }) =>
    dispatch(unlessStopped(NOTICES.downloadFailed, async () => save(files, file)));
}

/** Saves the whole signature as one PNG with `scale` times as many pixels. */
export function savePicture(
  { compiler, ...options }: TakenForm,
  scale: 1 | 2,
): AppThunk<Promise<boolean>> {
  return (dispatch, getState, { files, images }) =>
    dispatch(
      unlessStopped(NOTICES.downloadFailed, async () => {
        const output = await filled(dispatch(outputIn(compiler, 'embed', options)));
        const held = selectHeldPictures(getState());
        const drawn = await withoutHeld(images, held).drawSignature(output.html, scale);
        if (drawn === null) throw new Error('The signature could not be drawn');
        const name = selectOpenName(getState());
        save(files, {
          name: `${plainFileName(name)}${scale === 1 ? '' : '@2x'}.png`,
          type: 'image/png',
          content: drawn.png,
        });
        dispatch(warnOfSample(SAVED, output));
        if (drawn.missing.length > 0) dispatch(noticeRaised(savedWithout(drawn.missing)));
      }),
    );
}

/** The buttons show by themselves that it was done: there is a notice only where sample values went along. */
function warnOfSample(done: NoticeText, { findings }: Pick<EmailOutput, 'findings'>): AppThunk {
  return (dispatch) => {
    const notice = withSamples(done, findings);
    if (notice !== done) dispatch(noticeRaised(notice));
  };
}

/** The notice on files whose names the dialog shows. */
const SAVED: NoticeText = { title: NOTICES.downloaded.title, message: '' };

function save(files: FilePort, { name, type, content }: PackageFile): void {
  files.download(name, type, content);
}
