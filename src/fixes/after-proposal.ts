import { withTyped } from '../model/person/sample-fields';
import type { Person, PersonInput } from '../model/person/signature';
import { reduceScene } from '../scene/reduce-scene';
import type { Scene } from '../scene/scene';
import type { FixContext, Proposal } from './fix';

/** What fixes are tried on. */
export interface FixState {
  readonly scene: Scene;
  readonly context: FixContext;
}

/** The scene, and the person that it shows, as a proposal would leave them. */
export function afterProposal(
  { action, person }: Proposal,
  { scene, context }: FixState,
): FixState {
  return {
    scene: reduceScene(scene, action),
    context: person === undefined ? context : withPerson(person, context),
  };
}

function withPerson(change: PersonInput, context: FixContext): FixContext {
  const { person: before } = context.element;
  const given: Person = { ...before, ...change };
  return { ...context, element: { ...context.element, person: withTyped(given, before, change) } };
}
