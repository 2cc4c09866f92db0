import type { Ports, RichText } from '../../src/store/ports';

export interface SavedFile {
  readonly name: string;
  readonly type: string;
  /** Blank where it is no text. */
  readonly content: string;
  /** Of what is no text. */
  readonly bytes?: Uint8Array;
}

/** How clipboard and files behave from now on; tests change it as they go. */
export interface FilesBehavior {
  clipboard: 'takes' | 'refuses';
  files: 'takes' | 'refuses';
  /** The file that the visitor chooses to save into, none where they choose none; what is not given downloads. */
  savesInto?: string | null;
  /** What the visitor chooses when they are asked for a file; nothing unless given. */
  chosen?: File;
}

/** The clipboard and the folder of downloads. */
export function fakeFiles(behaviour: FilesBehavior) {
  const copied: RichText[] = [];
  const saved: SavedFile[] = [];
  const clipboard: Ports['clipboard'] = {
    async writeRich(content) {
      const { html, text } = await content;
      if (behaviour.clipboard === 'refuses') throw new Error('The clipboard is locked');
      copied.push({ html, text });
    },
    async writeText(text) {
      if (behaviour.clipboard === 'refuses') throw new Error('The clipboard is locked');
      copied.push({ html: '', text });
    },
    async readText() {
      if (behaviour.clipboard === 'refuses') throw new Error('The clipboard is locked');
      return copied.at(-1)?.text ?? '';
    },
  };
  const files: Ports['files'] = {
    async saveInto(kept, name, type, content) {
      const { savesInto } = behaviour;
      if (savesInto === undefined) {
        files.download(name, type, content);
        return 'downloaded';
      }
      if (kept === null && savesInto === null) return null;
      const into = kept?.name ?? savesInto ?? name;
      files.download(into, type, content);
      return { name: into, handle: { kind: 'file' } };
    },
    download(name, type, content) {
      if (behaviour.files === 'refuses') throw new Error('No downloads here');
      const held = typeof content === 'string' ? { content } : { content: '', bytes: content };
      saved.push({ name, type, ...held });
    },
    choose: async () => behaviour.chosen ?? null,
  };
  return { copied, saved, clipboard, files };
}
