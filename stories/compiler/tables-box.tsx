import { useEffect, useRef } from 'react';
import { ownPicturesIn } from './own-picture';
import { ScrollBox } from './scroll-box';

const OUTLINES = [
  'table{outline:1px solid #1d4ed8;outline-offset:-1px}',
  'td{outline:1px dashed #1d4ed899;outline-offset:-1px}',
].join('');

/** HTML as a mail shows it, its tables and cells outlined; apart from the page's own styles. */
export function TablesBox({ html }: { readonly html: string }) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (box.current === null) return;
    const root = box.current.shadowRoot ?? box.current.attachShadow({ mode: 'open' });
    root.innerHTML = `<style>${OUTLINES}</style><div style="color:#000;font:16px serif">${ownPicturesIn(html)}</div>`;
  }, [html]);
  return <ScrollBox label="Tables" ref={box} className="letters-of-mails bg-white p-3.5" />;
}
