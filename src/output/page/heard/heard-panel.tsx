import { Check, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import {
  spoken,
  testStructure,
  transcribe,
  type HeardLine,
  type HeardPart,
  type StructureResult,
} from '../../../export/heard';
import { cx } from '../../../ui/cx';
import { ExternalLink } from '../../../ui/external-link';
import { SwitchField } from '../../../ui/fields/switch-field';
import { changedWords, durationWords, HEARD_WORDS, languageName } from './copy';

interface HeardPanelProps {
  /** The finished signature. */
  readonly html: string;
}

/** What a screen reader reads of a signature, line by line, and whether its structure is what readers need. */
export function HeardPanel({ html }: HeardPanelProps) {
  const [isStripped, setIsStripped] = useState(false);
  const kept = useMemo(() => transcribe(html, 'kept'), [html]);
  const stripped = useMemo(() => transcribe(html, 'stripped'), [html]);
  const known = useMemo(() => new Set(kept.lines.map(lineWords)), [kept]);
  const { lines, ms } = isStripped ? stripped : kept;
  const isChanged = (line: HeardLine): boolean => isStripped && !known.has(lineWords(line));
  const changed = lines.filter(isChanged).length;
  return (
    <div className="grid gap-3">
      <SwitchField
        label={HEARD_WORDS.stripped}
        hint={isStripped ? changedWords(changed) : HEARD_WORDS.strippedHint}
        isOn={isStripped}
        onChange={setIsStripped}
      />
      <ol aria-label={HEARD_WORDS.title} className="grid border-t text-sm">
        {lines.map((line, index) => (
          <Line
            // Lines have nothing else of their own: the same words may be read twice.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            line={line}
            isChanged={isChanged(line)}
            showsLanguage={line.lang !== lines[index - 1]?.lang}
          />
        ))}
      </ol>
      <p className="flex justify-between gap-3 text-sm font-medium tabular-nums">
        <span>{lines.length === 1 ? '1 line' : `${lines.length} lines`}</span>
        <span>about {durationWords(ms)}</span>
      </p>
      <p className="text-xs text-ink-muted">{HEARD_WORDS.about}</p>
      <Structure results={useMemo(() => testStructure(html), [html])} />
    </div>
  );
}

function lineWords({ parts }: HeardLine): string {
  return parts.map(spoken).join(', ');
}

interface LineProps {
  readonly line: HeardLine;
  /** Whether it is read otherwise than where nothing is removed. */
  readonly isChanged: boolean;
  /** Whether its language is not that of the line before it. */
  readonly showsLanguage: boolean;
}

function Line({ line: { parts, lang, ms }, isChanged, showsLanguage }: LineProps) {
  return (
    <li className={cx('flex items-baseline gap-3 border-b py-1.5', isChanged && 'bg-warning-soft')}>
      <p
        lang={lang ?? undefined}
        dir="auto"
        className="flex min-w-0 flex-1 flex-wrap gap-x-2 wrap-anywhere"
      >
        {parts.map((part, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <Part key={index} part={part} />
        ))}
      </p>
      {showsLanguage && lang !== null && (
        <span className="shrink-0 text-xs text-ink-muted">{languageName(lang)}</span>
      )}
      <span className="shrink-0 text-xs text-ink-muted tabular-nums">{durationWords(ms)}</span>
    </li>
  );
}

/** What is read: what a reader adds is quiet. */
function Part({ part }: { readonly part: HeardPart }) {
  if (part.kind === 'text') return <span>{part.words}</span>;
  if (part.kind === 'table') return <span className="text-ink-muted italic">{spoken(part)}</span>;
  const { words, description } = part;
  return (
    <span>
      <span lang="en" className="text-ink-muted italic">
        {spoken({ kind: part.kind, words: '' })}{' '}
      </span>
      {words}
      {description !== undefined && <span className="text-ink-muted">, {description}</span>}
    </span>
  );
}

function Structure({ results }: { readonly results: readonly StructureResult[] }) {
  const met = results.filter(({ isMet }) => isMet).length;
  return (
    <section aria-label={HEARD_WORDS.structure} className="grid gap-1.5 border-t pt-3">
      <div className="flex items-baseline justify-between gap-2 text-xs">
        <p className="font-medium">{HEARD_WORDS.structure}</p>
        <p className="text-ink-muted tabular-nums">
          {met} of {results.length} met
        </p>
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-x-4 gap-y-1 text-xs">
        {results.map((result) => (
          <Result key={result.id} result={result} />
        ))}
      </ul>
      <p className="text-xs">
        <ExternalLink href={HEARD_WORDS.sourceHref}>{HEARD_WORDS.source}</ExternalLink>
      </p>
    </section>
  );
}

function Result({ result: { label, isMet, example } }: { readonly result: StructureResult }) {
  const Icon = isMet ? Check : X;
  return (
    <li className="flex gap-1.5">
      <Icon
        aria-hidden="true"
        className={cx('mt-0.5 size-3.5 shrink-0', isMet ? 'text-success' : 'text-danger')}
      />
      <span>
        {!isMet && <span className="sr-only">Not met: </span>}
        {label}
        {example !== undefined && <span className="text-ink-muted"> ({example})</span>}
      </span>
    </li>
  );
}
