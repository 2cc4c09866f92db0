import { expect, test } from 'vitest';
import { sceneContext } from '../../../../src/export/compose/compose-scene';
import { omitPlaceholders } from '../../../../src/export/passes/design/omit-placeholders';
import type { Design } from '../../../../src/scene/scene';
import { designOf } from '../../../helpers/scenes';

const PERSON = { email: 'jane@example.com' };

function leftOut(design: Design) {
  const context = sceneContext(design, {});
  const after = omitPlaceholders.run(design, context);
  const reported = context.findings
    .all()
    .flatMap(({ rule, origin }) =>
      origin.map((from) => [rule, from.kind === 'element' ? from.id : '']),
    );
  return { after, ids: after.elements.map(({ id }) => id), reported };
}

test('texts without words and pictures without a file are left out, each with a finding', () => {
  const { ids, reported } = leftOut(
    designOf(
      [
        { type: 'phone', x: 0, y: 0 },
        { type: 'email', x: 0, y: 40 },
        { type: 'logo', x: 0, y: 80 },
        { type: 'rectangle', x: 0, y: 120 },
      ],
      { signatureData: PERSON },
    ),
  );
  expect(ids).toEqual(['email-1', 'rectangle-3']);
  expect(reported.map(([, id]) => id)).toEqual(['phone-0', 'logo-2']);
});

test('an element that is hidden anyway is not reported', () => {
  const design = designOf([{ type: 'phone', x: 0, y: 0, hidden: true }]);
  const { after, reported } = leftOut(design);
  expect(after).toBe(design);
  expect(reported).toEqual([]);
});

test('a design without placeholders stays the same object', () => {
  const design = designOf([{ type: 'text', x: 0, y: 0, content: 'Words' }]);
  expect(leftOut(design).after).toBe(design);
});
