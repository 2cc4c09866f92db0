/* Short HTML of which a browser makes much work. */

/** So many elements side by side, as HTML. */
export function manyElements(count: number): string {
  return '<div style="color:red">x</div>'.repeat(count);
}

/** A thousand elements, of which a browser makes several hundred thousand: each paragraph begins all letters again. */
export function reopenedElements(): string {
  const fonts = Array.from({ length: 500 }, (_, size) => `<font id="f${size}">`).join('');
  return `<p>${fonts}${'<p>x'.repeat(1000)}`;
}
