import { ELEMENT_TYPES } from '../../src/scene/registry';
import {
  completeDesign,
  type Design,
  type DesignInput,
  type ElementStyle,
  type SceneElement,
} from '../../src/scene/scene';
import { randomNumbers } from './palettes';
import { EXTRAS } from './signatures';

/* Scenes made for tests: from short descriptions, and at random from a seed. */

export type Spec = Pick<SceneElement, 'type' | 'x' | 'y'> & Partial<SceneElement>;

/** A design of these elements, each named after its type and place in the list, later ones above. */
export function designOf(specs: readonly Spec[], rest: Partial<DesignInput> = {}): Design {
  return completeDesign({
    version: 1,
    background: '#ffffff',
    frame: { width: 600, height: 200, trim: false },
    signatureData: {},
    ...rest,
    elements: specs.map((spec, index) => ({
      id: `${spec.type}-${index}`,
      width: 100,
      height: 30,
      zIndex: index,
      locked: false,
      style: {},
      ...spec,
    })),
  });
}

/** The design moved as a whole. */
export function movedDesign(design: Design, dx: number, dy: number): Design {
  return {
    ...design,
    elements: design.elements.map((element) => ({
      ...element,
      x: element.x + dx,
      y: element.y + dy,
    })),
  };
}

/** The design of somebody who writes from the right. */
export function readFromRight(design: Design): Design {
  return { ...design, person: { ...design.person, language: 'he' } };
}

/** A scene without overlaps: a region cut at random into cells, most of them filled, some with panels or irregular regions. */
export function separableScene(seed: number): Design {
  const random = randomNumbers(seed);
  const whole = (from: number, to: number): number => from + Math.floor(random() * (to - from + 1));
  const pick = <T>(items: readonly T[], fallback: T): T =>
    items[Math.floor(random() * items.length)] ?? fallback;
  const specs: Spec[] = [];

  const element = (x: number, y: number, width: number, height: number): void => {
    const free = { x: whole(0, 8), y: whole(0, 8) };
    const box = { x: x + free.x, y: y + free.y, width: width - free.x, height: height - free.y };
    if (box.width < 24 || box.height < 12) return;
    const kind = random();
    if (kind < 0.6) specs.push(textSpec(box));
    else if (kind < 0.8) specs.push({ ...inset(box), type: 'logo', content: PICTURE });
    else
      specs.push({
        ...inset(box),
        type: pick(['rectangle', 'circle', 'line'], 'line'),
        style: fillStyle(),
      });
  };
  const inset = (box: { x: number; y: number; width: number; height: number }) => ({
    ...box,
    width: whole(Math.ceil(box.width / 2), box.width),
    height: whole(Math.ceil(box.height / 2), box.height),
  });
  const fillStyle = (): ElementStyle => ({
    backgroundColor: pick(COLORS, '#eeeeee'),
    borderWidth: pick([0, 0, 1, 3], 0),
    borderColor: '#336699',
    ...(random() < 0.2 ? { radius: 6 } : {}),
  });
  const textSpec = (box: { x: number; y: number; width: number; height: number }): Spec => {
    const fontSize =
      box.height < 16
        ? 8
        : pick(
            [9, 11, 14, 16].filter((size) => size * 1.5 <= box.height),
            9,
          );
    const letters = Math.max(1, Math.floor(box.width / (fontSize * 0.8)));
    const lines = random() < 0.2 ? Math.floor(box.height / (fontSize * 1.6)) : 1;
    const content = Array.from({ length: Math.max(1, lines) }, () => words(letters)).join('\n');
    return {
      ...box,
      type: pick(['text', 'name', 'quote'], 'text'),
      content,
      style: {
        fontSize,
        textAlign: pick(['left', 'left', 'center', 'right'], 'left'),
        fontWeight: pick([400, 700], 400),
      },
      ...(random() < 0.1 ? { wrap: true } : {}),
      ...(random() < 0.2 ? { href: 'https://example.com/a' } : {}),
    };
  };
  const words = (letters: number): string =>
    Array.from({ length: letters }, (_, index) =>
      index % 6 === 5 ? ' ' : pick(['a', 'e', 'n', 'o', 'r', 's'], 'a'),
    ).join('');
  const slice = (x: number, y: number, width: number, height: number, depth: number): void => {
    const large = width > 120 && height > 60;
    const kind = random();
    if (depth > 0 && large && kind < 0.12) return pinwheel(x, y, width, height);
    if (depth > 0 && large && kind < 0.3) return panel(x, y, width, height, depth);
    if (depth === 0 || width < 60 || height < 26) return element(x, y, width, height);
    const gap = pick([0, 2, 5, 10, 20], 5);
    if (random() < (width > height * 2 ? 0.65 : 0.3)) {
      const at = whole(Math.round(width * 0.25), Math.round(width * 0.75));
      slice(x, y, at - gap, height, depth - 1);
      slice(x + at, y, width - at, height, depth - 1);
    } else {
      const at = whole(Math.round(height * 0.25), Math.round(height * 0.75));
      slice(x, y, width, at - gap, depth - 1);
      slice(x, y + at, width, height - at, depth - 1);
    }
  };
  const panel = (x: number, y: number, width: number, height: number, depth: number): void => {
    specs.push({
      x,
      y,
      width,
      height,
      type: pick(['rectangle', 'background'], 'rectangle'),
      style: fillStyle(),
    });
    slice(x + 6, y + 6, width - 12, height - 12, depth - 1);
  };
  const pinwheel = (x: number, y: number, width: number, height: number): void => {
    const [w, h] = [Math.round(width / 3), Math.round(height / 3)];
    element(x, y, width - w, h);
    element(x + width - w, y, w, height - h);
    element(x + w, y + height - h, width - w, h);
    element(x, y + h, w, height - h);
    element(x + w, y + h, width - 2 * w, height - 2 * h);
  };

  slice(whole(0, 40), whole(0, 30), whole(300, 560), whole(100, 320), 5);
  return designOf(specs, { background: pick(['#ffffff', '#ffffff', '#fafafa'], '#ffffff') });
}

/** Elements of every type anywhere: overlaps, hidden ones, equal boxes and what else can be. */
export function anyScene(seed: number, count: number): Design {
  const random = randomNumbers(seed);
  const whole = (from: number, to: number): number => from + Math.floor(random() * (to - from + 1));
  return designOf(
    Array.from({ length: count }, (): Spec => {
      const type = ELEMENT_TYPES[whole(0, ELEMENT_TYPES.length - 1)] ?? 'text';
      return {
        type,
        x: whole(0, 60) * 10,
        y: whole(0, 30) * 10,
        // A row of six badges is no narrower.
        width: Math.max(type === 'social' ? 40 : 0, whole(1, 30) * 10),
        height: whole(1, 12) * 5,
        zIndex: whole(0, 5),
        ...(random() < 0.1 ? { hidden: true } : {}),
        ...(random() < 0.2 ? { wrap: true } : {}),
        ...(random() < 0.5 ? { content: PICTURE } : {}),
      };
    }),
    // Of somebody of whom nothing is known, half the elements would be left out.
    { signatureData: EXTRAS },
  );
}

const COLORS = ['#eeeeee', '#ffdd99', '#336699'] as const;

/** A linked picture: it fills its box, its own size not being known. */
const PICTURE = 'https://example.com/some-picture.png';

/** One opaque pixel. */
export const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNgYPgPAAEDAQAIicLsAAAAAElFTkSuQmCC';
