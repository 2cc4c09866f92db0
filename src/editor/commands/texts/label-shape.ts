import { readableOn } from '../../../model/color/color';
import { contains, type Rect } from '../../../scene/geometry';
import { DEFAULT_TEXT_STYLE } from '../../../scene/kinds/text/text-look';
import { definitionOf } from '../../../scene/registry';
import type { Scene, SceneElement } from '../../../scene/scene';
import { stackingOrder, visibleElements } from '../../../scene/selection';
import { isWritable } from '../../../scene/text/is-writable';
import { draftChanged } from '../../../store/canvas/draft-slice';
import { textEditBegun } from '../../../store/canvas/text-edit-slice';
import { planIf } from '../../../store/command';
import type { RootState } from '../../../store/state';
import { selectElementContext, type RenderEnv } from '../../render-env';
import { selectScene } from '../../selectors';
import { lockedReason } from '../../steps';
import { isRoom } from '../add';
import type { BuilderCommand } from '../builder-command';
import { newElement } from '../new-element';

/** In canvas units: no words stand on a line. */
const LEAST_SIDE = 16;

/** Begins to edit the text that lies on a shape, else a new one in its middle, which is added once text is typed. */
export const labelShape: BuilderCommand = {
  id: 'edit.label',
  label: 'Add label',
  shortcuts: [{ key: 'Enter' }],
  reason: lockedReason,
  plan: ({ chosen: { elements, scene } }) => {
    const shape = onlyShape(elements);
    if (shape === null) return null;
    // Where there is room, it is not asked what lies on the shape before the command is carried out.
    const isPossible = isRoom(scene) || textOn(shape, scene) !== undefined;
    return planIf(isPossible, (state, { nowMs, device }) => {
      const there = textOn(shape, scene);
      if (there !== undefined) return [textEditBegun({ id: there.id, caret: null })];
      const added = labelFor(shape, state, device, nowMs);
      return [
        textEditBegun({ id: added.id, caret: null, added }),
        draftChanged({ type: 'scene/elementsAdded', elements: [added] }),
      ];
    });
  },
};

/** The one shape, if there is one alone that words can be written on. */
function onlyShape([only, ...others]: readonly SceneElement[]): SceneElement | null {
  if (only === undefined || others.length > 0) return null;
  const { type, locked, hidden, width, height } = only;
  if (locked || hidden === true || definitionOf(type).group !== 'shapes') return null;
  return Math.min(width, height) < LEAST_SIDE ? null : only;
}

/** The topmost text with its middle on a shape that lies below it. */
function textOn(shape: SceneElement, scene: Scene): SceneElement | undefined {
  const stacked = stackingOrder(visibleElements(scene));
  return stacked
    .slice(stacked.indexOf(shape) + 1)
    .findLast((element) => isWritable(element) && contains(shape, middleOf(element)));
}

function middleOf({ x, y, width, height }: Rect): Rect {
  return { x: x + width / 2, y: y + height / 2, width: 0, height: 0 };
}

function labelFor(
  shape: SceneElement,
  state: RootState,
  device: RenderEnv,
  nowMs: number,
): SceneElement {
  const made = newElement('text', state, device, nowMs);
  const { background } = definitionOf(shape.type).toEmail(
    shape,
    selectElementContext(state, device),
  ).cell;
  const color = readableOn(
    DEFAULT_TEXT_STYLE.color,
    background?.color ?? selectScene(state).background,
  );
  return {
    ...made,
    labelOf: shape.id,
    ...(shape.groups === undefined ? {} : { groups: shape.groups }),
    ...(shape.stack === undefined ? {} : { stack: shape.stack }),
    x: Math.round(shape.x + (shape.width - made.width) / 2),
    y: Math.round(shape.y + (shape.height - made.height) / 2),
    style: { ...made.style, textAlign: 'center', color },
  };
}
