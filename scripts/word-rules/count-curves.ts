import { inflateSync } from 'node:zlib';

const STREAM = /<<([^<>]*\/FlateDecode[^<>]*)>>\s*stream\r?\n/g;
const CURVE = /(?:-?[\d.]+\s+){6}c\s/g;

/** How many curves the pages of a PDF draw; letters are not counted. */
export function countCurves(pdf: Buffer): number {
  const pages = pageStreams(pdf);
  if (pages.length === 0) throw new Error('No page was found in the PDF');
  return pages.reduce((sum, page) => sum + (page.match(CURVE)?.length ?? 0), 0);
}

function pageStreams(pdf: Buffer): readonly string[] {
  const text = pdf.toString('latin1');
  return [...text.matchAll(STREAM)].flatMap(({ 0: head, 1: about = '', index }) => {
    // Streams of fonts state the length of their data, those of pictures their type: neither is the content of a page.
    if (/\/Length1|\/Subtype|\/Type/.test(about)) return [];
    const start = index + head.length;
    const page = inflateSync(pdf.subarray(start, text.indexOf('endstream', start)));
    const drawn = page.toString('latin1');
    return drawn.includes('begincmap') ? [] : [drawn];
  });
}
