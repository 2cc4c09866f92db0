import { describe, expect, test } from 'vitest';
import { takeDropped } from '../../../src/ui/fields/dropped-files';

/** A folder as browsers give it: no more than two entries at a time. */
function folder(path: string, entries: readonly object[]) {
  return {
    isFile: false,
    isDirectory: true,
    fullPath: path,
    createReader: () => {
      const left = [...entries];
      return { readEntries: (done: (some: readonly object[]) => void) => done(left.splice(0, 2)) };
    },
  };
}

function file(path: string, isReadable = true) {
  const own = new File(['a'], path.split('/').at(-1) ?? '');
  return {
    isFile: true,
    isDirectory: false,
    fullPath: path,
    own,
    file: (done: (file: File) => void, failed: (cause: Error) => void) =>
      isReadable ? done(own) : failed(new Error('gone')),
  };
}

function dropOf(entries: readonly object[], files: readonly File[]) {
  const items = entries.map((entry) => ({ webkitGetAsEntry: () => entry }));
  return { files, items } as unknown as DataTransfer;
}

async function taken(data: DataTransfer, most?: number): Promise<readonly File[]> {
  return new Promise((resolve) => takeDropped(data, resolve, most));
}

function pathsOf(files: readonly File[]): readonly string[] {
  return files.map(({ webkitRelativePath }) => webkitRelativePath);
}

describe('what is dropped', () => {
  test('comes at once where there is no folder', () => {
    const entry = file('/jane.htm');
    let files: readonly File[] = [];
    takeDropped(dropOf([entry], [entry.own]), (found) => (files = found));
    expect(files).toEqual([entry.own]);
  });

  test('comes with all that is in its folders, and with their paths', async () => {
    const page = file('/jane.htm');
    const pictures = folder('/jane_files', [
      file('/jane_files/a.png'),
      file('/jane_files/b.png'),
      file('/jane_files/lost.png', false),
      folder('/jane_files/more', [file('/jane_files/more/c.png')]),
    ]);
    const files = await taken(dropOf([pictures, page], [page.own]));
    expect(pathsOf(files)).toEqual([
      'jane.htm',
      'jane_files/a.png',
      'jane_files/b.png',
      'jane_files/more/c.png',
    ]);
  });

  test('is as it was where its folders are empty', async () => {
    const own = new File([], 'empty');
    expect(await taken(dropOf([folder('/empty', [])], [own]))).toEqual([own]);
  });

  test('ends, however much there is', async () => {
    const many = folder(
      '/a',
      Array.from({ length: 1000 }, (_, index) => file(`/a/${index}.png`)),
    );
    expect(await taken(dropOf([many], []))).toHaveLength(200);
    expect(await taken(dropOf([many], []), 700)).toHaveLength(700);
    let deep = folder('/deep', [file('/deep/a.png')]);
    for (let level = 0; level < 9; level++) deep = folder('/deep', [deep]);
    expect(await taken(dropOf([deep], []))).toEqual([]);
  });
});
