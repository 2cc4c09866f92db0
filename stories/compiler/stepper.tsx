import { useMemo, useState, type ReactNode } from 'react';
import { SeverityIcon } from '../../src/editor/findings/severity-icon';
import { HtmlView } from '../../src/ui/code-view';
import { cx } from '../../src/ui/cx';
import { Slider } from '../../src/ui/fields/slider';
import { BytesBars } from './bytes-bars';
import { Legend } from './legend';
import { passWords } from './pass-words';
import { ScenePicture } from './scene-picture';
import { sceneNamed } from './scenes';
import { ScrollBox } from './scroll-box';
import { compilerSteps, type CompilerStep } from './steps';
import { TablesBox } from './tables-box';

export interface StepperProps {
  /** The name of a scene of the fidelity suite. */
  readonly scene: string;
}

/** One scene stepped through all passes of the compiler. */
export function Stepper({ scene }: StepperProps) {
  const design = useMemo(() => sceneNamed(scene), [scene]);
  const steps = useMemo(() => compilerSteps(design), [design]);
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, steps.length - 1);
  const step = steps[at];
  if (step === undefined) return null;
  return (
    <main className="mx-auto grid max-w-7xl gap-5 p-2">
      <header className="grid gap-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h1 className="text-2xl font-semibold">
            <span className="text-ink-muted tabular-nums">
              {at + 1}/{steps.length}
            </span>{' '}
            {step.pass}
          </h1>
          <Bytes step={step} before={steps[at - 1]} />
        </div>
        <p className="min-h-15 max-w-[90ch] text-ink-muted">{passWords(step.pass)}</p>
        <div className="grid gap-2">
          <BytesBars steps={steps} at={at} />
          <Slider
            label="Pass"
            value={at}
            valueText={`${at + 1} of ${steps.length}: ${step.pass}`}
            min={0}
            max={steps.length - 1}
            step={1}
            onDraft={setChosen}
            onCommit={setChosen}
          />
        </div>
      </header>
      <div className="grid items-start gap-5 min-[1100px]:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid gap-5">
          <Section title="Layout over the scene">
            <ScenePicture design={design} parts={step.parts} />
            <Legend parts={step.parts} />
            {step.isWritten && (
              <p className="text-xs text-ink-muted">
                A document has no places any more: these are the boxes of the tables it is written
                from.
              </p>
            )}
          </Section>
          <Section title="Tables, if only what must be done followed">
            <TablesBox html={step.html} />
          </Section>
        </div>
        <div className="grid gap-5">
          <Findings step={step} />
          <Tree step={step} />
        </div>
      </div>
      <Section title="HTML">
        <ScrollBox label="Source" className="max-h-96 bg-panel p-3">
          <HtmlView html={step.html} />
        </ScrollBox>
      </Section>
    </main>
  );
}

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Section({ title, children }: SectionProps) {
  return (
    <section aria-label={title} className="grid min-w-0 gap-2">
      <h2 className="text-base font-semibold">{title}</h2>
      {children}
    </section>
  );
}

interface BytesProps {
  readonly step: CompilerStep;
  readonly before: CompilerStep | undefined;
}

function Bytes({ step, before }: BytesProps) {
  const change = before === undefined ? 0 : step.bytes - before.bytes;
  return (
    <p aria-label="Size" className="text-lg tabular-nums">
      {step.bytes.toLocaleString('en')} bytes{' '}
      <span className={change < 0 ? 'text-success' : 'text-ink-muted'}>
        {change === 0 ? '±0' : change.toLocaleString('en', { signDisplay: 'always' })}
      </span>
    </p>
  );
}

function Findings({ step: { findings, problems } }: { readonly step: CompilerStep }) {
  return (
    <Section title="Findings">
      {findings.length === 0 && <p className="text-ink-muted">None by then.</p>}
      <ul className="grid gap-1.5">
        {findings.map((finding) => (
          <li
            key={JSON.stringify(finding)}
            className={cx('flex gap-2 text-sm', finding.isNew ? 'font-semibold' : 'text-ink-muted')}
          >
            <SeverityIcon severity={finding.severity} className="mt-0.5 size-4" />
            {finding.message}
          </li>
        ))}
        {problems.map((problem) => (
          <li key={problem} className="text-sm font-semibold text-danger">
            Broken promise: {problem}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Tree({ step: { formKind, lines, dropped } }: { readonly step: CompilerStep }) {
  const count = lines.filter(({ isNew }) => isNew).length;
  return (
    <Section title={formKind === 'html' ? 'HTML, line by line' : `As ${formKind}`}>
      <p className="text-xs text-ink-muted" data-changes="">
        {count === 0 && dropped === 0
          ? 'As before.'
          : `${count} new ${count === 1 ? 'line' : 'lines'}, ${dropped} gone.`}
      </p>
      <ScrollBox label="Form as text" className="max-h-[36rem] bg-panel py-2 font-mono text-xs">
        {lines.map(({ text, isNew, at }) => (
          <div
            key={at}
            className={cx(
              'border-s-2 px-2 whitespace-pre',
              isNew ? 'border-accent bg-accent-soft text-ink' : 'border-transparent text-ink-muted',
            )}
          >
            {text}
          </div>
        ))}
      </ScrollBox>
    </Section>
  );
}
