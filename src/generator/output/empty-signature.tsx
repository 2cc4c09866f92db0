import type { MailColors } from '../../output/page/mail-message';

/** The outlines of a signature, and what makes them one, where there is nothing to be seen of one yet. */
export function EmptySignature({ quiet, line }: Pick<MailColors, 'quiet' | 'line'>) {
  const box = { borderColor: line };
  const bar = { background: line };
  return (
    <div className="flex items-center gap-4">
      <span className="size-15 shrink-0 rounded-full border-2 border-dashed" style={box} />
      <span className="h-24 w-0.5 shrink-0" style={bar} />
      <div className="grid min-w-0 gap-3">
        <span aria-hidden="true" className="h-3 w-36 max-w-full rounded-full" style={bar} />
        <p className="text-base" style={{ color: quiet }}>
          Your signature appears here as you fill in the form.
        </p>
        <span aria-hidden="true" className="h-2 w-48 max-w-full rounded-full" style={bar} />
      </div>
    </div>
  );
}
