import { Check, ImageUp, TriangleAlert, X } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import {
  clientStates,
  TRIED_CLIENTS,
  type ClientState,
  type ClientStatus,
} from '../../model/findings/client-states';
import { SUPPORT_DATE } from '../../model/findings/client-support.data';
import type { Difference } from '../../model/clients/client-rules';
import type { Finding } from '../../model/findings/findings';
import { cx } from '../../ui/cx';
import { nextPlace } from '../../ui/next-place';
import { Popover } from '../../ui/overlays/popover';

interface StatusLook {
  readonly Icon: ComponentType<{ className: string; 'aria-hidden': true }>;
  readonly chip: string;
  readonly icon: string;
  /** Stands before the name of the client. */
  readonly words: string;
}

const LOOKS: Readonly<Record<ClientStatus, StatusLook>> = {
  fine: {
    Icon: Check,
    chip: 'border-transparent text-ink',
    icon: 'text-success',
    words: 'Works in',
  },
  step: {
    Icon: ImageUp,
    chip: 'border-transparent text-ink',
    icon: 'text-ink-muted',
    words: 'Needs a step in',
  },
  differs: {
    Icon: TriangleAlert,
    chip: 'border-transparent bg-warning-soft text-ink',
    icon: 'text-warning',
    words: 'Differs in',
  },
  broken: {
    Icon: X,
    chip: 'border-transparent bg-danger-soft text-ink',
    icon: 'text-danger',
    words: 'Not right in',
  },
};

interface ClientRowProps {
  readonly findings: readonly Finding[];
  readonly differences?: readonly Difference[];
}

/** How a signature fares in each mail client: a chip for each, with the reasons behind it. One tab stop; arrow keys go on. */
export function ClientRow({ findings, differences }: ClientRowProps) {
  const [at, setAt] = useState(0);
  const states = clientStates(findings, differences);
  const countOf = (wanted: ClientStatus): number =>
    states.filter(({ status }) => status === wanted).length;
  const steps = countOf('step');
  return (
    <section aria-label="Email clients" className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-2 text-xs">
        <h3 className="font-medium">Email clients</h3>
        <p className="text-ink-muted tabular-nums">
          Should work in {countOf('fine') + steps} of {states.length} apps
          {steps > 0 && `, ${steps} of them with one more step`}
        </p>
      </div>
      <div
        role="toolbar"
        aria-label="What each email client shows"
        tabIndex={-1}
        className="-mx-1.5 grid grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] gap-x-1 outline-none"
        onKeyDown={(event) => {
          // What a chip opens is not in the row, but its keys come here, too.
          if (event.target instanceof Element && !event.target.matches('[data-chip]')) return;
          const chips = event.currentTarget.querySelectorAll<HTMLElement>('[data-chip]');
          const next = chips[nextPlace(event.key, at, chips.length)];
          if (next === undefined) return;
          event.preventDefault();
          next.focus();
        }}
      >
        {states.map((state, index) => (
          <ClientChip
            key={state.id}
            state={state}
            isStop={index === at}
            onFocus={() => setAt(index)}
          />
        ))}
      </div>
    </section>
  );
}

interface ClientChipProps {
  readonly state: ClientState;
  /** Whether the Tab key stops at it. */
  readonly isStop: boolean;
  readonly onFocus: () => void;
}

function ClientChip({ state, isStop, onFocus }: ClientChipProps) {
  const { name, status } = state;
  const { Icon, chip, icon, words } = LOOKS[status];
  const title = `${words} ${name}`;
  return (
    <Popover
      label={title}
      trigger={
        <button
          type="button"
          data-chip=""
          tabIndex={isStop ? 0 : -1}
          onFocus={onFocus}
          aria-label={title}
          className={cx(
            'flex min-h-7 items-center gap-1.5 rounded-control border px-1.5 text-start text-xs hover:border-edge aria-expanded:border-edge pointer-coarse:min-h-control',
            chip,
          )}
        >
          <Icon aria-hidden={true} className={cx('size-3 shrink-0', icon)} />
          {name}
        </button>
      }
    >
      <ClientDetails state={state} title={title} />
    </Popover>
  );
}

interface ClientDetailsProps {
  readonly state: ClientState;
  readonly title: string;
}

function ClientDetails({ state: { id, open, reported }, title }: ClientDetailsProps) {
  return (
    <div className="grid w-72 max-w-full gap-2 text-sm">
      <h4 className="font-semibold">{title}</h4>
      {open.length === 0 ? <p>No known issues there.</p> : <Reasons findings={open} />}
      {reported.length > 0 && (
        <>
          <p className="text-xs text-ink-muted">Small differences:</p>
          <Reasons findings={reported} />
        </>
      )}
      <p className="border-t pt-2 text-xs text-ink-muted">
        {TRIED_CLIENTS.includes(id) ? 'Tested there' : 'Based on published rules, not tested there'}
        . Can I email, {SUPPORT_DATE}, and published reports.
      </p>
    </div>
  );
}

function Reasons({ findings }: { readonly findings: readonly Pick<Finding, 'message'>[] }) {
  const messages = [...new Set(findings.map(({ message }) => message))];
  return (
    <ul className="grid list-disc gap-1 ps-4 wrap-anywhere">
      {messages.map((message) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  );
}
