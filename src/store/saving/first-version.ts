/*
 * Where the first version kept its one form and its one design, and below which it kept copies and what it had set aside.
 */

export const FORM_KEY = 'signet/signature';
export const DESIGN_KEY = 'signet/design';

export function isFirstVersionKey(key: string): boolean {
  return [FORM_KEY, DESIGN_KEY].some((root) => key === root || key.startsWith(`${root}/`));
}
