import { hasReach } from '../core/letter/reach';
import { isMailName, MAIL_ENDINGS } from '../core/mail-file-kinds';

/** What a file chooser offers beside designs: emails, saved signatures, pages with their pictures, archives of these. */
export const MAIL_FILES = [...MAIL_ENDINGS, 'message/rfc822', 'text/html'].join(',');

/** Whether a signature from elsewhere is looked for among files: a mail, a page, an archive. */
export function hasMail(files: readonly File[]): boolean {
  return files.some(({ name, type }) => isMailName(name) || type === 'message/rfc822');
}

/** How many lines make words with a link a signature rather than a piece of a sentence. */
const FEWEST_LINES = 3;

/** Whether what was pasted is laid out as signatures are: a table, a picture, or lines of which some have links. */
export function isSignatureLike(html: string, text: string): boolean {
  return (
    /<(?:table|img)\b/i.test(html) || (hasSeveralLines(text) && /<a\b[^>]*\bhref\b/i.test(html))
  );
}

/** Whether a plain text may be a signature: lines of which some have something to reach somebody by. */
export function isSignatureInWords(text: string): boolean {
  return hasSeveralLines(text) && text.split('\n').some(hasReach);
}

function hasSeveralLines(text: string): boolean {
  return text.split('\n').filter((line) => line.trim() !== '').length >= FEWEST_LINES;
}

/** Whether a text is HTML source of something laid out. */
export function isSource(text: string): boolean {
  return /^\s*(?:<!doctype html|<html|<table|<div|<!--)/i.test(text) && text.includes('</');
}
