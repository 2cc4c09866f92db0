/** The value of a text; undefined for one that is no JSON, as no JSON has that value. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
