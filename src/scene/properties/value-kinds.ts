import { isDay } from '../../base/day';
import { isRecord } from '../../base/record';
import { gradientOfStops, type Gradient, type GradientStop } from '../../email/gradients';
import type { CornerRadii } from '../../email/nodes';
import { SHADOW_SIZES, type Shadow } from '../../email/shadows';
import { parseHex, type Hex } from '../../model/color/color';
import { SCENE_LIMITS } from '../limits';
import { cutToSteps, stepsWithin, wholeWithin, type Range, type SteppedRange } from './ranges';

/** What a property may hold. */
export interface ValueKind<T> {
  /** A value out of untrusted data; undefined for what is none. Numbers are cut to whole steps and brought into their range. */
  readonly read: (given: unknown) => T | undefined;
  /** The nearest value that a scene may hold; undefined where the property is left out. */
  readonly legal: (value: T) => T | undefined;
  /** What it must be, as messages name it: 'a number'. */
  readonly wanted: string;
}

/** Properties by their names, in the order in which files have them. */
export type Properties = Readonly<
  Record<string, Pick<ValueKind<unknown>, 'read' | 'wanted'> & { legal: (value: never) => unknown }>
>;

/** The values of properties, none of which must be there. */
export type Values<Rows> = {
  readonly [Key in keyof Rows]?: Rows[Key] extends ValueKind<infer T> ? T : never;
};

/** True or false, where false differs from nothing. */
export const FLAG: ValueKind<boolean> = {
  read: (given) => (typeof given === 'boolean' ? given : undefined),
  legal: (value) => value,
  wanted: 'true or false',
};

/** True, or nothing. */
export const MARK: ValueKind<boolean> = { ...FLAG, legal: (value) => value || undefined };

export const COLOR: ValueKind<Hex> = {
  read: (given) => (typeof given === 'string' ? readHex(given) : undefined),
  legal: (value) => parseHex(value) ?? undefined,
  wanted: 'a color such as #333333',
};

/** A day as ISO 8601 has it. */
export const DAY: ValueKind<string> = {
  read: (given) => (typeof given === 'string' ? dayOf(given) : undefined),
  legal: dayOf,
  wanted: 'a day such as 2026-06-05',
};

export const GRADIENT: ValueKind<Gradient> = {
  read: (given) => {
    if (!isRecord(given)) return undefined;
    const { angle } = given;
    const [from, to] = [COLOR.read(given['from']), COLOR.read(given['to'])];
    if (!isNumber(angle) || from === undefined || to === undefined) return undefined;
    const stops = readStops(given['stops']);
    return stops === undefined ? { angle, from, to } : { angle, from, to, stops };
  },
  legal: ({ angle, from, to, stops = [] }) => {
    const [first, last] = [parseHex(from), parseHex(to)];
    if (first === null || last === null || !Number.isFinite(angle)) return undefined;
    const turned = ((Math.round(angle) % 360) + 360) % 360;
    const legal = stops.flatMap(legalStop).slice(0, SCENE_LIMITS.gradientStops);
    if (legal.length < 2) return { angle: turned, from: first, to: last };
    return gradientOfStops(turned, legal);
  },
  wanted: 'a gradient of angle, from and to',
};

function readStops(given: unknown): readonly GradientStop[] | undefined {
  if (!Array.isArray(given)) return undefined;
  return given.flatMap((each: unknown) => {
    const { at, color: css } = isRecord(each) ? each : { at: null, color: null };
    const color = COLOR.read(css);
    return isNumber(at) && color !== undefined ? [{ at, color }] : [];
  });
}

function legalStop({ at, color }: GradientStop): readonly GradientStop[] {
  const hex = parseHex(color);
  return hex === null || !Number.isFinite(at)
    ? []
    : [{ at: wholeWithin(at, { min: 0, max: 100 }), color: hex }];
}

export const SHADOW: ValueKind<Shadow> = {
  read: (given) => {
    if (!isRecord(given)) return undefined;
    const color = COLOR.read(given['color']);
    if (color === undefined) return undefined;
    const { x, y, blur } = given;
    const isCustom = given['size'] === 'custom' && isNumber(x) && isNumber(y) && isNumber(blur);
    if (isCustom) return { size: 'custom', color, x, y, blur };
    const size = SHADOW_SIZES.find((each) => each === given['size']);
    return size === undefined ? undefined : { size, color };
  },
  legal: (shadow) => {
    const color = parseHex(shadow.color);
    if (color === null) return undefined;
    if (shadow.size !== 'custom') {
      const size = SHADOW_SIZES.find((each) => each === shadow.size);
      return size === undefined ? undefined : { size, color };
    }
    const { x, y, blur } = shadow;
    if (![x, y, blur].every(Number.isFinite)) return undefined;
    const { shadowOffset, shadowBlur } = SCENE_LIMITS;
    return {
      size: 'custom',
      color,
      x: wholeWithin(x, shadowOffset),
      y: wholeWithin(y, shadowOffset),
      blur: wholeWithin(blur, shadowBlur),
    };
  },
  wanted: 'a shadow of size and color',
};

