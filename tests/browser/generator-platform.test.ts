import { completeSignature } from '../../src/model/person/signature';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { browserPorts } from '../../src/app/browser-ports';
import { clipboard } from '../../src/platform/clipboard';
import { makeExporter } from '../../src/output/browser/exporter';
import { files } from '../../src/platform/files';
import { storage } from '../../src/saving/browser/storage';
import { exportSignature } from '../../src/export';
import { FULL } from '../helpers/signatures';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const RICH = { html: '<b>Ada</b>', text: 'Ada' } as const;

/** What the copy command would put on the clipboard, as a page gets it; the command itself returns `succeeds`. */
function listenToCopyCommand(succeeds = true) {
  const heard: Record<string, string>[] = [];
  vi.spyOn(document, 'execCommand').mockImplementation(() => {
    const clipboardData = new DataTransfer();
    const event = new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true });
    document.dispatchEvent(event);
    heard.push(
      Object.fromEntries(clipboardData.types.map((type) => [type, clipboardData.getData(type)])),
    );
    return succeeds;
  });
  return heard;
}

const BOTH_FORMS = { 'text/html': RICH.html, 'text/plain': RICH.text };

describe('the clipboard', () => {
  test('is written within the click, before the content is there', async () => {
    const write = vi.spyOn(navigator.clipboard, 'write').mockImplementation(async ([item]) => {
      for (const type of item?.types ?? []) await item?.getType(type);
    });
    const content = new Promise<typeof RICH>((resolve) => setTimeout(resolve, 20, RICH));
    const written = clipboard.writeRich(content);
    expect(write).toHaveBeenCalledOnce();
    await written;
    const [item] = write.mock.calls[0]?.[0] ?? [];
    const read = async (type: string) => (await item?.getType(type))?.text();
    expect(await read('text/html')).toBe(RICH.html);
    expect(await read('text/plain')).toBe(RICH.text);
  });

  test('is written by the copy command, still rich, where there are no clipboard items', async () => {
    vi.stubGlobal('ClipboardItem', undefined);
    const heard = listenToCopyCommand();
    await clipboard.writeRich(Promise.resolve(RICH));
    expect(heard).toEqual([BOTH_FORMS]);
  });

  test('is written by the copy command where the rich way is refused', async () => {
    vi.spyOn(navigator.clipboard, 'write').mockRejectedValue(new Error('NotAllowed'));
    const heard = listenToCopyCommand();
    await clipboard.writeRich(Promise.resolve(RICH));
    expect(heard).toEqual([BOTH_FORMS]);
  });

  test('rejects when both ways are refused', async () => {
    vi.spyOn(navigator.clipboard, 'write').mockRejectedValue(new Error('NotAllowed'));
    listenToCopyCommand(false);
    await expect(clipboard.writeRich(Promise.resolve(RICH))).rejects.toThrow('refused');
  });

  test('leaves no field behind and gives the focus back', async () => {
    vi.stubGlobal('ClipboardItem', undefined);
    listenToCopyCommand();
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    const before = document.body.childElementCount;
    await clipboard.writeRich(Promise.resolve(RICH));
    expect(document.body.childElementCount).toBe(before);
    expect(document.activeElement).toBe(button);
    button.remove();
  });

  test('rejects with the reason when the content never comes', async () => {
    const content = Promise.reject(new Error('No export'));
    await expect(clipboard.writeRich(content)).rejects.toThrow('No export');
  });
});

describe('a text for the clipboard', () => {
  test('is written as such', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const heard = listenToCopyCommand();
    await clipboard.writeText('Ada');
    expect(write).toHaveBeenCalledExactlyOnceWith('Ada');
    expect(heard).toEqual([]);
  });

  test('is written by the copy command where that is refused, and as plain text alone', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowed'));
    const heard = listenToCopyCommand();
    await clipboard.writeText('Ada');
    expect(heard).toEqual([{ 'text/plain': 'Ada' }]);
  });

  test('rejects when both ways are refused, and what is copied next is left alone', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowed'));
    listenToCopyCommand(false);
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    const before = document.body.childElementCount;
    await expect(clipboard.writeText('Ada')).rejects.toThrow('refused');
    expect(document.body.childElementCount).toBe(before);
    expect(document.activeElement).toBe(button);
    button.remove();
    const event = new ClipboardEvent('copy', {
      clipboardData: new DataTransfer(),
      cancelable: true,
    });
    document.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
    expect(event.clipboardData?.types).toEqual([]);
  });

  test('is read where the browser lets it be, and else rejects with its reason', async () => {
    const read = vi.spyOn(navigator.clipboard, 'readText').mockResolvedValueOnce('Ada');
    expect(await clipboard.readText()).toBe('Ada');
    read.mockRejectedValue(new DOMException('Not now', 'NotAllowedError'));
    await expect(clipboard.readText()).rejects.toThrow('Not now');
  });
});

test('a file is downloaded under its name, in UTF-8', async () => {
  const links: HTMLAnchorElement[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    links.push(this);
  });
  files.download('email-signature.html', 'text/html', '<p>Grüße 🎉</p>');
  const [link] = links;
  expect(link?.download).toBe('email-signature.html');
  const response = await fetch(link?.href ?? '');
  expect(response.headers.get('content-type')).toBe('text/html;charset=utf-8');
  expect(await response.text()).toBe('<p>Grüße 🎉</p>');
});

describe('the storage of the device', () => {
  test('gives back what was written', async () => {
    const value = { version: 1, draft: { fullName: 'Ada\u0000🎉' } };
    await storage.write({ 'test/round-trip': value });
    expect(await storage.read('test/round-trip')).toEqual(value);
  });

  test('has no value under a key that was never written', async () => {
    expect(await storage.read('test/never')).toBeUndefined();
  });
});

test('the export worker starts and answers as the core does', async () => {
  const { html, text } = await makeExporter().exportSignature(
    completeSignature(FULL),
    'modern',
    {},
  );
  expect({ html, text }).toEqual(
    await exportSignature(FULL, 'modern').then((output) => ({
      html: output.html,
      text: output.text,
    })),
  );
});

test.each([
  ['template', 'signaturePreview', 'scene'],
  ['scene', 'designCanvas', 'template'],
] as const)(
  'what is made by the %s is shown while an element is marked',
  (compiler, mark, other) => {
    const { preview } = browserPorts();
    expect(preview.shows(compiler)).toBe(false);
    const element = document.body.appendChild(document.createElement('div'));
    element.dataset[mark] = '';
    expect(preview.shows(compiler)).toBe(true);
    expect(preview.shows(other)).toBe(false);
    element.remove();
  },
);
