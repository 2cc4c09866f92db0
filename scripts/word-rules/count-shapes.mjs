import { inflateSync } from 'node:zlib';

const STREAM = /<<([^<>]*\/FlateDecode[^<>]*)>>\s*stream\r?\n/g;
const CURVE = /(?:-?[\d.]+\s+){6}c\s/g;
const FILL = /\sf\*?\s/g;

/**
 * How many areas a PDF fills, and how many curves it draws; letters are neither.
 *
 * @param {Buffer} pdf
 */
export function countShapes(pdf) {
  const pages = pageStreams(pdf);
  const count = (/** @type {RegExp} */ shape) =>
    pages.reduce((sum, page) => sum + (page.match(shape)?.length ?? 0), 0);
  return { areas: count(FILL), curves: count(CURVE) };
}

/** @param {Buffer} pdf */
function pageStreams(pdf) {
  const text = pdf.toString('latin1');
  return [...text.matchAll(STREAM)].flatMap(({ 0: head, 1: about = '', index }) => {
    // Fonts say the length of what they hold, pictures what they are.
    if (/\/Length1|\/Subtype|\/Type/.test(about)) return [];
    const start = index + head.length;
    const page = inflateSync(pdf.subarray(start, text.indexOf('endstream', start)));
    const drawn = page.toString('latin1');
    return drawn.includes('begincmap') ? [] : [drawn];
  });
}
