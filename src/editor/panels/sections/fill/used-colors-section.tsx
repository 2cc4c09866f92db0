import { useState } from 'react';
import type { Hex } from '../../../../model/color/color';
import { parseCssColor } from '../../../../model/color/css-color';
import type { SceneElement } from '../../../../scene/scene';
import { elementsOf } from '../../../../scene/selection';
import { colorsOf } from '../../../../scene/styles/element-colors';
import { useAppSelector } from '../../../../store/hooks';
import { ColorField } from '../../../../ui/fields/color-field';
import { usePointed } from '../../../canvas/pointer/use-pointed';
import { selectScene, selectSelection } from '../../../selectors';
import { selectPaletteColors, selectRecentColors } from '../../panel-state';
import { useEdit } from '../../use-edit';
import { PanelSection } from '../panel-section';

/** More would be a list to search rather than one to see at a glance. */
const MOST = 12;

/**
 * The colors of the selected elements, else of all: each changes wherever it is used. They are those of the design without a
 * draft, so that a color that passes through another while it is chosen does not become one with it.
 */
export function UsedColorsSection() {
  const scene = useAppSelector(selectScene);
  const selection = useAppSelector(selectSelection);
  const isOfAll = selection.length === 0;
  const elements = isOfAll ? scene.elements : elementsOf(scene, selection);
  const colors = usesOf(elements.filter(({ locked }) => !locked));
  if (colors.length < (isOfAll ? 1 : 2)) return null;
  return (
    <PanelSection title={isOfAll ? 'Colors in use' : 'Colors of the selection'}>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(7.25rem,1fr))] gap-2 pointer-coarse:grid-cols-1">
        {colors.slice(0, MOST).map(({ color, ids }, index) => (
          <UsedColor
            // oxlint-disable-next-line react/no-array-index-key -- A color keeps its place in the list, and its field the focus, as it becomes another.
            key={index}
            label={`Used color ${index + 1}`}
            color={color}
            ids={ids}
          />
        ))}
      </div>
    </PanelSection>
  );
}

interface ColorUse {
  readonly color: Hex;
  /** The elements that have it. */
  readonly ids: readonly string[];
}

/** In the order of the elements that have them first. */
function usesOf(elements: readonly SceneElement[]): readonly ColorUse[] {
  const uses = new Map<Hex, string[]>();
  for (const element of elements) {
    for (const color of new Set(colorsOf(element))) {
      uses.set(color, [...(uses.get(color) ?? []), element.id]);
    }
  }
  return [...uses].map(([color, ids]) => ({ color, ids }));
}

function UsedColor({ label, color, ids }: ColorUse & { readonly label: string }) {
  const palette = useAppSelector(selectPaletteColors);
  const recent = useAppSelector(selectRecentColors);
  const { draft, commit } = useEdit();
  const [drafted, setDrafted] = useState<{ readonly from: Hex; readonly to: Hex } | null>(null);
  const pointed = usePointed(() => ids.map((id) => [id]));
  const changed = (to: string) =>
    ({ type: 'scene/colorReplaced', ids, from: color, to: parseCssColor(to) ?? color }) as const;
  return (
    <div {...pointed}>
      <ColorField
        label={label}
        isLabelHidden
        value={drafted?.from === color ? drafted.to : color}
        parse={parseCssColor}
        swatches={[...palette, ...recent]}
        onDraft={(to) => {
          const action = changed(to);
          setDrafted({ from: color, to: action.to });
          draft(action, STEP);
        }}
        onCommit={(to) => {
          setDrafted(null);
          commit(changed(to), STEP);
        }}
      />
    </div>
  );
}

const STEP = 'Used color';
