import { closeUp } from '../../../src/export/collapse-empty/collapse-empty';
import { sceneContext } from '../../../src/export/compose/compose-scene';
import type { PersonInput } from '../../../src/model/person/signature';
import type { Design, SceneElement } from '../../../src/scene/scene';
import { designOf } from '../../helpers/scenes';

type Specs = Parameters<typeof designOf>[0];
export type Spec = Specs[number];

export const PERSON: PersonInput = {
  fullName: 'Jane Doe',
  jobTitle: 'Designer',
  companyName: 'Acme',
  email: 'jane@acme.com',
  phone: '+1 555 010 0100',
  mobile: '+1 555 010 0200',
  website: 'acme.com',
};

/** A line of words, 20 px high. */
export function at(
  type: Spec['type'],
  x: number,
  y: number,
  width = 100,
  rest: Partial<Spec> = {},
): Spec {
  return { type, x, y, width, height: 20, ...rest };
}

export function textSpec(content: string, x: number, y: number, width = 12): Spec {
  return at('text', x, y, width, { content });
}

export function bar(x: number, y: number, height: number): Spec {
  return { type: 'vertical-line', x, y, width: 1, height };
}

export function rule(x: number, y: number, width: number): Spec {
  return { type: 'divider', x, y, width, height: 1 };
}

/** What is left of a design for a person without some details: type, place and size. */
export function leftOf(specs: Specs, without: readonly (keyof PersonInput)[] = [], rest = PERSON) {
  const signatureData = { ...rest, ...Object.fromEntries(without.map((key) => [key, ''])) };
  return shown(closed(designOf(specs, { signatureData })));
}

export function closed(design: Design): Design {
  return closeUp(design, sceneContext(design).element);
}

function shown({ elements }: Pick<Design, 'elements'>) {
  return elements.map(
    ({ type, content, x, y, width, height }: SceneElement) =>
      `${content === undefined || content.length > 20 ? type : content} ${x} ${y} ${width} ${height}`,
  );
}
