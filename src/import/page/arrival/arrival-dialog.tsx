import { useState } from 'react';
import type { ForeignMail } from '../../core/mail';
import { dialogChanged } from '../../../store/canvas/view-slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { Dialog } from '../../../ui/overlays/dialog';
import { MailSource } from '../mail-source';
import { ArrivalReview } from './arrival-review';
import { SeenTable } from './seen-table';
import { useSightings } from './use-sightings';
import { ARRIVAL_WORDS } from './words';

/** Where a signature that was sent comes back: pasted, laid beside what was taken away, and what changed kept in a table. */
export function ArrivalDialog({ isOpen }: { readonly isOpen: boolean }) {
  const dispatch = useAppDispatch();
  const compiler = useAppSelector((state) => state.output.compiler);
  const [mail, setMail] = useState<ForeignMail | null>(null);
  const sightings = useSightings(isOpen);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={() => {
        setMail(null);
        dispatch(dialogChanged(null));
      }}
      title={ARRIVAL_WORDS.title}
      size={mail === null ? 'lg' : 'page'}
    >
      {mail === null || compiler === null ? (
        <div className="grid gap-5">
          <Steps />
          <MailSource label={ARRIVAL_WORDS.paste} onMail={setMail} />
          <SeenTable sightings={sightings.all} onForget={sightings.forget} />
        </div>
      ) : (
        <ArrivalReview
          mail={mail}
          compiler={compiler}
          onBack={() => setMail(null)}
          onKeep={(sighting) => {
            sightings.keep(sighting);
            setMail(null);
          }}
        />
      )}
    </Dialog>
  );
}

function Steps() {
  return (
    <ol className="grid list-decimal gap-1 ps-5 text-sm text-ink-muted">
      {ARRIVAL_WORDS.steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
