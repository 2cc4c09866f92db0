/** An expected outcome as a value: either what was asked for, or the problem that stood in the way. */
export type Result<T, P> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: P };

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function fail<P>(problem: P): { readonly ok: false; readonly problem: P } {
  return { ok: false, problem };
}

/** Ends an exhaustive switch: the compiler rejects a missing case, and untyped callers get an error with its name. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
