import type { Finding } from '../model/findings/findings';

/** What is found of a scene, by its elements. */
export interface Analysis {
  /** What is found of an element, by its id. */
  readonly about: (id: string) => readonly Finding[];
  /** Each finding of each element, as a text, with the id of the element. */
  readonly concerns: ReadonlyMap<string, string>;
}

/** Findings by the elements that they come from. */
export function analysisOf(findings: readonly Finding[]): Analysis {
  const byId = new Map<string, Finding[]>();
  const concerns = new Map<string, string>();
  for (const finding of findings) {
    for (const from of finding.origin) {
      if (from.kind !== 'element') continue;
      concerns.set(`${finding.rule} ${from.id}`, from.id);
      const own = byId.get(from.id);
      if (own === undefined) byId.set(from.id, [finding]);
      else own.push(finding);
    }
  }
  return { about: (id) => byId.get(id) ?? [], concerns };
}
