import { Fragment } from 'react';
import { Drawing } from './drawings/drawings';
import type { GuideStep } from './guide';

/** What is to be done, one after the other, each with a sketch of it. */
export function StepList({ steps }: { readonly steps: readonly GuideStep[] }) {
  return (
    <ol className="grid gap-3">
      {steps.map((step, index) => (
        <Step key={step.text} number={index + 1} {...step} />
      ))}
    </ol>
  );
}

function Step({ number, text, drawing, typed }: GuideStep & { readonly number: number }) {
  return (
    <li className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <span className="rounded-card bg-sunken">
        <Drawing id={drawing} />
      </span>
      <div className="flex gap-2.5">
        <span
          aria-hidden="true"
          className="flex size-5 shrink-0 items-center justify-center rounded-full bg-wash text-xs font-semibold text-ink-muted tabular-nums"
        >
          {number}
        </span>
        <div className="min-w-0 flex-1">
          <p className="max-w-[60ch] text-base">
            <Marked text={text} />
          </p>
          {typed !== undefined && (
            <code className="mt-2 block rounded-control bg-sunken px-2.5 py-1.5 font-mono text-xs wrap-anywhere select-all">
              {typed}
            </code>
          )}
        </div>
      </div>
    </li>
  );
}

/** Names of what is on the screen stand out. */
function Marked({ text }: { readonly text: string }) {
  return partsOf(text).map(({ words, isName, at }) =>
    isName ? (
      <b key={at} className="font-semibold">
        {words}
      </b>
    ) : (
      <Fragment key={at}>{words}</Fragment>
    ),
  );
}

interface TextPart {
  readonly words: string;
  readonly isName: boolean;
  /** Where in the text it begins. */
  readonly at: number;
}

function partsOf(text: string): readonly TextPart[] {
  return Array.from(text.matchAll(/\*([^*]+)\*|[^*]+/g), ({ 0: words, 1: name, index }) => ({
    words: name ?? words,
    isName: name !== undefined,
    at: index,
  }));
}
