import { parsedJson } from '../../base/parsed-json';

/** Parses JSON, with or without a byte-order mark before it; undefined for other text, as no JSON has that value. */
export function parseJson(json: string): unknown {
  return parsedJson(json.replace(/^\ufeff/, ''));
}
