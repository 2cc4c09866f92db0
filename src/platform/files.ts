import type { FilePort } from '../store/ports';

/** Long enough for a browser to have begun reading. */
const RELEASE_DELAY_MS = 10_000;

/** A browser may drop an input that nothing holds, and with it the answer of its dialog. */
const asking = new Set<HTMLInputElement>();

export const files: FilePort = {
  async saveInto(kept, name, type, content) {
    const pick = window.showSaveFilePicker;
    if (pick === undefined) {
      files.download(name, type, content);
      return 'downloaded';
    }
    const again = kept?.handle instanceof FileSystemFileHandle ? kept.handle : null;
    if (again !== null && (await mayWrite(again)) && (await write(again, content))) {
      return { name: again.name, handle: again };
    }
    try {
      const types = [{ accept: { [type]: ['.json'] } }];
      const chosen = await pick.call(window, { suggestedName: name, types });
      if (!(await write(chosen, content))) throw new Error('The chosen file has gone');
      return { name: chosen.name, handle: chosen };
    } catch (cause) {
      if (cause instanceof DOMException && cause.name === 'AbortError') return null;
      throw cause;
    }
  },
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

/** The part of the File System Access API that Chromium has and TypeScript's library does not. */
declare global {
  interface Window {
    readonly showSaveFilePicker?: (options: {
      readonly suggestedName: string;
      readonly types: readonly { readonly accept: Readonly<Record<string, readonly string[]>> }[];
    }) => Promise<FileSystemFileHandle>;
  }
  interface FileSystemFileHandle {
    readonly requestPermission?: (options: {
      readonly mode: 'readwrite';
    }) => Promise<PermissionState>;
  }
}

async function mayWrite(handle: FileSystemFileHandle): Promise<boolean> {
  return (await handle.requestPermission?.({ mode: 'readwrite' })) !== 'denied';
}

/** Replaces what is in a file. False where it is not there any more. */
async function write(handle: FileSystemFileHandle, content: string): Promise<boolean> {
  try {
    const stream = await handle.createWritable();
    await stream.write(content);
    await stream.close();
    return true;
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'NotFoundError') return false;
    throw cause;
  }
}
