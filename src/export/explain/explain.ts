import type { Finding } from '../../model/findings/findings';
import type { Design } from '../../scene/scene';
import { collapseEmpty } from '../collapse-empty/collapse-empty';
import { sceneContext } from '../compose/compose-scene';
import type { Form } from '../forms';
import { cut } from '../passes/regions/cut';
import { emitTables } from '../passes/tables/emit-tables';
import { lower } from '../passes/design/lower';
import { pipeline, type SceneContext } from '../passes/pass';
import { setHeights } from '../passes/tables/set-heights';
import { tabulate } from '../passes/tables/tabulate';
import { printing, SCENE_TO_DOCUMENT, SEPARATING } from '../pipeline';
import type { RegionForm } from '../regions/region';
import { showForm } from './show-form';
import type { TableForm } from '../tables/table';
import type { ExportOptions } from '../types';

/** What a pass made of a design. */
export interface ExplainedPass {
  readonly pass: string;
  readonly form: Form;
  /** The form as text. */
  readonly lines: readonly string[];
  /** What was found by then. */
  readonly findings: readonly Finding[];
  /** What the check of the pass found wrong. */
  readonly problems: readonly string[];
}

/** A design after each pass, up to its HTML as it is printed. */
export function explainScene(
  design: Design,
  options: ExportOptions = {},
): readonly ExplainedPass[] {
  const context = sceneContext(design, { collapseEmpty: collapseEmpty, ...options });
  const explained: ExplainedPass[] = [];
  SCENE_TO_DOCUMENT.join(printing()).run(design, context, ({ pass, form, check }) => {
    const findings = context.findings.all();
    explained.push({ pass, form, lines: showForm(form), findings, problems: check() });
  });
  return explained;
}

/* The fewest passes that make HTML of each form: what the other passes do is seen by their absence. */
const FROM_TABLES = pipeline<TableForm, TableForm, SceneContext>(setHeights)
  .next(emitTables)
  .join(printing());
const FROM_REGIONS = pipeline<RegionForm, TableForm, SceneContext>(tabulate).join(FROM_TABLES);
const FROM_ITEMS = SEPARATING.next(cut).join(FROM_REGIONS);
const FROM_DESIGN = pipeline(lower).join(FROM_ITEMS);

/** The HTML of a form of a design, made at once with as few passes as possible. */
export function printAtOnce(form: Form, { person }: Pick<Design, 'person'>): string {
  const context = sceneContext({ person });
  if (!('kind' in form)) return FROM_DESIGN.run(form, context).html;
  switch (form.kind) {
    case 'items':
      return FROM_ITEMS.run(form, context).html;
    case 'regions':
      return FROM_REGIONS.run(form, context).html;
    case 'tables':
      return FROM_TABLES.run(form, context).html;
    case 'document':
      return printing().run(form, context).html;
    case 'html':
      return form.html;
  }
}
