/** More than any signature comes with. */
const MOST_FILES = 200;
const DEEPEST = 5;

/**
 * Calls `take` with the files that were dropped, within the event. Where there are folders among them it takes a moment: their
 * files are included, `most` of them, with their paths as those of a chosen folder have them (`webkitRelativePath`).
 */
export function takeDropped(
  data: Pick<DataTransfer, 'files' | 'items'>,
  take: (files: readonly File[]) => void,
  most = MOST_FILES,
  deepest = DEEPEST,
): void {
  const files = [...data.files];
  // The browser drops them once the event is over.
  const entries = [...data.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (!entries.some(({ isDirectory }) => isDirectory)) {
    take(files);
    return;
  }
  void filesWithin(entries, most, deepest).then((found) => take(found.length > 0 ? found : files));
}

/** The files of a drop, those of folders after those beside them. What cannot be read is left out. */
async function filesWithin(
  entries: readonly FileSystemEntry[],
  most: number,
  deepest: number,
): Promise<readonly File[]> {
  const found: File[] = [];
  let level = entries;
  for (let depth = 0; depth <= deepest && level.length > 0; depth++) {
    const next: FileSystemEntry[] = [];
    for (const entry of level) {
      if (found.length >= most) return found;
      if (isFile(entry)) found.push(...(await fileOf(entry)));
      else if (isFolder(entry)) next.push(...(await entriesOf(entry, most)));
    }
    level = next;
  }
  return found;
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

async function fileOf(entry: FileSystemFileEntry): Promise<readonly File[]> {
  try {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    const value = entry.fullPath.replace(/^\//, '');
    Object.defineProperty(file, 'webkitRelativePath', { value });
    return [file];
  } catch {
    return [];
  }
}

/** Browsers give them by the hundred. */
async function entriesOf(
  folder: FileSystemDirectoryEntry,
  most: number,
): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  try {
    while (all.length < most) {
      const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
        reader.readEntries(resolve, reject),
      );
      if (some.length === 0) break;
      all.push(...some);
    }
  } catch {
    return all;
  }
  return all.slice(0, most);
}
