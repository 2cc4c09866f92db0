import type { ElementDefinition } from '../element-definition';

/** What tells one element from another of its kind wherever elements are listed. */
export type ListedKind<Type extends string> = Pick<
  ElementDefinition<Type>,
  'type' | 'label' | 'group' | 'icon'
>;
