import { parseCssColor } from '../../model/css-color';
import { useBuilderSelector } from '../../store/builder-hooks';
import { ColorField } from '../../ui/color-field';
import { selectDisplayedScene } from '../canvas/displayed';
import { BACKGROUNDS } from './backgrounds';
import { selectPaletteColors, selectRecentColors } from './panel-state';
import { SwatchRow } from './swatch-row';
import { useEdit } from './use-edit';

const STEP = 'Canvas background';

/** What can be set while nothing is selected. */
export function CanvasSettings() {
  const background = useBuilderSelector((state) => selectDisplayedScene(state).background);
  const palette = useBuilderSelector(selectPaletteColors);
  const recent = useBuilderSelector(selectRecentColors);
  const { draft, commit } = useEdit();
  const changed = (color: string) =>
    ({
      type: 'scene/backgroundChanged',
      background: parseCssColor(color) ?? background,
    }) as const;
  return (
    <div className="px-4 py-3">
      <h2 className="mb-3 flex min-h-control-sm items-center text-base font-semibold">
        Canvas Settings
      </h2>
      <div className="grid gap-2">
        <ColorField
          label="Background"
          value={background}
          parse={parseCssColor}
          swatches={[...palette, ...recent]}
          onDraft={(color) => draft(changed(color), STEP)}
          onCommit={(color) => commit(changed(color), STEP)}
        />
        <SwatchRow
          label="Background colors"
          colors={BACKGROUNDS}
          chosen={background}
          onPick={(color) => commit(changed(color), STEP)}
        />
      </div>
      <p className="mt-4 text-sm text-ink-muted">Select an element to change how it looks.</p>
    </div>
  );
}
