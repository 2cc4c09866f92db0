import { Pipette } from 'lucide-react';
import { Button } from '../buttons/button';

/** What a browser has that can read a color off the screen (https://wicg.github.io/eyedropper-api/); not all have it. */
interface EyeDropperWindow {
  readonly EyeDropper: new () => { readonly open: () => Promise<{ readonly sRGBHex: string }> };
}

function hasEyeDropper<T extends object>(given: T): given is T & EyeDropperWindow {
  return 'EyeDropper' in given && typeof given.EyeDropper === 'function';
}

interface EyeDropperButtonProps {
  readonly onPick: (color: string) => void;
}

/** Takes a color that is seen anywhere on the screen; nothing where the browser cannot. */
export function EyeDropperButton({ onPick }: EyeDropperButtonProps) {
  const view = window;
  if (!hasEyeDropper(view)) return null;
  const pick = async (): Promise<void> => {
    try {
      onPick((await new view.EyeDropper().open()).sRGBHex);
    } catch (problem) {
      // The visitor has pressed Escape.
      if (!(problem instanceof DOMException && problem.name === 'AbortError')) throw problem;
    }
  };
  return (
    <Button
      isBlock
      size="sm"
      className="mt-3 pointer-coarse:hidden"
      icon={<Pipette className="size-4" aria-hidden="true" />}
      onClick={() => void pick()}
    >
      Eyedropper
    </Button>
  );
}
