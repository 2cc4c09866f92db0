import { memo, useMemo } from 'react';
import { picturePlaceholder } from '../../scene/kinds/picture-drawing';
import { definitionOf } from '../../scene/registry';
import { isSame } from '../../scene/same';
import type { SceneElement } from '../../scene/scene';
import { cx } from '../../ui/cx';
import { useElementContext } from '../element-context';
import { elementName } from './element-name';
import { SvgDrawing } from './svg-drawing';

interface ElementViewProps extends ElementProps {
  readonly isChosen: boolean;
  readonly isPreview: boolean;
}

/** An element on the canvas. It asks the store for nothing: a thousand of them would ask a thousand times. */
export const ElementView = memo(function ElementView({
  element,
  isChosen,
  isPreview,
}: ElementViewProps) {
  const context = useElementContext();
  const asOption = { role: 'option', tabIndex: 0, 'aria-selected': isChosen };
  return (
    <g
      {...(isPreview ? { role: 'img' } : asOption)}
      aria-label={elementName(element, context)}
      data-element-id={element.id}
      transform={`translate(${element.x} ${element.y})`}
      className="group outline-none"
    >
      <Drawing element={element} />
      {!isPreview && <HitArea element={element} />}
    </g>
  );
});

interface ElementProps {
  readonly element: SceneElement;
}

/** Whether two states of an element differ in nothing but the place, which its drawing does not know. */
function looksAlike({ element: a }: ElementProps, { element: b }: ElementProps): boolean {
  return a === b || isSame({ ...a, x: 0, y: 0 }, { ...b, x: 0, y: 0 });
}

const Drawing = memo(function Drawing({ element }: ElementProps) {
  const context = useElementContext();
  const nodes = useMemo(
    () => definitionOf(element.type).draw(element, context),
    [element, context],
  );
  const placeholder = useMemo(() => picturePlaceholder(element), [element]);
  return (
    <g aria-hidden="true" className="cursor-default">
      <SvgDrawing nodes={nodes} placeholder={placeholder} />
    </g>
  );
}, looksAlike);

const HOVER = 'group-hover:stroke-accent/70 group-hover:[vector-effect:non-scaling-stroke]';

/**
 * Takes the presses on an element's box, and shows that it would. A stroke that does not scale costs each zoom and each
 * opening as much as a text does: only what is hovered or thin has one.
 */
const HitArea = memo(function HitArea({ element }: ElementProps) {
  const { width, height, locked } = element;
  const box = { width, height, fill: 'none' } as const;
  const hover = locked ? 'stroke-none' : HOVER;
  if (!isThin(element)) return <rect {...box} className={cx('[pointer-events:all]', hover)} />;
  return (
    <>
      <rect
        {...box}
        vectorEffect="non-scaling-stroke"
        className="[pointer-events:all] stroke-transparent stroke-8"
      />
      <rect {...box} className={cx('pointer-events-none', hover)} />
    </>
  );
}, looksAlike);

const THIN = 12;

/** Whether it is hard to hit: such an element also takes presses a little beside it. */
function isThin({ width, height }: SceneElement): boolean {
  return Math.min(width, height) < THIN;
}
