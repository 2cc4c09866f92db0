import { lazy } from '../../base/lazy';
import { outputOf, type Composition } from '../compose/composition';
import { withoutAutoLinks } from '../compose/without-auto-links';
import { lacksResets } from '../passes/html/inline';
import { finishing, printing } from '../pipeline';
import type { EmailOutput } from '../types';

/** Adds resets that the printer left out, which is rare. Loaded late. */
const JUICE = lazy(() => import('juice'));

/** A composition, printed and finished: ready for mail. */
export async function finished(composition: Composition): Promise<EmailOutput> {
  const { context } = composition;
  const html = printing().run(withoutAutoLinks(composition), context);
  const isWhole = context.options.code !== 'shortest';
  const juice = isWhole && lacksResets(html.html) ? (await JUICE.load()).default : null;
  return outputOf(finishing(juice).run(html, context), composition);
}
