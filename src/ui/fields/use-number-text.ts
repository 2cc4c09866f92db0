import { useRef, useState } from 'react';

export interface NumberTextOptions {
  /** Null where several values that differ are shown: the field then shows that. */
  readonly value: number | null;
  /** What the arrow keys begin with where the field has no value. */
  readonly fallback: number;
  readonly min: number;
  readonly max: number;
  /** What all values are multiples of, and what an arrow key adds; 1 by default. */
  readonly step?: number | undefined;
  /** The unit that is seen behind the number: where that is %, a percent sign means nothing else. */
  readonly suffix?: string | undefined;
  /** Every number as it is typed, `max` for a larger one, and the one the field is left with, within the range. */
  readonly onChange: (value: number) => void;
  /** Takes back what was changed since the field was entered or settled; without it the value of then is set again. */
  readonly onTakeBack?: (() => void) | undefined;
}

/** How many steps an arrow key goes with Shift. */
const LARGE = 10;

/** The text of a number field while it is typed. A text that is no number changes nothing, and the field shows that. */
export function useNumberText(options: NumberTextOptions) {
  const { value, fallback, min, max, step: unit = 1, suffix, onChange, onTakeBack } = options;
  const [typed, setTyped] = useState<string | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  const entered = useRef<number | null>(null);
  const latest = useRef<number | null>(null);
  const hasChanged = useRef(false);
  const legal = (number: number): number => Math.max(min, Math.min(max, toStep(number, unit)));
  const change = (number: number) => {
    hasChanged.current = true;
    latest.current = legal(number);
    onChange(latest.current);
  };
  /** Whether a text is a share of the value the field was entered with. */
  const isShare = (text: string): boolean => suffix !== '%' && /^[^%]+%\s*$/.test(text);
  const numberIn = (text: string): number | null => {
    if (isSum(text)) return parseSum(text);
    if (!isShare(text)) return parseNumber(text, unit);
    const percent = parseNumber(text, 0.1);
    return percent === null || entered.current === null ? null : (entered.current * percent) / 100;
  };
  /** What counts at once of a text: of a sum, a share, or a number that is still too small, nothing does until the field is left. */
  const countedIn = (text: string): number | null => {
    const number = isSum(text) || isShare(text) ? null : parseNumber(text, unit);
    return number !== null && number < min ? null : number;
  };
  const leave = () => {
    if (typed === null) return;
    setTyped(null);
    const number = numberIn(typed);
    if (number !== null) change(number);
    // A field that is left blank has its value again, which is seen.
    else setIsRefused(typed.trim() !== '');
  };
  return {
    text: typed ?? (value === null ? '' : String(value)),
    isTyped: typed !== null,
    /** Whether what is typed does not count yet. */
    isPending: typed !== null && countedIn(typed) === null,
    placeholder: value === null ? 'Mixed' : undefined,
    error: isRefused ? refusal(value) : undefined,
    enter: () => {
      setIsRefused(false);
      entered.current = value;
      latest.current = value;
      hasChanged.current = false;
    },
    typeText: (text: string) => {
      setTyped(text);
      setIsRefused(false);
      const number = countedIn(text);
      if (number !== null) change(number);
    },
    leave,
    /** As if the field was left and entered again: what was done before is not taken back any more. */
    settle: () => {
      leave();
      entered.current = latest.current;
      hasChanged.current = false;
    },
    /** Leaves out what is typed; what of it counts stays. */
    dropText: () => {
      setTyped(null);
      setIsRefused(false);
      hasChanged.current = false;
    },
    takeBack: () => {
      setTyped(null);
      setIsRefused(false);
      if (!hasChanged.current) return;
      hasChanged.current = false;
      if (onTakeBack !== undefined) onTakeBack();
      else if (entered.current !== null) onChange(entered.current);
    },
    stepBy: (sign: 1 | -1, isLarge: boolean) => {
      setTyped(null);
      setIsRefused(false);
      const from = (typed === null ? null : numberIn(typed)) ?? value ?? fallback;
      change(from + sign * unit * (isLarge ? LARGE : 1));
    },
  };
}

function refusal(value: number | null): string {
  return `That is not a number. ${value === null ? 'Nothing changes' : `${value} stays`}.`;
}

/** The number a text begins with, null where it begins with none. Where all are whole, what follows a point is left out. */
function parseNumber(text: string, unit: number): number | null {
  const number = Number.isInteger(unit)
    ? Number.parseInt(text, 10)
    : Number.parseFloat(text.replace(',', '.'));
  return Number.isFinite(number) ? number : null;
}

function toStep(number: number, unit: number): number {
  return Math.round(number / unit) * unit || 0;
}

/** Whether a text is more than a number: something to be worked out, once it is complete. */
export function isSum(text: string): boolean {
  return /[(*/×÷]|[^\s+-][\s]*[+-]/.test(text);
}

/**
 * The result of a sum: `100/2 + 10` is 60. It may contain + - * / × ÷ and parentheses, and a comma for a point. Null for what
 * is no sum and for what has no finite result.
 */
export function parseSum(text: string): number | null {
  const tokens = text.replaceAll(',', '.').match(/\d*\.?\d+|\S/g) ?? [];
  const sum = readTerms(tokens);
  return sum === null || sum.rest.length > 0 || !Number.isFinite(sum.value) ? null : sum.value;
}

/** What the first tokens came to, and those after them. */
interface Read {
  readonly value: number;
  readonly rest: readonly string[];
}

type Reader = (tokens: readonly string[]) => Read | null;

const TERMS: Operators = { '+': (a, b) => a + b, '-': (a, b) => a - b };
const FACTORS: Operators = {
  '*': (a, b) => a * b,
  '×': (a, b) => a * b,
  '/': (a, b) => a / b,
  '÷': (a, b) => a / b,
};

type Operators = Readonly<Record<string, (a: number, b: number) => number>>;

/** Parts with operators between them, from left to right. */
function readChain(tokens: readonly string[], readPart: Reader, operators: Operators): Read | null {
  let read = readPart(tokens);
  while (read !== null) {
    const [sign = '', ...after] = read.rest;
    const operate = operators[sign];
    if (operate === undefined) return read;
    const next = readPart(after);
    read = next && { value: operate(read.value, next.value), rest: next.rest };
  }
  return null;
}

function readTerms(tokens: readonly string[]): Read | null {
  return readChain(tokens, readFactors, TERMS);
}

function readFactors(tokens: readonly string[]): Read | null {
  return readChain(tokens, readNumber, FACTORS);
}

/** A number, a sum in parentheses, or either with a sign before it. */
function readNumber([first = '', ...rest]: readonly string[]): Read | null {
  if (first === '-' || first === '+') {
    const read = readNumber(rest);
    return read && { ...read, value: first === '-' ? -read.value : read.value };
  }
  if (first === '(') {
    const inner = readTerms(rest);
    return inner?.rest[0] === ')' ? { ...inner, rest: inner.rest.slice(1) } : null;
  }
  return /^[\d.]*\d$/.test(first) ? { value: Number(first), rest } : null;
}
