/** Version 2.3.1. By this path, since Node has a module of its own under the bare name. */
declare module 'punycode/punycode.es6.js' {
  /** A label without its `xn--`, as letters. Throws at what is none. */
  export function decode(label: string): string;
  export function encode(letters: string): string;
}
