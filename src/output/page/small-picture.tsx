import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { HeldPictures } from '../../model/picture/held-pictures';
import { hideHeldPictures } from '../../model/picture/hide-held-pictures';
import { whenIdle } from '../../ui/hooks/when-idle';
import { whenResized } from '../../ui/hooks/when-resized';
import { showHtml } from './show-html';

/** The width at which a signature is drawn before it is made small, in px. */
const DRAWN_WIDTH = 600;
const PADDING = 16;
/** Made small, letters keep their distances only where they may stand between pixels. */
const SHEET_STYLE = `width:${DRAWN_WIDTH}px;padding:${PADDING}px;transform-origin:0 0;text-align:start;color:#000;font:16px serif;text-rendering:geometricPrecision;`;

/** Small signatures are not blown up beyond this. */
const LARGEST_SCALE = 0.75;

interface SmallPictureProps {
  /** Gives the HTML when it is drawn; null while there is none yet. Where that fails, what is drawn stays. */
  readonly make: (() => string | Promise<string>) | null;
  /** Which of its pictures are not loaded yet. */
  readonly held: HeldPictures;
  /** Draws what there is to be seen as large as it fits; without it all are drawn on the same scale. */
  readonly isFitted?: boolean;
  /** What stands there where there is nothing to be seen. */
  readonly placeholder?: ReactNode;
}

/**
 * A signature made small. It is drawn while it is on the screen and the browser has nothing better to do, in a shadow
 * root, so that neither the page's styles nor the signature's reach each other.
 */
export function SmallPicture({ make, held, isFitted = false, placeholder }: SmallPictureProps) {
  const box = useRef<HTMLSpanElement>(null);
  const isSeen = useIsSeen(box);
  const [isBlank, setIsBlank] = useState(false);
  const making = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    if (!isSeen || make === null) return;
    let isWanted = true;
    const show = async (): Promise<void> => {
      // Where it changes with each frame, the next is not asked for before this one has come.
      await making.current;
      if (!isWanted) return;
      const made = Promise.resolve(make()).catch(() => null);
      making.current = made;
      const html = await made;
      if (!isWanted || html === null || box.current === null) return;
      setIsBlank(!draw(box.current, hideHeldPictures(html, held), isFitted));
    };
    const cancel = whenIdle(() => void show());
    return () => {
      isWanted = false;
      cancel();
    };
  }, [isSeen, make, held, isFitted]);
  useEffect(() => {
    const { current } = box;
    if (current === null) return;
    const refit = (): void => void fit(current, isFitted);
    const end = whenResized([current], refit);
    document.fonts.addEventListener('loadingdone', refit);
    return () => {
      end();
      document.fonts.removeEventListener('loadingdone', refit);
    };
  }, [isFitted]);
  return (
    <span className="relative block size-full overflow-clip">
      <span ref={box} className="letters-of-mails block size-full overflow-clip" />
      {isBlank && placeholder}
    </span>
  );
}

/** False where there is nothing to be seen, or what no signature can hold. */
function draw(box: HTMLElement, html: string, isFitted: boolean): boolean {
  const root = box.shadowRoot ?? box.attachShadow({ mode: 'open' });
  const sheet = document.createElement('div');
  sheet.style.cssText = SHEET_STYLE;
  try {
    showHtml(sheet, null, html);
  } catch {
    root.replaceChildren();
    return false;
  }
  // A picture has no links, and is no stop on the way through the page.
  for (const link of sheet.querySelectorAll('a')) link.removeAttribute('href');
  root.replaceChildren(sheet);
  return fit(box, isFitted);
}

/** Makes what is drawn as large as there is room for; false where there is nothing to be seen. */
function fit(box: HTMLElement, isFitted: boolean): boolean {
  const sheet = box.shadowRoot?.querySelector('div') ?? null;
  if (sheet === null) return false;
  sheet.style.transform = '';
  const { offsetHeight, offsetWidth } = sheet;
  const whole = { left: 0, top: 0, width: offsetWidth, height: offsetHeight };
  const ink = isFitted ? inkOf(sheet) : whole;
  if (ink === null) return false;
  const across = box.clientWidth / ink.width;
  const scale = isFitted ? Math.min(across, box.clientHeight / ink.height, LARGEST_SCALE) : across;
  // Between two pixels all of it would be blurred.
  const left = Math.round((box.clientWidth - ink.width * scale) / 2 - ink.left * scale);
  const top = Math.round(
    Math.max(0, (box.clientHeight - ink.height * scale) / 2) - ink.top * scale,
  );
  sheet.style.transform = `translate(${left}px,${top}px) scale(${scale})`;
  return true;
}

/** Where there is something to be seen, with a margin, as places in the sheet; null for nowhere. */
function inkOf(sheet: HTMLElement) {
  const drawn = [...sheet.querySelectorAll(DRAWN)].map((node) => node.getBoundingClientRect());
  const rects = [...drawn, ...uprightLines(sheet)];
  const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.textContent?.trim() === '') continue;
    range.selectNodeContents(node);
    rects.push(range.getBoundingClientRect());
  }
  const seen = rects.filter(({ width, height }) => width > 0 && height > 0);
  if (seen.length === 0) return null;
  const origin = sheet.getBoundingClientRect();
  const left = Math.min(...seen.map((rect) => rect.left)) - origin.left - PADDING;
  const top = Math.min(...seen.map((rect) => rect.top)) - origin.top - PADDING;
  const right = Math.max(...seen.map((rect) => rect.right)) - origin.left + PADDING;
  const bottom = Math.max(...seen.map((rect) => rect.bottom)) - origin.top + PADDING;
  return { left, top, width: right - left, height: bottom - top };
}

/** What is seen of a signature beside its letters and its upright lines. */
const DRAWN =
  'img, [bgcolor], [style*="background"], [style*="border-top:"], [style*="border-bottom:"]';

/** Upright lines at one side of what is not seen: the line alone is. */
function uprightLines(sheet: HTMLElement): readonly DOMRect[] {
  return (['left', 'right'] as const).flatMap((side) =>
    [...sheet.querySelectorAll(`[style*="border-${side}:"]`)].map((node) => {
      const { [side]: x, y, height } = node.getBoundingClientRect();
      return new DOMRect(side === 'left' ? x : x - 1, y, 1, height);
    }),
  );
}

function useIsSeen(target: RefObject<Element | null>): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (target.current === null) return;
    const observer = new IntersectionObserver((entries) => {
      setIsSeen(entries.at(-1)?.isIntersecting ?? false);
    });
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return isSeen;
}
