import { useState } from 'react';
import { once } from '../../../base/once';
import { MAIL_CLIENTS } from '../../../model/findings/clients';
import { dialogChanged } from '../../../store/canvas/view-slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { SEEN_ELSEWHERE, type DeliveryCheck } from '../../../store/delivery-checks';
import { Dialog } from '../../../ui/overlays/dialog';
import { TextButton } from '../../../ui/buttons/text-button';
import type { ImportedMail } from '../../core/mail';
import { MailSource } from '../mail-source';
import { ArrivalReview } from './arrival-review';
import { CHANGE_NAMES, ARRIVAL_WORDS } from './copy';
import { useDeliveryChecks } from './use-delivery-checks';

/** Where a signature that was sent comes back: pasted, laid beside what was taken away, and what changed kept in a table. */
export function ArrivalDialog({ isOpen }: { readonly isOpen: boolean }) {
  const dispatch = useAppDispatch();
  const compiler = useAppSelector((state) => state.output.compiler);
  const [mail, setMail] = useState<ImportedMail | null>(null);
  const deliveryChecks = useDeliveryChecks(isOpen);
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
          <SeenTable deliveryChecks={deliveryChecks.all} onForget={deliveryChecks.forget} />
        </div>
      ) : (
        <ArrivalReview
          mail={mail}
          compiler={compiler}
          onMail={setMail}
          onBack={() => setMail(null)}
          onKeep={(deliveryCheck) => {
            deliveryChecks.keep(deliveryCheck);
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

interface SeenTableProps {
  readonly deliveryChecks: readonly DeliveryCheck[];
  readonly onForget: () => void;
}

const dayFormat = once(
  () => new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' }),
);

/** How signatures arrived in mail clients, as far as the visitor has looked. */
function SeenTable({ deliveryChecks, onForget }: SeenTableProps) {
  if (deliveryChecks.length === 0) return null;
  return (
    <section aria-label={ARRIVAL_WORDS.seen} className="min-w-0">
      <div className="mb-2 flex flex-wrap items-baseline gap-x-3">
        <h3 className="text-sm font-semibold">{ARRIVAL_WORDS.seen}</h3>
        <p className="text-xs text-ink-muted">{ARRIVAL_WORDS.seenHint}</p>
        <span className="ms-auto">
          <TextButton tone="muted" onClick={onForget}>
            {ARRIVAL_WORDS.forget}
          </TextButton>
        </span>
      </div>
      <div className="overflow-clip rounded-card border">
        <table className="w-full text-start text-sm">
          <thead className="bg-sunken text-xs text-ink-muted">
            <tr>
              {['Client', 'Likeness', 'Changed'].map((head) => (
                <th key={head} scope="col" className="px-3 py-1.5 text-start font-medium">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {deliveryChecks.map(({ client, name, seen, percent, kinds }) => (
              <tr key={`${client} ${name} ${seen}`} className="border-t align-top">
                <th scope="row" className="px-3 py-2 text-start font-medium">
                  {client === SEEN_ELSEWHERE ? 'Something else' : MAIL_CLIENTS[client]}
                  <span className="block text-xs font-normal wrap-anywhere text-ink-muted">
                    {name}, {dayFormat().format(new Date(seen))}
                  </span>
                </th>
                <td className="px-3 py-2 whitespace-nowrap tabular-nums">{percent} %</td>
                <td className="px-3 py-2 text-ink-muted">
                  {kinds.map((kind) => CHANGE_NAMES[kind]).join(', ') || 'nothing'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
