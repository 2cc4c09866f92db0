import type { Middleware } from '@reduxjs/toolkit';

/*
 * The state is data, as JSON holds it: it can be saved, sent, compared and replayed. While the app is developed and tested, what is
 * not is an error where it comes in.
 */

/** Throws where an action, or the state after it, holds what JSON does not hold. What has been looked at is not looked at again. */
export const expectJson: Middleware = ({ getState }) => {
  const seen = new WeakSet<object>();
  return (next) => (action) => {
    expectNothing('The action', nonJson(withoutBlanks(action), seen));
    const result = next(action);
    expectNothing('The state', nonJson(getState(), seen));
    return result;
  };
};

function expectNothing(name: string, path: readonly string[] | null): void {
  if (path !== null) throw new Error(`${name} holds what JSON does not, at ${path.join('.')}`);
}

/**
 * The path to something that JSON does not hold as it is: functions, promises, dates, maps, files, other instances of classes,
 * undefined. Null where there is none. Numbers are not looked at: reducers bring any into their range. What is in `seen` is left
 * out, and what was looked at is put there.
 */
export function nonJson(value: unknown, seen = new WeakSet()): readonly string[] | null {
  if (typeof value !== 'object' || value === null) return JSON_TYPES.has(typeof value) ? null : [];
  if (seen.has(value)) return null;
  if (!Array.isArray(value) && !isPlain(value)) return [];
  for (const [key, part] of Object.entries(value)) {
    const path = nonJson(part, seen);
    if (path !== null) return [key, ...path];
  }
  seen.add(value);
  return null;
}

const JSON_TYPES: ReadonlySet<string> = new Set(['boolean', 'number', 'object', 'string']);

/** An action without what is undefined in it: those without a payload have that. */
function withoutBlanks(action: unknown): unknown {
  if (typeof action !== 'object' || action === null) return action;
  return Object.fromEntries(Object.entries(action).filter(([, value]) => value !== undefined));
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
