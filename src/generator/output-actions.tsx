import { Check, Copy, Download } from 'lucide-react';
import { LIMITS } from '../model/limits';
import { GENERATOR_LABELS } from '../model/messages';
import { run } from '../store/command';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { Button } from '../ui/button';
import { useHasJustChanged } from '../ui/use-has-just-changed';
import { copySignature, downloadSignature } from './commands';

/** The two ways to export the signature. */
export function OutputActions() {
  const copies = useAppSelector((state) => state.output.copies);
  const dispatch = useAppDispatch();
  return (
    <div className="grid grid-cols-2 gap-2">
      <CopyButton copies={copies} onCopy={() => dispatch(run(copySignature))} />
      <Button
        size="lg"
        isBlock
        icon={<Download className="size-4" aria-hidden="true" />}
        onClick={() => dispatch(run(downloadSignature))}
      >
        {downloadSignature.label}
      </Button>
    </div>
  );
}

interface CopyButtonProps {
  /** How often a copy has succeeded: each time the button says so for a while. */
  readonly copies: number;
  readonly onCopy: () => void;
}

function CopyButton({ copies, onCopy }: CopyButtonProps) {
  const isJustCopied = useHasJustChanged(copies, LIMITS.copiedIndicatorMs);
  const Icon = isJustCopied ? Check : Copy;
  return (
    <Button
      variant="primary"
      size="lg"
      isBlock
      icon={<Icon className="size-4" aria-hidden="true" />}
      onClick={onCopy}
    >
      {isJustCopied ? GENERATOR_LABELS.copied : copySignature.label}
    </Button>
  );
}
