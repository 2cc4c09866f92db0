import { useEffect, useRef } from 'react';

interface SignatureBoxProps {
  readonly html: string;
  /** In px. */
  readonly width?: number | undefined;
  /** Whether what is wider can be scrolled to, or is cut. */
  readonly overflow?: 'auto' | 'hidden';
}

/** Shows a signature where neither the page's styles nor the signature's own reach each other: in a shadow root. */
export function SignatureBox({ html, width, overflow = 'auto' }: SignatureBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current === null) return;
    const root = box.current.shadowRoot ?? box.current.attachShadow({ mode: 'open' });
    root.innerHTML = `<div style="color:#000;font:16px serif">${html}</div>`;
  }, [html]);
  return (
    <div
      ref={box}
      data-signature-box=""
      className="letters-of-mails"
      style={{ width, background: '#ffffff', padding: 16, overflow }}
    />
  );
}

/** For a page of many signatures: axe sees each on a page of its own, and hundreds at once take it half a minute. */
export const SIGNATURES_KNOWN = { a11y: { context: { exclude: ['[data-signature-box]'] } } };

/** What the signatures of a story show, spaces and case evened out. */
export function shownTexts(canvas: ParentNode): readonly string[] {
  return [...canvas.querySelectorAll('[data-signature-box]')].map((box) =>
    evened(box.shadowRoot?.textContent ?? ''),
  );
}

export function evened(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase();
}
