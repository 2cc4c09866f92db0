import { importFailed } from '../../../model/messages/file-messages';
import { NOTICES } from '../../../model/messages/messages';
import { copyIds } from '../../../scene/element-id';
import type { Point } from '../../../scene/geometry';
import { SCENE_LIMITS } from '../../../scene/limits';
import { makeElement } from '../../../scene/operations/add';
import { namesOfCopies } from '../../../scene/operations/duplicate';
import { pastedElements } from '../../../scene/operations/paste';
import { EMPTY_SCENE } from '../../../scene/empty-scene';
import { definitionOf } from '../../../scene/registry';
import type { Scene, SceneElement } from '../../../scene/scene';
import type { AppThunk } from '../../../store/state';
import { noticeRaised } from '../../../store/notices-slice';
import { withFailureNotice } from '../../../store/with-failure-notice';
import { parseSource, SHORT_DESIGN } from '../../../saving/state/files/open-file';
import { parseSignatureFile } from '../../../saving/state/files/signature-file';
import type { CleanText } from '../../paste/clean-html';
import { CLEAN_HTML } from '../../paste/lazy-clean-html';
import { holdPictures } from '../../../store/signature/hold-pictures';
import { deviceOf } from '../../render-env';
import { selectScene } from '../../selectors';
import { nameOf, planStep } from '../../steps';
import { DESIGN_FULL } from '../add';
import { heldWhenCopied, textBeingCopied } from './copying';
import { isDesignText, openParsed } from './import-design';
import { placeForNew } from '../new-element';

/**
 * Pastes an untrusted text: elements out of a design are added, a whole design is opened, another text becomes a text element,
 * with the looks and links that `html` gives its parts. What is added lies at `at`, or where there is room.
 */
export function pasteText(clipboardText: string, at?: Point, html = ''): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const text = textBeingCopied(getState()) ?? clipboardText;
    if (text.trim() === '' || getState().view.isPreview) return;
    if (!isDesignText(text)) {
      const add = (words: Words): void =>
        dispatch(addPasted({ elements: [textElement(words)] }, at ?? 'free'));
      if (html === '' || text !== clipboardText) add({ text, spans: [] });
      else await dispatch(withLooks({ text, html }, add));
      return;
    }
    const heldHere = heldWhenCopied(getState(), text);
    // What was copied here is on the canvas before anything else can happen.
    const isOwn = heldHere !== null || text.length <= SHORT_DESIGN;
    const own = isOwn ? parseSignatureFile(text) : null;
    const parsed = own?.ok === true ? own.value : await dispatch(parseSource(text));
    if (parsed?.isFragment) {
      const held = heldHere ?? parsed.signature.heldPictures;
      dispatch(addPasted(parsed.signature.scene, at, held));
    } else if (parsed) await dispatch(openParsed(parsed));
  };
}

type Words = Pick<CleanText, 'text' | 'spans'>;

/** Adds a text with the looks that HTML gives it; without them where that has none and the text is all of it. */
function withLooks(
  { text, html }: Readonly<Record<'text' | 'html', string>>,
  add: (words: Words) => void,
): AppThunk<Promise<void>> {
  return (dispatch, _getState, { decodeReference }) =>
    dispatch(
      withFailureNotice(NOTICES.partMissing, async () => {
        const { cleanHtml } = CLEAN_HTML.current() ?? (await CLEAN_HTML.load());
        const styled = cleanHtml(html, decodeReference);
        const isSame = styled.spans.length === 0 && !styled.hasMarks;
        const isWhole = isSame && html !== text && !text.includes('\t');
        add(isWhole || styled.text === '' ? { text, spans: [] } : styled);
      }),
    );
}

/**
 * Adds elements and selects them. `free` is the nearest free place; without a place they lie where they were. `held` are linked
 * pictures of theirs that are not loaded before the visitor allows it.
 */
function addPasted(
  { elements: originals, groupNames: names }: Pick<Scene, 'elements' | 'groupNames'>,
  place?: Point | 'free',
  held?: readonly string[],
): AppThunk {
  return (dispatch, getState, ports) => {
    const { now } = ports;
    const state = getState();
    const device = deviceOf(ports, state);
    const scene = selectScene(state);
    const taken = new Set(scene.elements.map(({ id }) => id));
    const ids = copyIds(originals, Date.parse(now()), taken);
    const [first] = originals;
    const at = place === 'free' ? first && placeForNew(first, state, device) : place;
    const elements = pastedElements(scene, originals, ids, at);
    const groupNames = namesOfCopies(names, originals, ids, scene);
    const named = groupNames === undefined ? {} : { groupNames };
    const action = { type: 'scene/elementsAdded', elements, ...named } as const;
    const select = elements.map(({ id }) => id);
    const label = `Paste ${nameOf(elements)}`;
    const group = `paste ${select[0] ?? ''}`;
    const step = planStep(state, action, label, { select, group });
    if (step !== null) {
      dispatch(holdPictures(held, { label, group, place: 'canvas' }));
      dispatch(step);
    } else if (originals.length > 0) dispatch(noticeRaised(importFailed(DESIGN_FULL)));
  };
}

/** Lines longer than this wrap, at the width in canvas units below. */
const LONGEST_LINE = 48;
const WRAP_WIDTH = 320;
const LINE_HEIGHT = 20;

function textElement({ text, spans }: Words): SceneElement {
  const content = text.replaceAll('\r\n', '\n').trim().slice(0, SCENE_LIMITS.text);
  const lines = content.split('\n');
  const made = makeElement(definitionOf('text'), 'pasted', { x: 0, y: 0 }, EMPTY_SCENE);
  const rows = lines.reduce(
    (sum, { length }) => sum + Math.max(1, Math.ceil(length / LONGEST_LINE)),
    0,
  );
  const wraps = rows > lines.length;
  return {
    ...made,
    content,
    ...(spans.length > 0 && { spans }),
    height: Math.max(made.height, rows * LINE_HEIGHT),
    ...(wraps ? { wrap: true, width: WRAP_WIDTH } : {}),
  };
}
