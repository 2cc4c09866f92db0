import { Eraser } from 'lucide-react';
import { useId, useRef } from 'react';
import type { ElementDefinition } from '../../scene/element-definition';
import { ELEMENT_GROUPS } from '../../scene/element-groups';
import { ELEMENTS } from '../../scene/registry';
import { useAppSelector } from '../../store/hooks';
import { Button } from '../../ui/button';
import { useMediaQuery } from '../../ui/use-media-query';
import { clearCanvas } from '../commands/edit';
import { selectScene } from '../selectors';
import { useCommand } from '../use-command';
import { ElementTile } from './element-tile';
import { useHeldTouch } from './use-held-touch';

/** All kinds of element, to be dragged onto the canvas or added by a click. */
export function LibraryPanel() {
  const ref = useRef<HTMLDivElement>(null);
  useHeldTouch(ref);
  return (
    <div ref={ref} className="flex h-full min-h-0 flex-col">
      <div className="px-3 py-3 xl:px-4">
        <h2 className="sr-only">Elements</h2>
        <Hint />
      </div>
      <div className="scroll-thin min-h-0 flex-1 overflow-y-auto border-t">
        {ELEMENT_GROUPS.map((group) => (
          <LibraryGroup key={group.id} {...group} />
        ))}
      </div>
      <ClearCanvas />
    </div>
  );
}

/** A finger neither clicks nor holds Shift. */
function Hint() {
  const isTouch = useMediaQuery('(pointer: coarse)');
  if (isTouch) return <p className="text-xs">Tap to add elements to your signature</p>;
  return (
    <>
      <p className="text-xs">Click to add elements to your signature</p>
      <p className="mt-0.5 text-xs text-ink-muted">
        Hold Shift while clicking to add multiple elements
      </p>
    </>
  );
}

function LibraryGroup({ id: group, label }: (typeof ELEMENT_GROUPS)[number]) {
  const id = useId();
  const own = ELEMENTS.filter((definition) => definition.group === group);
  const networks = own.filter(isNetwork);
  return (
    <section aria-labelledby={id} className="px-3 pt-3 pb-4 xl:px-4 not-first:border-t">
      <h3 id={id} className="mb-2 text-sm font-semibold">
        {label}
      </h3>
      <div className="grid grid-cols-3 gap-x-2 sm:grid-cols-5 lg:grid-cols-2 gap-y-2.5">
        {own
          .filter((definition) => !isNetwork(definition))
          .map(({ type }) => (
            <ElementTile key={type} type={type} />
          ))}
      </div>
      {networks.length > 0 && (
        <div className="mt-2.5 grid grid-cols-6 gap-x-2 gap-y-2 sm:grid-cols-10 lg:grid-cols-3 xl:grid-cols-6 xl:gap-x-1.5">
          {networks.map(({ type }) => (
            <ElementTile key={type} type={type} isSmall />
          ))}
        </div>
      )}
    </section>
  );
}

/** The badges of networks are many and small. */
function isNetwork({ content }: ElementDefinition): boolean {
  return content === 'profile';
}

function ClearCanvas() {
  const { label, run } = useCommand(clearCanvas);
  const canClear = useAppSelector(
    (state) => selectScene(state).elements.length > 0 && !state.view.isPreview,
  );
  return (
    <div className="border-t px-3 py-3 xl:px-4">
      <Button
        isBlock
        icon={<Eraser className="size-4" aria-hidden="true" />}
        disabled={!canClear}
        onClick={run}
      >
        {label}
      </Button>
    </div>
  );
}
