import { useAppSelector } from '../../store/hooks';
import { Button } from '../../ui/button';
import { useLazy } from '../../ui/use-lazy';
import { togglePreview } from '../commands/view';
import { PARTS } from '../lazy-parts';
import { useCommand } from '../use-command';
import { CanvasSettings } from './canvas-settings';
import { selectPanelSelection, type PanelSelection } from './panel-state';

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
