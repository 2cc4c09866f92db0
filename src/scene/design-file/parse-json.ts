/** Parses JSON, with or without a byte-order mark before it; undefined for other text, as no JSON has that value. */
export function parseJson(json: string): unknown {
  try {
    return JSON.parse(json.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}
