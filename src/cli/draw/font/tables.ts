import { readU16, readU32 } from './read';

/** The tables of a TrueType file by their tags. */
export type Tables = ReadonlyMap<string, Uint8Array>;

/** Finds the tables of a TrueType file; of a broken one, those that lie within it. */
export function readTables(file: Uint8Array): Tables {
  const count = readU16(file, 4);
  const records = Array.from({ length: count }, (_, index) => {
    const at = 12 + index * 16;
    const tag = String.fromCharCode(...file.subarray(at, at + 4));
    const start = readU32(file, at + 8);
    return [tag, file.subarray(start, start + readU32(file, at + 12))] as const;
  });
  return new Map(records);
}

/** A table, or nothing of the length 0. */
export function tableOf(tables: Tables, tag: string): Uint8Array {
  return tables.get(tag) ?? new Uint8Array();
}
