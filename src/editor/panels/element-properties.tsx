import { Copy, Link2, Lock, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { isSame } from '../../scene/operations/same';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { changeAdvanced } from '../../store/canvas/advanced-settings';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/buttons/button';
import { Notice } from '../../ui/notice';
import { SwitchField } from '../../ui/fields/switch-field';
import { useHasFootBar } from '../canvas/overlay/use-has-foot-bar';
import { CollapseNote } from '../collapse/collapsed-lines';
import { unlock } from '../commands/places/arrange';
import { deleteSelected, duplicateSelected } from '../commands/edit';
import { labelledShape } from '../../scene/labels/labels';
import { tieLabel, untieLabel } from '../commands/texts/tie-label';
import { ElementFindings, FindingsButton } from '../findings/element-findings';
import { selectScene } from '../selectors';
import { nameIn, nameOf } from '../steps';
import { useCommand } from '../use-command';
import type { PanelSelection } from './panel-state';
import { useShownFromTop } from './use-shown-from-top';
import { SECTION_COMPONENTS } from './sections/section-components';
import type { SectionProps } from './sections/section-props';
import { SectionShare } from './sections/panel-section';
import { UsedColorsSection } from './sections/fill/used-colors-section';
import { StackSection } from './sections/place/stack-section';
import { elementsIn, sectionsFor, type ShownSection } from './sections/sections-for';

/** What can be set on the selected elements. */
export function ElementProperties({ selected, shown, isLocked }: PanelSelection) {
  const isAdvanced = useAppSelector((state) => state.view.isAdvanced);
  const [first, ...others] = shown;
  const key = selected.map(({ id }) => id).join(' ');
  const top = useShownFromTop(key);
  if (first === undefined) return null;
  const isOne = others.length === 0;
  return (
    <>
      <PropertiesHeader selected={selected} isLocked={isLocked} isAdvanced={isAdvanced} />
      <TieButtons selected={selected} />
      <StackSection selected={selected} isLocked={isLocked} />
      <div key={key} ref={top}>
        {sectionsFor(shown).map((section) => {
          const [one = first, ...more] = elementsIn(section, shown);
          const some = more.length + 1;
          return (
            <div key={section} data-section={section}>
              <SectionShare value={some === shown.length ? null : `${some} of ${shown.length}`}>
                <Section
                  section={section}
                  elements={[one, ...more]}
                  isLocked={isLocked}
                  isAdvanced={isAdvanced}
                />
              </SectionShare>
            </div>
          );
        })}
      </div>
      {!isOne && <UsedColorsSection />}
      {isOne && <CollapseNote id={first.id} />}
      {isOne && <ElementFindings id={first.id} />}
    </>
  );
}

interface NamedSectionProps extends SectionProps {
  readonly section: ShownSection;
}

/** Rendered again where something that it shows has changed: letting go of what was moved changes places alone. */
const Section = memo(function Section({ section, ...props }: NamedSectionProps) {
  const Fields = SECTION_COMPONENTS[section];
  return <Fields {...props} />;
}, showsSame);

/** What neither shows nor sets where elements are. */
const WITHOUT_PLACE: ReadonlySet<ShownSection> = new Set([
  'content',
  'corners',
  'link',
  'opacity',
  'shadow',
  'shape-colors',
  'typography',
]);

function showsSame(before: NamedSectionProps, now: NamedSectionProps): boolean {
  if (before.section !== now.section || before.isLocked !== now.isLocked) return false;
  if (before.isAdvanced !== now.isAdvanced) return false;
  if (before.elements.length !== now.elements.length) return false;
  const hasPlace = !WITHOUT_PLACE.has(now.section);
  return now.elements.every((element, index) => {
    const earlier = before.elements[index];
    if (earlier === element) return true;
    const { x, y } = element;
    return !hasPlace && earlier !== undefined && isSame({ ...earlier, x, y }, element);
  });
}

interface PropertiesHeaderProps extends Pick<PanelSelection, 'selected' | 'isLocked'> {
  readonly isAdvanced: boolean;
}

function PropertiesHeader({ selected, isLocked, isAdvanced }: PropertiesHeaderProps) {
  const dispatch = useAppDispatch();
  const [only, ...others] = selected;
  const name = useAppSelector((state) => nameIn(selectScene(state), selected));
  // It has the same two.
  const hasFootBar = useHasFootBar();
  const hasLocked = selected.some(({ locked }) => locked);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 px-3 py-3 xl:px-4">
      <div className="flex min-h-control-sm flex-wrap items-center justify-end gap-x-2 gap-y-1">
        <h2 className="me-auto text-base font-semibold">Properties</h2>
        {only !== undefined && others.length === 0 && <FindingsButton id={only.id} />}
        <Badge>{name}</Badge>
        {hasLocked && (
          <Badge tone="warning" icon={<Lock />}>
            Locked
          </Badge>
        )}
      </div>
      {!hasFootBar && (
        <div className="grid grid-cols-2 gap-2">
          <CopyButton />
          <DeleteButton />
        </div>
      )}
      {isLocked && <LockedNotice count={selected.length} />}
      <SwitchField
        label="Advanced Settings"
        isOn={isAdvanced}
        onChange={(isOn) => dispatch(changeAdvanced(isOn))}
      />
    </div>
  );
}

/** Ties texts to the shape that is selected with them, and labels from theirs: a label alone has the name of its shape here. */
function TieButtons({ selected }: Pick<PanelSelection, 'selected'>) {
  const scene = useAppSelector(selectScene);
  const [only, ...others] = selected;
  const shape = only && others.length === 0 ? labelledShape(scene, only) : undefined;
  const note = shape === undefined || shape === only ? null : `Tied to ${nameOf([shape])}`;
  const views = [useCommand(tieLabel), useCommand(untieLabel)];
  return views.map(
    ({ label, isEnabled, run }) =>
      isEnabled && (
        <div key={label} className="grid gap-1.5 px-3 pb-3 xl:px-4">
          {note !== null && <p className="text-xs text-ink-muted">{note}</p>}
          <Button
            size="sm"
            className="justify-self-start"
            icon={<Link2 className="size-4" aria-hidden="true" />}
            onClick={run}
          >
            {label}
          </Button>
        </div>
      ),
  );
}

function CopyButton() {
  const { run } = useCommand(duplicateSelected);
  return (
    <Button icon={<Copy className="size-4" aria-hidden="true" />} onClick={run}>
      Copy
    </Button>
  );
}

function DeleteButton() {
  const { isEnabled, reason, run } = useCommand(deleteSelected);
  return (
    <Button
      icon={<Trash2 className="size-4" aria-hidden="true" />}
      disabledReason={isEnabled ? null : reason}
      onClick={run}
    >
      Delete
    </Button>
  );
}

function LockedNotice({ count }: { readonly count: number }) {
  const { run, label } = useCommand(unlock);
  return (
    <Notice action={{ label, onSelect: run }}>
      {count === 1
        ? 'This element is locked, so it cannot be changed.'
        : 'These elements are locked, so they cannot be changed.'}
    </Notice>
  );
}
