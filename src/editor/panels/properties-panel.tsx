import { lazy } from '../../base/lazy';
import { parseHex } from '../../model/color/color';
import { useAppSelector } from '../../store/hooks';
import { Button } from '../../ui/buttons/button';
import { ColorField } from '../../ui/fields/color-field';
import { useLazy, useOptionalLazy } from '../../ui/hooks/use-lazy';
import { selectDisplayedScene } from '../canvas/drawing/displayed';
import { togglePreview } from '../commands/views/view';
import { EditDetails } from '../details/edit-details';
import { PARTS } from '../lazy-parts';
import { selectScene } from '../selectors';
import { StarterList } from '../starters/starter-list';
import { useCommand } from '../use-command';
import { BACKGROUNDS } from './text-choices';
import {
  selectPanelSelection,
  type PanelSelection,
  selectPaletteColors,
  selectRecentColors,
} from './panel-state';
import { PanelSection } from './sections/panel-section';
import { SwatchRow } from './swatch-row';
import { useEdit } from './use-edit';

/** What can be set: on the selected elements, else on the canvas. In the preview, nothing. */
export function PropertiesPanel() {
  const selection = useAppSelector(selectPanelSelection);
  const isPreview = useAppSelector((state) => state.view.isPreview);
  if (isPreview) return <PreviewHint />;
  if (selection.selected.length === 0) return <CanvasSettings />;
  return <Elements {...selection} />;
}

/** They are asked for with each selection, until they come. */
function Elements(selection: PanelSelection) {
  const panels = useLazy(PARTS);
  return panels && <panels.ElementProperties {...selection} />;
}

function PreviewHint() {
  const { run } = useCommand(togglePreview);
  return (
    <div className="grid justify-items-start gap-3 px-3 py-3 xl:px-4">
      <h2 className="flex min-h-control-sm items-center text-base font-semibold">Preview</h2>
      <p className="text-sm text-ink-muted">
        This is how your signature will look. Nothing can be changed here.
      </p>
      <Button onClick={run}>Back to editing</Button>
    </div>
  );
}

const STEP = 'Canvas background';

/** Until it has come, colors are six digits. */
const READ_COLOR = lazy(() => import('./read-color'));

/** What can be set while nothing is selected. */
function CanvasSettings() {
  const background = useAppSelector((state) => selectDisplayedScene(state).background);
  // An empty canvas shows the starters itself.
  const isEmpty = useAppSelector((state) => selectScene(state).elements.length === 0);
  const palette = useAppSelector(selectPaletteColors);
  const recent = useAppSelector(selectRecentColors);
  const colors = useOptionalLazy(READ_COLOR);
  const parts = useLazy(PARTS);
  const { draft, commit } = useEdit();
  const changed = (color: string) =>
    ({
      type: 'scene/backgroundChanged',
      background: parseHex(color) ?? background,
    }) as const;
  return (
    <>
      <h2 className="flex h-10 items-center px-3 xl:px-4 text-base font-semibold">
        Canvas Settings
      </h2>
      <EditDetails />
      <PanelSection title="Background">
        <div className="grid gap-2">
          <ColorField
            label="Background"
            isLabelHidden
            value={background}
            parse={colors?.parseCssColor ?? parseHex}
            explain={colors?.blendNote}
            swatches={[...palette, ...recent]}
            onDraft={(color) => draft(changed(color), STEP)}
            onCommit={(color) => commit(changed(color), STEP)}
            onTyped={(color, group) => commit(changed(color), STEP, group)}
          />
          <SwatchRow
            label="Background colors"
            colors={BACKGROUNDS}
            chosen={background}
            onPick={(color) => commit(changed(color), STEP)}
          />
        </div>
      </PanelSection>
      {/* As high as the sections will be: what is below stays where it is. */}
      {parts === null ? (
        <div className={isEmpty ? 'h-134' : 'h-170'} />
      ) : (
        <>
          <parts.StylesSection />
          <parts.UsedColorsSection />
          <parts.FrameSection />
        </>
      )}
      {!isEmpty && (
        <PanelSection title="Start from a design">
          <StarterList isCollapsed />
        </PanelSection>
      )}
    </>
  );
}
