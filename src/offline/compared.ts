import { PAGE, type Release } from './release';

/** What is true of the way that an answer came, not of the file. `Vary: *` would be refused by the cache. */
const OF_THE_WAY = ['content-disposition', 'content-encoding', 'content-length', 'refresh', 'vary'];

/**
 * An answer for a file of a release as it is kept: with the bytes that the build made, and with their type. Undefined where its
 * bytes differ. Rejects where the answer breaks off.
 */
export async function compared(
  answer: Response,
  file: string,
  { files, types }: Release,
): Promise<Response | undefined> {
  if (answer.status !== 200) return undefined;
  const body = await answer.arrayBuffer();
  if ((await sha256(body)) !== files[file]) return undefined;
  const headers = new Headers(answer.headers);
  for (const name of OF_THE_WAY) headers.delete(name);
  const type = types[file === PAGE ? '.html' : file.slice(file.lastIndexOf('.'))];
  if (type !== undefined) headers.set('content-type', type);
  return new Response(body, { headers });
}

/** In base64. */
async function sha256(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...hash));
}
