/** Whether a text is more than a number: something to be worked out, once it is complete. */
export function isSum(text: string): boolean {
  return /[(*/×÷]|[^\s+-][\s]*[+-]/.test(text);
}

/**
 * What a sum comes to: `100/2 + 10` is 60. It knows + - * / × ÷ and parentheses, and a comma for a point. Null for what is no
 * sum and for what comes to no number.
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
