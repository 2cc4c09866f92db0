/** What a text says as JSON, a byte-order mark before it or none; undefined for what is no JSON, which JSON cannot say. */
export function parseJson(json: string): unknown {
  try {
    return JSON.parse(json.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}
