import { memo, useMemo } from 'react';
import { picturePlaceholder } from '../../scene/kinds/picture';
import { findElement } from '../../scene/registry';
import { isSame } from '../../scene/same';
import type { SceneElement } from '../../scene/scene';
import { useBuilderSelector } from '../../store/builder-hooks';
import { cx } from '../../ui/cx';
import { useElementContext } from '../element-context';
import { isSelected, selectDisplayedElement } from './displayed';
import { elementName } from './element-name';
import { SvgDrawing } from './svg-drawing';

/** An element on the canvas, as the gesture in flight would leave it. */
export const ElementView = memo(function ElementView({ id }: { readonly id: string }) {
  const element = useBuilderSelector((state) => selectDisplayedElement(state, id));
  const drawn = useBuilderSelector((state) => selectDisplayedElement(state, id), looksAlike);
  const isChosen = useBuilderSelector((state) => isSelected(state, id));
  const isPreview = useBuilderSelector((state) => state.view.isPreview);
  const context = useElementContext();
  if (element === undefined || drawn === undefined) return null;
  const asOption = { role: 'option', tabIndex: 0, 'aria-selected': isChosen };
  return (
    <g
      {...(isPreview ? { role: 'img' } : asOption)}
      aria-label={elementName(element, context)}
      data-element-id={id}
      transform={`translate(${element.x} ${element.y})`}
      className="group outline-none"
    >
      <Drawing element={drawn} />
      {!isPreview && <HitArea element={drawn} />}
    </g>
  );
});

/** Whether two states of an element differ in nothing but the place, which its drawing does not know. */
function looksAlike(a: SceneElement | undefined, b: SceneElement | undefined): boolean {
  if (a === b) return true;
  return a !== undefined && b !== undefined && isSame({ ...a, x: 0, y: 0 }, { ...b, x: 0, y: 0 });
}

interface ElementProps {
  readonly element: SceneElement;
}

const Drawing = memo(function Drawing({ element }: ElementProps) {
  const context = useElementContext();
  const nodes = useMemo(() => findElement(element.type).draw(element, context), [element, context]);
  const placeholder = useMemo(() => picturePlaceholder(element), [element]);
  return (
    <g aria-hidden="true" className="cursor-default">
      <SvgDrawing nodes={nodes} placeholder={placeholder} />
    </g>
  );
});

/** Takes the presses on an element's box, and shows that it would. */
const HitArea = memo(function HitArea({ element }: ElementProps) {
  const { width, height, locked } = element;
  const box = { width, height, fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;
  return (
    <>
      <rect
        {...box}
        className={cx('[pointer-events:all] stroke-transparent', isThin(element) && 'stroke-8')}
      />
      {!locked && (
        <rect
          {...box}
          className="pointer-events-none stroke-transparent group-hover:stroke-accent/70"
        />
      )}
    </>
  );
});

const THIN = 12;

/** Whether it is hard to hit: such an element also takes presses a little beside it. */
function isThin({ width, height }: SceneElement): boolean {
  return Math.min(width, height) < THIN;
}
