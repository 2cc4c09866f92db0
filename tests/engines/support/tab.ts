/** A point of the window, in px. */
export type Point = readonly [x: number, y: number];

/** Keys that write no letter, by the names that pages get for them. */
export const NAMED_KEYS = {
  Control: '\uE009',
  Shift: '\uE008',
  Alt: '\uE00A',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Delete: '\uE017',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
} as const;

/**
 * A tab of a browser that is driven from outside: what pointer, wheel and keys do there, the browser does by itself, as for
 * a person. Three engines, two ways to drive them, one interface.
 */
export interface Tab {
  /** What pages do not get, since the driver of this engine leaves it out. */
  readonly lacks: readonly ('double click' | 'keys with the wheel')[];
  readonly open: (address: string) => Promise<void>;
  /** The value of an expression of JavaScript in the page, once that is settled. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly moveTo: (point: Point) => Promise<void>;
  readonly press: () => Promise<void>;
  readonly release: () => Promise<void>;
  /** Presses and releases where the pointer is, quickly and so many times. */
  readonly click: (times: number) => Promise<void>;
  readonly wheel: (deltaY: number) => Promise<void>;
  /** A letter, or one of the named keys. */
  readonly keyDown: (key: string) => Promise<void>;
  readonly keyUp: (key: string) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** Gives a file to the field for files that a selector finds. */
  readonly choose: (selector: string, path: string) => Promise<void>;
  /** A picture of what is seen, as base64 of a PNG. */
  readonly shot: () => Promise<string>;
  readonly close: () => Promise<void>;
}
