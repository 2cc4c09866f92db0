import { inlineStyles } from './inline';
import { minify } from './minify';

/** A step from HTML to HTML. */
export interface Pass {
  readonly name: string;
  readonly run: (html: string) => string | Promise<string>;
}

/** What happens to printed HTML, in order. */
export const PASSES: readonly Pass[] = [
  { name: 'inline', run: inlineStyles },
  { name: 'minify', run: minify },
];

export async function runPasses(html: string): Promise<string> {
  let result = html;
  for (const pass of PASSES) result = await pass.run(result);
  return result;
}
