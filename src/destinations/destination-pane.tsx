import type { ReactNode } from 'react';
import type { EmailOutput } from '../export/types';
import type { Destination } from '../model/destinations';
import { dialogChanged } from '../store/canvas/view-slice';
import { useAppDispatch } from '../store/hooks';
import type { TakenForm } from '../output/state/take-away';
import { Button } from '../ui/button';
import { CollapsibleSection } from '../ui/collapsible-section';
import { DIFFERENCES } from './differences.data';
import { FileList } from './file-list';
import { GapPictures } from './gap-pictures';
import { StepList } from './step-list';
import { WayButton } from './way-button';
import { waysTo, type Way } from './ways';
import { DIALOG_WORDS } from './words';

interface DestinationPaneProps {
  readonly destination: Destination;
  readonly taken: TakenForm;
  /** The signature with gaps for pictures from the device. */
  readonly gaps: EmailOutput;
}

/** What a destination gets, what to do with it there, and what will look different. */
export function DestinationPane({ destination, taken, gaps }: DestinationPaneProps) {
  const dispatch = useAppDispatch();
  const { id, label, clients } = destination;
  const [main, ...others] = waysTo(destination, gaps.images.length > 0);
  if (main === undefined) return null;
  const filling = main.take.kind === 'copy' ? main.take.filling : null;
  return (
    <section aria-labelledby="destination" className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid justify-items-start gap-4">
        <div>
          <h3 id="destination" className="text-xl font-semibold">
            {label}
          </h3>
          <p className="mt-1 max-w-[60ch] text-base text-ink-muted">{main.lead}</p>
        </div>
        <WayButton key={id} way={main} taken={taken} isMain />
      </div>
      {filling !== null && <GapPictures output={gaps} filling={filling} />}
      {main.steps.length > 0 && (
        <Part title={DIALOG_WORDS.steps}>
          <StepList steps={main.steps} />
        </Part>
      )}
      {clients.length > 0 ? (
        others.map((way) => <OtherWay key={way.title} way={way} taken={taken} />)
      ) : (
        <Part title={DIALOG_WORDS.files}>
          <FileList ways={others} taken={taken} />
        </Part>
      )}
      <Part title={DIALOG_WORDS.differences}>
        <ul className="grid list-disc gap-1.5 ps-5 text-base text-ink-muted">
          {DIFFERENCES[id].map((line) => (
            <li key={line} className="max-w-[60ch]">
              {line}
            </li>
          ))}
        </ul>
      </Part>
      <Part title={DIALOG_WORDS.arrival}>
        <div className="grid justify-items-start gap-3">
          <p className="max-w-[60ch] text-base text-ink-muted">{DIALOG_WORDS.arrivalHint}</p>
          <Button size="sm" onClick={() => dispatch(dialogChanged('arrival'))}>
            {DIALOG_WORDS.arrivalOpen}
          </Button>
        </div>
      </Part>
    </section>
  );
}

/** Closed until it is asked for: most are served by the first. */
function OtherWay({ way, taken }: { readonly way: Way; readonly taken: TakenForm }) {
  const { title, lead, steps } = way;
  return (
    <CollapsibleSection headingLevel={3} title={`${DIALOG_WORDS.otherWay}${lowerFirst(title)}`}>
      <div className="grid justify-items-start gap-4">
        <p className="max-w-[60ch] text-base text-ink-muted">{lead}</p>
        <WayButton way={way} taken={taken} />
        {steps.length > 0 && <StepList steps={steps} />}
      </div>
    </CollapsibleSection>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <h4 className="mb-2.5 text-sm font-semibold">{title}</h4>
      {children}
    </div>
  );
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
