import { sceneContext } from '../../export/fixing';
import type { ExportOptions } from '../../export';
import { isSame } from '../../scene/operations/same';
import type { Design, Scene } from '../../scene/scene';
import type { MeasureText } from '../../scene/text/text-measure';
import { applyFix, firstOffer, fixesFor } from '../apply-fix';
import type { FixContext } from '../fix';
import { FIXES } from '../fixes';
import type { FixQuestion, Offer } from '../question';

/** What a question is asked of, as an export of the design would be made. */
export interface Subject {
  readonly design: Design;
  readonly options?: ExportOptions;
  readonly measure?: MeasureText | undefined;
}

/**
 * Answers what fixes would do. What comes from another thread is never the same object twice, so what equals its part of the
 * last subject is taken from there: all that was found out about it is cached by those objects.
 */
export function makeFixResponder(): (subject: Subject, question: FixQuestion) => readonly Offer[] {
  let last: Known | null = null;
  return (subject, question) => {
    last = knownAgain(subject, last);
    return answerTo(question, last.scene, last.context);
  };
}

interface Known {
  readonly subject: Subject;
  readonly scene: Scene;
  readonly context: FixContext;
}

function knownAgain(subject: Subject, last: Known | null): Known {
  return {
    subject,
    scene: sceneAgain(subject.design, last?.scene),
    context:
      last !== null && isSameAround(subject, last.subject) ? last.context : contextOf(subject),
  };
}

/** Whether all is the same but the scene. */
function isSameAround(a: Subject, b: Subject): boolean {
  return (
    a.measure === b.measure &&
    isSame(a.options, b.options) &&
    isSame(a.design.person, b.design.person)
  );
}

function contextOf({ design, options = {}, measure }: Subject): FixContext {
  const { rasters = {}, collapseEmpty } = options;
  const { element } = sceneContext(design, options, measure);
  return { element, rasters, ...(collapseEmpty && { collapseEmpty: collapseEmpty }) };
}

function sceneAgain({ background, frame, elements: now }: Design, last: Scene | undefined): Scene {
  const before = new Map(last?.elements.map((element) => [element.id, element]));
  const elements = now.map((element) => {
    const earlier = before.get(element.id);
    return earlier !== undefined && isSame(earlier, element) ? earlier : element;
  });
  const scene = { background, frame, elements };
  return last !== undefined && isSameScene(last, scene) ? last : scene;
}

function isSameScene(a: Scene, b: Scene): boolean {
  return (
    a.background === b.background &&
    isSame(a.frame, b.frame) &&
    a.elements.length === b.elements.length &&
    a.elements.every((element, index) => element === b.elements[index])
  );
}

function answerTo(question: FixQuestion, scene: Scene, context: FixContext): readonly Offer[] {
  switch (question.kind) {
    case 'about':
      return fixesFor(question.finding, scene, context);
    case 'helpful':
      return FIXES.flatMap((fix) => {
        const offer = firstOffer(fix, question.ids, scene, context);
        return offer === null ? [] : [{ fix: fix.id, ...offer }];
      });
    case 'whole': {
      const fix = FIXES.find(({ id }) => id === question.fix);
      if (fix === undefined) throw new Error(`No fix is called ${question.fix}`);
      const whole = applyFix(fix, question.ids, scene, context);
      return whole === null ? [] : [{ fix: fix.id, ...whole }];
    }
  }
}
