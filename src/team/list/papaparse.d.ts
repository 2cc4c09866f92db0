/* What is used of papaparse. Its own types bring those of Node along, which the core has no use for. */
declare module 'papaparse' {
  interface ParseError {
    readonly type: string;
    readonly code: string;
    readonly message: string;
    /** Of the row within what was parsed; not there for what concerns the whole. */
    readonly row?: number;
    /** Of the letter in the text. */
    readonly index?: number;
  }

  interface ParseStep {
    readonly data: string[];
    readonly errors: readonly ParseError[];
    readonly meta: {
      readonly delimiter: string;
      /** Of the letter behind the row. */
      readonly cursor: number;
    };
  }

  interface ParseOptions {
    readonly delimiter?: string;
    readonly delimitersToGuess?: string[];
    readonly quoteChar?: string;
    readonly skipEmptyLines?: boolean;
    readonly step: (results: ParseStep) => void;
  }

  export function parse(text: string, options: ParseOptions): void;
}
