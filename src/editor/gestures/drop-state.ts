import type { GestureState } from './gesture';

/** The texts of the drop indicator. The wording is fixed. */
export const DROP_STATES = {
  valid: 'Drop to position',
  invalid: 'Invalid drop zone',
  waiting: 'Drag elements here',
} as const;

export type DropState = keyof typeof DROP_STATES;

/** Whether elements would come to lie where the pointer is. */
export function dropState(gesture: GestureState): DropState {
  if (gesture.name !== 'dragging') return 'waiting';
  return gesture.isInside ? 'valid' : 'invalid';
}
