import { expect, test, vi } from 'vitest';
import { askPage } from '../../../src/team/browser/ask-page';
import { answerWorker } from '../../../src/team/browser/answer-worker';
import type { FromTeamWorker, ToTeamWorker } from '../../../src/team/browser/messages';
import { photoFolders } from '../../../src/team/browser/photo-folders';
import type { Member } from '../../../src/team/core/list/member';
import { bytesOf, JPEG, PNG } from '../../helpers/pictures';

function memberOf(address: string, facts: Member['facts'] = {}): Member {
  return { line: 2, address, facts };
}

function blobOf(url: string): Blob {
  return new Blob([new Uint8Array(bytesOf(url))]);
}

/** A file that was changed or removed since it was chosen, as browsers answer for it. */
function lostFile(): Blob {
  const file = blobOf(JPEG);
  file.arrayBuffer = async () => {
    throw new DOMException('The file could not be read', 'NotReadableError');
  };
  return file;
}

test('the file of a person is found in the folder that was meant, by what it is called', async () => {
  const folders = photoFolders();
  const [ada, bo] = [blobOf(JPEG), blobOf(PNG)];
  const first = folders.keep('first', new Map([['ada@x.example.jpg', ada]]));
  const second = folders.keep('second', new Map([['0042.png', bo]]));
  expect([first.name, first.names]).toEqual(['first', ['ada@x.example.jpg']]);
  expect(await folders.photoOf(first.id ?? 0, memberOf('ada@x.example'))).toBe(ada);
  const numbered = memberOf('bo@x.example', { employeeId: '42' });
  expect(await folders.photoOf(second.id ?? 0, numbered)).toBe(bo);
  expect(await folders.photoOf(first.id ?? 0, numbered)).toBeNull();
  expect(await folders.photoOf(7, numbered)).toBeNull();
});

test('each file is looked at once, one after the other, and what is no photo is left out', async () => {
  const folders = photoFolders();
  const photo = blobOf(JPEG);
  const read = vi.spyOn(photo, 'arrayBuffer');
  const files = new Map([
    ['ada@x.example.jpg', photo],
    ['bo@x.example.jpg', new Blob(['no picture'])],
    ['cy@x.example.jpg', lostFile()],
  ]);
  const { id, names } = folders.keep('photos', files);
  const bad = ['bo@x.example.jpg', 'cy@x.example.jpg'];
  expect(await folders.unreadable(id ?? 0, names)).toEqual(bad);
  expect(await folders.unreadable(id ?? 0, names)).toEqual(bad);
  expect(read).toHaveBeenCalledTimes(1);
  expect(await folders.photoOf(id ?? 0, memberOf('bo@x.example'))).toBeNull();
  expect(await folders.photoOf(id ?? 0, memberOf('cy@x.example'))).toBeNull();
});

const drawNothing = async (): Promise<null> => null;

/** A worker and the page, side by side: what one posts, the other gets. */
function pageAndWorker(folders: ReturnType<typeof photoFolders>) {
  const post = (message: ToTeamWorker): void => {
    if (message.kind === 'photo' || message.kind === 'drawn') worker.settle(message);
  };
  const running = { post, allow: () => undefined, pause: () => () => undefined };
  const parts = { draw: drawNothing, photoOf: folders.photoOf };
  const worker = askPage((note: FromTeamWorker) => void answerWorker(note, running, parts));
  return worker;
}

test('a worker gets the photo of a person from the page, as a data URL', async () => {
  const folders = photoFolders();
  const { id } = folders.keep('photos', new Map([['ada@x.example.jpg', blobOf(JPEG)]]));
  const { photoOf } = pageAndWorker(folders);
  expect(await photoOf(id ?? 0, memberOf('ada@x.example'))).toBe(JPEG);
  expect(await photoOf(id ?? 0, memberOf('bo@x.example'))).toBeNull();
});

test('a photo that is lost after it was looked at is a failure, and not a signature without it', async () => {
  const folders = photoFolders();
  const photo = blobOf(JPEG);
  const { id, names } = folders.keep('photos', new Map([['ada@x.example.jpg', photo]]));
  expect(await folders.unreadable(id ?? 0, names)).toEqual([]);
  photo.arrayBuffer = lostFile().arrayBuffer;
  const asked = pageAndWorker(folders).photoOf(id ?? 0, memberOf('ada@x.example'));
  await expect(asked).rejects.toThrow('could not be read');
});
