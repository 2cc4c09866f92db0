import { blendNote } from '../../model/color/blend-note';
import { parseCssColor } from '../../model/color/css-color';
import { useAppSelector } from '../../store/hooks';
import { ColorField } from '../../ui/fields/color-field';
import { selectDisplayedScene } from '../canvas/drawing/displayed';
import { BACKGROUNDS } from './backgrounds';
import { EditDetails } from '../details/edit-details';
import { FrameSection } from './sections/frame-section';
import { PanelSection } from './sections/panel-section';
import { StarterList } from '../starters/starter-list';
import { selectScene } from '../selectors';
import { selectPaletteColors, selectRecentColors } from './panel-state';
import { SwatchRow } from './swatch-row';
import { useEdit } from './use-edit';

const STEP = 'Canvas background';

/** What can be set while nothing is selected. */
export function CanvasSettings() {
  const background = useAppSelector((state) => selectDisplayedScene(state).background);
  // An empty canvas shows the starters itself.
  const isEmpty = useAppSelector((state) => selectScene(state).elements.length === 0);
  const palette = useAppSelector(selectPaletteColors);
  const recent = useAppSelector(selectRecentColors);
  const { draft, commit } = useEdit();
  const changed = (color: string) =>
    ({
      type: 'scene/backgroundChanged',
      background: parseCssColor(color) ?? background,
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
            parse={parseCssColor}
            explain={blendNote}
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
      <FrameSection />
      {!isEmpty && (
        <PanelSection title="Start from a design">
          <StarterList isClosed />
        </PanelSection>
      )}
    </>
  );
}
