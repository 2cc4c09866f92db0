import type { FilePort } from '../store/ports';

/** Long enough for a browser to have begun reading. */
const RELEASE_DELAY_MS = 10_000;

/** A browser may drop an input that nothing holds, and with it the answer of its dialog. */
const asking = new Set<HTMLInputElement>();

export const files: FilePort = {
  download(name, type, content) {
    const blob =
      typeof content === 'string'
        ? new Blob([content], { type: `${type};charset=utf-8` })
        : new Blob([new Uint8Array(content)], { type });
    const address = URL.createObjectURL(blob);
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), RELEASE_DELAY_MS);
  },
  choose(accept) {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = accept;
    asking.add(input);
    return new Promise((resolve) => {
      const answer = (file: File | null) => {
        asking.delete(input);
        resolve(file);
      };
      input.addEventListener('change', () => answer(input.files?.[0] ?? null));
      input.addEventListener('cancel', () => answer(null));
      input.click();
    });
  },
};
