/** Whether all variants are tried; the long step `scenes` asks for it. */
export const IS_WHOLE = import.meta.env['VITE_WHOLE'] !== undefined;

/** Of variants every second, the others in the next turn; all of them in the long run. */
export function inTurn<Variant>(variants: readonly Variant[], turn: number): readonly Variant[] {
  return IS_WHOLE ? variants : variants.filter((_, index) => (index + turn) % 2 === 0);
}
