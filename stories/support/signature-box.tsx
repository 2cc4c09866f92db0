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
      style={{ width, background: '#ffffff', padding: 16, overflow }}
    />
  );
}

/** What the signatures of a story show, spaces and case evened out. */
export function shownTexts(canvas: ParentNode): readonly string[] {
  return [...canvas.querySelectorAll('[data-signature-box]')].map((box) =>
    evened(box.shadowRoot?.textContent ?? ''),
  );
}

export function evened(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase();
}
