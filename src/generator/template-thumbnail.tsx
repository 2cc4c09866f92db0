import { useEffect, useRef, useState, type RefObject } from 'react';
import { showHtml } from '../inbox/show-html';
import type { TemplateId } from '../model/template-ids';
import { useAppSelector } from '../store/hooks';
import { templatePreview } from './preview-html';
import { useTemplate } from './use-template';

/** The width at which a signature is drawn before it is made small, in px. */
const DRAWN_WIDTH = 600;
const PADDING = 16;
const SHEET_STYLE =
  `width:${DRAWN_WIDTH}px;padding:${PADDING}px;transform-origin:0 0;` +
  'text-align:start;color:#000;font:16px serif';

/**
 * The visitor's signature in one template, made small. It is drawn while it is on the screen and the browser has nothing
 * better to do, in a shadow root, so that neither the page's styles nor the signature's reach each other.
 */
export function TemplateThumbnail({ id }: { readonly id: TemplateId }) {
  const box = useRef<HTMLSpanElement>(null);
  const isSeen = useIsSeen(box);
  const template = useTemplate(id);
  const signature = useAppSelector((state) => state.signature);
  const rasters = useAppSelector((state) => state.output.rasters);
  useEffect(() => {
    if (!isSeen || template === null) return;
    return whenIdle(() => {
      if (box.current !== null) draw(box.current, templatePreview(signature, rasters, template));
    });
  }, [isSeen, signature, rasters, template]);
  return <span ref={box} className="block size-full overflow-hidden" />;
}

function draw(box: HTMLElement, html: string): void {
  const root = box.shadowRoot ?? box.attachShadow({ mode: 'open' });
  const scale = box.clientWidth / (DRAWN_WIDTH + 2 * PADDING);
  const sheet = document.createElement('div');
  sheet.style.cssText = SHEET_STYLE;
  showHtml(sheet, null, html);
  root.replaceChildren(sheet);
  const rest = box.clientHeight - sheet.offsetHeight * scale;
  sheet.style.transform = `translateY(${Math.max(0, rest / 2)}px) scale(${scale})`;
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

/** Runs a task in idle time; the answer calls it off. Safari has no idle callback: a short rest stands in. */
function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(task, { timeout: 1000 });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(task, 100);
  return () => clearTimeout(handle);
}