/** Top left, top right, bottom right, bottom left. */
export const CORNERS: ValueKind<CornerRadii> = {
  read: (given) => {
    if (!Array.isArray(given) || given.length !== 4) return undefined;
    const [a, b, c, d] = given.map((each) => (isRadius(each) ? Number(each) : undefined));
    const isWhole = a !== undefined && b !== undefined && c !== undefined && d !== undefined;
    return isWhole ? [a, b, c, d] : undefined;
  },
  legal: ([a, b, c, d]) => [radius(a), radius(b), radius(c), radius(d)],
  wanted: 'four radii of corners',
};

/** A number of whole steps within a range; of whole ones where it has no step. */
export function number(range: Range & Partial<SteppedRange>): ValueKind<number> {
  const { min, max, step = 1 } = range;
  return {
    read: (given) => (isNumber(given) ? cutToSteps(given, { min, max, step }) : undefined),
    legal: (value) => (Number.isNaN(value) ? undefined : stepsWithin(value, { min, max, step })),
    wanted: 'a number',
  };
}

/** So many whole numbers within a range at most; more are left out. */
export function wholeNumbers(range: Range, most: number): ValueKind<readonly number[]> {
  const legal = (values: readonly number[]) =>
    values
      .filter(Number.isFinite)
      .slice(0, most)
      .map((value) => wholeWithin(value, range));
  return {
    read: (given) => (Array.isArray(given) && given.every(isNumber) ? legal(given) : undefined),
    legal,
    wanted: 'a list of numbers',
  };
}

/** A whole number within a range whose greatest is what is there without any. */
export function numberBelow(range: Range): ValueKind<number> {
  const whole = number(range);
  return {
    ...whole,
    legal: (value) => {
      const legal = whole.legal(value);
      return legal === range.max ? undefined : legal;
    },
  };
}

/** Odd line heights make gaps in Word. */
export function evenNumber(range: Range): ValueKind<number> {
  const whole = number(range);
  return {
    ...whole,
    legal: (value) => {
      const legal = whole.legal(value);
      return legal === undefined ? undefined : Math.round(legal / 2) * 2;
    },
  };
}

export function choice<T extends string>(values: readonly T[]): ValueKind<T> {
  const find = (given: unknown) => values.find((value) => value === given);
  return { read: find, legal: find, wanted: `one of ${values.join(', ')}` };
}

/** A text, cut to so many characters; a blank one is left out. */
export function text(most: number = Number.POSITIVE_INFINITY): ValueKind<string> {
  return {
    read: (given) => (typeof given === 'string' ? given : undefined),
    legal: (value) => value.slice(0, most) || undefined,
    wanted: 'text',
  };
}

/** Names of fonts, up to three, parted by commas; letters and digits of any language. */
export const FONT_LIST: ValueKind<string> = {
  ...text(),
  legal: (names) => names.match(FONTS)?.slice(0, 3).join(',') || undefined,
};

const FONTS = /(?<=^|,)[\p{L}\p{N}][\p{L}\p{M}\p{N} .+-]{0,59}(?=,|$)/gu;

type Given<T> = { -readonly [Key in keyof T]?: Exclude<T[Key], undefined | null> };

/** The entries that are neither undefined nor null. */
export function present<T extends object>(entries: T): Given<T> {
  return Object.fromEntries(
    Object.entries(entries).filter(([, value]) => value !== undefined && value !== null),
  ) as Given<T>;
}

/** The legal values of properties. What is none of them is left out, and what cannot be made legal. */
export function legalValues<Rows extends Properties>(
  rows: Rows,
  values: { readonly [Key in keyof Rows]?: Values<Rows>[Key] | undefined },
): Values<Rows> {
  const legal: Record<string, unknown> = {};
  for (const key of Object.keys(values)) {
    const value = values[key];
    const nearest = value === undefined ? undefined : kindOf(rows, key)?.legal(value as never);
    if (nearest !== undefined) legal[key] = nearest;
  }
  return legal as Values<Rows>;
}

/** The row of a property; never what all objects inherit. */
export function kindOf(rows: Properties, key: string): Properties[string] | undefined {
  return Object.hasOwn(rows, key) ? rows[key] : undefined;
}

function isNumber(given: unknown): given is number {
  return typeof given === 'number' && Number.isFinite(given);
}

function radius(given: number): number {
  return wholeWithin(given, SCENE_LIMITS.radius);
}

function isRadius(given: unknown): boolean {
  const { min, max } = SCENE_LIMITS.radius;
  return (
    Number.isInteger(given) && Number(given) >= min && Number(given) <= max && !Object.is(given, -0)
  );
}

function dayOf(day: string): string | undefined {
  return isDay(day) ? day : undefined;
}

/** Six hex digits, or three. */
function readHex(value: string): Hex | undefined {
  return (
    parseHex(value.replace(/^\s*#([0-9a-f])([0-9a-f])([0-9a-f])\s*$/i, '#$1$1$2$2$3$3')) ??
    undefined
  );
}
