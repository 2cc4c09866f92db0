import { fail } from '../model/result';
import type { Ports } from '../store/ports';
import { clipboard } from './clipboard';
import { makeExporter } from './exporter';
import { files } from './files';
import { storage } from './storage';

/** Marks the element in which the page shows the signature. */
export const PREVIEW_ATTRIBUTE = 'data-signature-preview';

/** The ports of a browser page. */
export function browserPorts(): Ports {
  return {
    exporter: makeExporter(),
    clipboard,
    files,
    images: { load: async () => fail('not-decodable'), draw: async () => null },
    preview: {
      isPresent: () => document.querySelector(`[${PREVIEW_ATTRIBUTE}]`) !== null,
    },
    storage,
    origin: location.origin,
    random: () => Math.random(),
    now: () => new Date().toISOString(),
    log: (message, cause) => {
      // oxlint-disable-next-line no-console -- the console is where a page reports what went wrong
      console.warn(message, cause);
    },
  };
}
