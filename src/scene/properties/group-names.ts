import { SCENE_LIMITS } from '../limits';

/** What the visitor calls groups and stacks, by their ids. */
export type GroupNames = Readonly<Record<string, string>>;

/** The name of a group or a stack; undefined where it has none. */
export function groupNameOf(names: GroupNames | undefined, group: string): string | undefined {
  return names !== undefined && Object.hasOwn(names, group) ? names[group] : undefined;
}

/** Names as a scene may hold them, of those for which `isThere` is true; undefined where none is left. */
export function legalGroupNames(
  names: GroupNames,
  isThere: (group: string) => boolean,
): GroupNames | undefined {
  const legal = Object.entries(names).flatMap(([group, given]) => {
    const name = given.trim().slice(0, SCENE_LIMITS.name);
    return name !== '' && isThere(group) ? [[group, name] as const] : [];
  });
  return legal.length === 0 ? undefined : Object.fromEntries(legal);
}

/** Names out of untrusted data; null where it holds something else. */
export function readGroupNames(given: Readonly<Record<string, unknown>>): GroupNames | null {
  const entries = Object.entries(given).flatMap(([group, name]) =>
    typeof name === 'string' ? [[group, name] as const] : [],
  );
  return entries.length < Object.keys(given).length ? null : Object.fromEntries(entries);
}
