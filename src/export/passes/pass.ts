import type { Finding, FindingReport } from '../../model/findings/findings';
import type { ElementContext } from '../../scene/element-definition';
import type { Form } from '../forms';
import type { Problem } from '../problem';
import type { ExportOptions } from '../types';

/** What every pass may read, and where it reports. */
export interface PassContext {
  readonly options: ExportOptions;
  readonly findings: FindingSink;
}

/** What passes over a scene may read beside that. */
export interface SceneContext extends PassContext {
  /** What elements are made with: the person, the measurer, the origin of relative addresses. */
  readonly element: ElementContext;
}

/** The one place that findings go to, in the order in which they are met. */
export interface FindingSink {
  readonly report: (...findings: readonly FindingReport[]) => void;
  readonly all: () => readonly Finding[];
}

/** A step from a form of the signature to the same form or to the next. Pure but for the findings that it reports. */
export interface Pass<
  From,
  To extends Form = From & Form,
  Context extends PassContext = PassContext,
> {
  readonly name: string;
  readonly run: (form: From, context: Context) => To;
  /** What is wrong with what the pass made, whatever it was given. Tests run it after the pass, on every scene. */
  readonly check?: (form: To) => readonly Problem[];
}

/** A pass that has just run, and what it made. */
export interface PassStep {
  readonly pass: string;
  readonly form: Form;
  readonly check: () => readonly Problem[];
}

/** Passes one after the other, from a form of the signature to another. */
export interface Pipeline<From, To extends Form, Context extends PassContext = PassContext> {
  readonly names: readonly string[];
  readonly run: (form: From, context: Context, onStep?: (step: PassStep) => void) => To;
  /** The pipeline with one more pass: one that takes what the last one gives. */
  readonly next: <Next extends Form>(
    pass: Pass<To, Next, Context>,
  ) => Pipeline<From, Next, Context>;
  /** The pipeline with another behind it. */
  readonly join: <Next extends Form>(
    other: Pick<Pipeline<To, Next, Context>, 'names' | 'run'>,
  ) => Pipeline<From, Next, Context>;
}

/** A pipeline that begins with this pass. */
export function pipeline<From, To extends Form, Context extends PassContext = PassContext>(
  first: Pass<From, To, Context>,
): Pipeline<From, To, Context> {
  return pipelineOf([first.name], (form, context, onStep) => take(first, form, context, onStep));
}

/** Where findings are not needed, as in a preview. */
export const NO_FINDINGS: FindingSink = {
  report: () => undefined,
  all: () => [],
};

function pipelineOf<From, To extends Form, Context extends PassContext>(
  names: readonly string[],
  run: Pipeline<From, To, Context>['run'],
): Pipeline<From, To, Context> {
  return {
    names,
    run,
    next: (pass) =>
      pipelineOf([...names, pass.name], (form, context, onStep) =>
        take(pass, run(form, context, onStep), context, onStep),
      ),
    join: (other) =>
      pipelineOf([...names, ...other.names], (form, context, onStep) =>
        other.run(run(form, context, onStep), context, onStep),
      ),
  };
}

function take<From, To extends Form, Context extends PassContext>(
  { name, run, check = () => [] }: Pass<From, To, Context>,
  form: From,
  context: Context,
  onStep?: (step: PassStep) => void,
): To {
  const made = run(form, context);
  onStep?.({ pass: name, form: made, check: () => check(made) });
  return made;
}
