import type { Design } from '../scene/scene';
import { closeUp } from './close-up/close-up';
import { sceneContext } from './compose-scene';
import type { Form } from './forms';
import { PRINT_PASSES } from './passes/output-passes';
import { SCENE_PASSES } from './passes/scene-passes';
import { showFinding, showForm } from './show-form';
import type { ExportOptions } from './types';

/** What a pass made of a design. */
export interface ExplainedPass {
  readonly pass: string;
  readonly form: Form;
  /** The form as text. */
  readonly lines: readonly string[];
  /** What was reported or withdrawn by then. */
  readonly findings: readonly string[];
  /** Promises that the pass has broken. */
  readonly problems: readonly string[];
}

/** A design after each pass, up to its HTML as it is printed. */
export function explainScene(
  design: Design,
  options: ExportOptions = {},
): readonly ExplainedPass[] {
  const context = sceneContext(design, { closeUp, ...options });
  const explained: ExplainedPass[] = [];
  SCENE_PASSES.join(PRINT_PASSES).run(design, context, ({ pass, form, check }) => {
    const findings = context.findings.all().map(showFinding);
    explained.push({ pass, form, lines: showForm(form), findings, problems: check() });
  });
  return explained;
}
