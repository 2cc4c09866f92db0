/* What is used of papaparse. Its own types bring those of Node along, which the core has no use for. */
declare module 'papaparse' {
  interface ParseOptions {
    readonly delimiter: string;
    readonly newline: '\n';
  }

  interface Parsed {
    readonly data: string[][];
  }

  /** Node finds no names in its module, so it comes as one. */
  const papaparse: { parse(text: string, options: ParseOptions): Parsed };
  export default papaparse;
}
