import { withCrlf } from '../../../../export/packages';
import type { TeamFile } from '../pack';

/**
 * A script for Windows PowerShell 5, which takes a file without a byte-order mark for one in the letters of its country; in
 * ASCII all the same, so that it does not matter.
 */
export function powershellFile(path: string, parts: readonly string[]): TeamFile {
  return { path, content: `\ufeff${withCrlf(plain(path, parts))}` };
}

/** A script for a program of a server, such as PHP, or for any shell of POSIX. */
export function plainFile(path: string, parts: readonly string[]): TeamFile {
  return { path, content: plain(path, parts) };
}

function plain(path: string, parts: readonly string[]): string {
  const text = `${parts.map((part) => part.trim()).join('\n\n')}\n`;
  if (!/^[\n\x20-\x7e]*$/.test(text)) throw new Error(`${path} holds more than plain letters`);
  return text;
}
