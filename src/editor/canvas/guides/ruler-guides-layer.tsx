import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useAppSelector, useAppDispatch } from '../../../store/hooks';
import type { RulerGuides } from '../../../scene/properties/ruler-guides';
import { changeGuides, GUIDE_ADDED } from '../../commands/views/ruler-guides';
import { withGuide, type GuideGrip } from '../../gestures/ruler-guides';
import { AXES } from '../../gestures/snap/span';
import { isSame } from '../../../scene/operations/same';
import { MenuItem, MenuSeparator, PointMenu } from '../../../ui/overlays/menu';
import { selectScene } from '../../selectors';
import { ContextMenuItems } from '../context-menu-items';
import { focusCanvas } from '../focus-canvas';
import { GuideLine } from './guide-line';
import { useGuideDrag, type GuideMenuPlace } from './use-guide-drag';

const NO_GUIDES: RulerGuides = {};

/** The guides of the design, over it, and what takes them out of the rulers. None in the preview and in the comparison. */
export function RulerGuidesLayer() {
  const isEdited = useAppSelector(({ view }) => !view.isPreview && !view.isDifference);
  return isEdited && <EditedGuides />;
}

function EditedGuides() {
  const layer = useRef<HTMLDivElement>(null);
  const dispatch = useAppDispatch();
  const guides = useAppSelector((state) => selectScene(state).guides) ?? NO_GUIDES;
  const isShown = useAppSelector(({ view }) => view.hasGuides);
  const focusLater = useFocusLater(layer);
  const drop = useCallback(
    (grip: GuideGrip, at: number | null, all: RulerGuides) => {
      const label = grip.index === null ? GUIDE_ADDED : at === null ? REMOVED : 'Move a guide';
      if (grip.index !== null || at !== null) {
        dispatch(changeGuides(withGuide(all, grip, at), label));
      }
      if (at !== null) focusLater(grip);
    },
    [dispatch, focusLater],
  );
  const [typed, setTyped] = useState<GuideGrip | null>(null);
  const type = useCallback(
    (grip: GuideGrip) => {
      // The two clicks would take the focus out of the field again.
      focusLater(null);
      setTyped(grip);
    },
    [focusLater],
  );
  const [menu, setMenu] = useState<GuideMenuPlace | null>(null);
  const held = useGuideDrag({
    layer,
    onClick: focusLater,
    onDoubleClick: type,
    onMenu: setMenu,
    onDrop: drop,
  });
  useFocusOnAdded(focusLater);
  const lines = AXES.flatMap((axis) =>
    (guides[axis] ?? []).map((at, index) => {
      const grip = { axis, index };
      const now = held !== null && isSame(held.grip, grip) ? held : null;
      return { grip, at: now?.at ?? at, isHeld: now !== null, isGone: now?.at === null };
    }),
  );
  const isNew = held !== null && held.grip.index === null && held.at !== null;
  return (
    <div
      ref={layer}
      data-ruler-guides=""
      className="pointer-events-none absolute top-(--ruler) right-0 bottom-0 left-(--ruler) overflow-clip"
    >
      {isShown &&
        lines.map((line) => (
          <GuideLine
            key={`${line.grip.axis}${line.grip.index}`}
            {...line}
            isTyped={typed !== null && isSame(typed, line.grip)}
            onTyped={(isTyped) => setTyped(isTyped ? line.grip : null)}
            onChange={(next, group) => {
              const label = next === null ? REMOVED : 'Move a guide';
              dispatch(changeGuides(withGuide(guides, line.grip, next), label, group));
            }}
          />
        ))}
      {isNew && <GuideLine grip={held.grip} at={held.at} isHeld />}
      {menu !== null && (
        <GuideMenu
          key={`${menu.at.x} ${menu.at.y}`}
          menu={menu}
          onRemove={() => drop(menu.grip, null, guides)}
          onClose={() => setMenu(null)}
        />
      )}
    </div>
  );
}

interface GuideMenuProps {
  readonly menu: GuideMenuPlace;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** The context menu of a guide: above what the canvas has, what removes it. */
function GuideMenu({ menu: { at, place }, onRemove, onClose }: GuideMenuProps) {
  return (
    <PointMenu
      label="Guide menu"
      at={at}
      onClose={(isFocusBack) => {
        onClose();
        if (isFocusBack) focusCanvas([]);
      }}
    >
      <MenuItem onSelect={onRemove}>Remove guide</MenuItem>
      <MenuSeparator />
      <ContextMenuItems place={place} />
    </PointMenu>
  );
}

const REMOVED = 'Remove a guide';

/** Returns a function that focuses a guide once that is on the page; the last one of its axis where it is new; null for none after all. */
function useFocusLater(layer: RefObject<HTMLElement | null>) {
  const wanted = useRef<GuideGrip | null>(null);
  const focus = useCallback(() => {
    const { current: grip } = wanted;
    if (grip === null) return;
    const nodes = layer.current?.querySelectorAll<HTMLElement>(`[data-guide=${grip.axis}]`);
    const node = grip.index === null ? [...(nodes ?? [])].at(-1) : nodes?.[grip.index];
    wanted.current = null;
    node?.focus({ preventScroll: true });
  }, [layer]);
  return useCallback(
    (grip: GuideGrip | null) => {
      wanted.current = grip;
      // Once it is drawn, and a dialog that added it has given the focus back.
      setTimeout(focus);
    },
    [focus],
  );
}

/** What was added by a command gets the focus, so that arrow keys move it. */
function useFocusOnAdded(focusLater: (grip: GuideGrip) => void): void {
  const guides = useAppSelector((state) => selectScene(state).guides) ?? NO_GUIDES;
  const label = useAppSelector(({ signature }) => signature.present.step?.label);
  const earlier = useRef(guides);
  useEffect(() => {
    const { current: before } = earlier;
    earlier.current = guides;
    if (label !== GUIDE_ADDED) return;
    const grown = AXES.find((axis) => (guides[axis]?.length ?? 0) > (before[axis]?.length ?? 0));
    if (grown !== undefined) focusLater({ axis: grown, index: null });
  }, [guides, label, focusLater]);
}
