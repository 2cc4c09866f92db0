import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseDesign } from '../../src/scene/design-file/design-file';

const any = fc.anything();
const looseElement = fc.record(
  {
    type: fc.constantFrom('name', 'logo', 'line', 'x'),
    x: any,
    y: any,
    id: any,
    width: any,
    zIndex: any,
    shape: any,
    style: any,
    content: any,
    href: any,
  },
  { requiredKeys: [] },
);
const looseDesign = fc.record(
  {
    version: fc.constantFrom(1, 2, '1'),
    elements: fc.oneof(fc.array(looseElement), any),
    frame: any,
    signatureData: fc.oneof(any, fc.record({ socialLinks: any })),
  },
  { requiredKeys: [] },
);

test.each([
  ['text', fc.string()],
  ['JSON', fc.json()],
  ['file that is nearly a design', looseDesign.map(toJson)],
])('no %s makes it throw', (_name, texts) => {
  expect(() => fc.assert(fc.property(texts, isAnswered), { numRuns: 300 })).not.toThrow();
});

/** Whatever a fuzzer made, as JSON: what JSON cannot hold is null. */
function toJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? null : part));
}

function isAnswered(text: string): boolean {
  return typeof parseDesign(text).ok === 'boolean';
}
