import { explainScene, printAtOnce, type ExplainedPass } from '../../src/export/explain/explain';
import type { Form } from '../../src/export/forms';
import { showForm } from '../../src/export/explain/show-form';
import type { Finding } from '../../src/model/findings/findings';
import type { Design } from '../../src/scene/scene';
import { markNew, notAmong, partsOf, type MarkedPart, type Part } from './parts';

export interface MarkedLine {
  readonly at: number;
  readonly text: string;
  readonly isNew: boolean;
}

/** A pass of the compiler as the story shows it. */
export interface CompilerStep extends Pick<ExplainedPass, 'pass' | 'problems'> {
  readonly formKind: FormKind;
  /** Boxes; those of the tables where they are written out already. */
  readonly parts: readonly MarkedPart[];
  readonly isWritten: boolean;
  readonly lines: readonly MarkedLine[];
  /** Lines that the pass before had and this one has not. */
  readonly dropped: number;
  /** The HTML of a mail if only the passes that cannot be left out followed. */
  readonly html: string;
  readonly bytes: number;
  readonly findings: readonly (Finding & { readonly isNew: boolean })[];
}

export type FormKind = 'design' | Exclude<Form, Design>['kind'];

/** A design after each pass, each compared with the one before. */
export function compilerSteps(design: Design): readonly CompilerStep[] {
  const encoder = new TextEncoder();
  let parts: readonly Part[] = partsOf(design);
  let lines = showForm(design);
  let findings: readonly string[] = [];
  return explainScene(design).map((explained) => {
    const { pass, form, problems } = explained;
    const isWritten = 'kind' in form && (form.kind === 'document' || form.kind === 'html');
    const own = isWritten ? parts : partsOf(form);
    const html = printAtOnce(form, design);
    const keys = explained.findings.map((finding) => JSON.stringify(finding));
    const isNewFinding = notAmong(findings);
    const step: CompilerStep = {
      pass,
      problems,
      formKind: 'kind' in form ? form.kind : 'design',
      parts: markNew(own, parts),
      isWritten,
      lines: markLines(explained.lines, lines),
      dropped: countDropped(lines, explained.lines),
      html,
      bytes: encoder.encode(html).length,
      findings: explained.findings.map((finding, at) => ({
        ...finding,
        isNew: isNewFinding(keys[at] ?? ''),
      })),
    };
    parts = own;
    lines = explained.lines;
    findings = keys;
    return step;
  });
}

/** Indents change with what is around a line, and do not count as a change of it. */
function markLines(lines: readonly string[], before: readonly string[]): readonly MarkedLine[] {
  const isNew = notAmong(before.map((line) => line.trim()));
  return lines.map((text, at) => ({ at, text, isNew: isNew(text.trim()) }));
}

function countDropped(before: readonly string[], lines: readonly string[]): number {
  return markLines(before, lines).filter(({ isNew }) => isNew).length;
}
