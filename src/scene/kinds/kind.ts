import type { ElementDefinition } from '../element-definition';

/** The part of an element kind's definition that lists of elements show. */
export type ListedKind<Type extends string> = Pick<
  ElementDefinition<Type>,
  'type' | 'label' | 'group' | 'icon'
>;
