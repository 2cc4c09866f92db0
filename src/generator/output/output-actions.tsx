import { Check, Copy, Download, Mail } from 'lucide-react';
import { OPENER } from '../../destinations/opener';
import { LIMITS } from '../../model/limits';
import { GENERATOR_LABELS } from '../../model/messages/messages';
import { run } from '../../store/command';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Button } from '../../ui/button';
import { useHasJustChanged } from '../../ui/use-has-just-changed';
import { copySignature, downloadSignature, openUseItIn } from '../commands';

/** The two plain ways to export the signature, and the way that knows each mail client. */
export function OutputActions() {
  const copies = useAppSelector((state) => state.output.copies);
  const dispatch = useAppDispatch();
  return (
    <div className="@container">
      <div className="flex gap-2 *:grow @max-lg:*:px-2 @max-lg:[&_svg]:hidden @max-xs:gap-1 @max-xs:*:px-1 @max-xs:*:text-sm">
        <CopyButton copies={copies} onCopy={() => dispatch(run(copySignature))} />
        <Button
          size="lg"
          icon={<Download className="size-4" aria-hidden="true" />}
          onClick={() => dispatch(run(downloadSignature))}
        >
          {downloadSignature.label}
        </Button>
        <Button
          {...OPENER}
          size="lg"
          icon={<Mail className="size-4" aria-hidden="true" />}
          onClick={() => dispatch(run(openUseItIn))}
        >
          {openUseItIn.label}
        </Button>
      </div>
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
      icon={<Icon className="size-4" aria-hidden="true" />}
      onClick={onCopy}
    >
      {isJustCopied ? GENERATOR_LABELS.copied : copySignature.label}
    </Button>
  );
}
