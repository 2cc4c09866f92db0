import { EMPTY_HTML } from '../../email/empty-html';
import type { Page } from '../../rebuild/page';
import { fontsInUse } from '../fonts/page-fonts';
import { signatureNodes } from '../images/signature-nodes';
import { readPage } from './read-page';

/** Pictures that have not come by then stand with the size that the mail says. */
const LONGEST_WAIT_MS = 3000;

/**
 * Lays a printed signature out, `width` px wide, where nobody sees it, and reads what a browser makes of it. Rejects where the
 * browser gives no frame.
 */
export async function layOutPrinted(html: string, width: number): Promise<Page> {
  const frame = document.createElement('iframe');
  frame.sandbox.add('allow-same-origin');
  frame.inert = true;
  frame.setAttribute('aria-hidden', 'true');
  frame.style.cssText = `position:fixed;inset-inline-start:-10000px;inset-block-start:0;width:${width}px;height:800px;border:0;visibility:hidden`;
  // Without it the frame would be in the quirks mode of browsers.
  frame.srcdoc = EMPTY_HTML;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  try {
    await loaded;
    const page = frame.contentDocument;
    const view = frame.contentWindow as (Window & typeof globalThis) | null;
    if (page === null || view === null) throw new Error('The frame has no document');
    const fonts = await fontsInUse();
    fonts?.addTo(view);
    page.body.style.margin = '0';
    page.body.append(page.adoptNode(signatureNodes(html)));
    await settled(page);
    return readPage(page.body);
  } finally {
    frame.remove();
  }
}

/** Resolves once letters and pictures are those that stay. */
async function settled(page: Document): Promise<void> {
  // Letters are asked for where they are laid out.
  page.body.getBoundingClientRect();
  const pictures = [...page.images].map(async (image) => image.decode().catch(() => undefined));
  const all = Promise.all([page.fonts.ready, ...pictures]);
  const wait = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  await Promise.race([all, wait]);
}
