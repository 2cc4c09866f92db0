import type { ClipboardPort, RichText } from '../store/ports';

/** The browser's clipboard: rich where it can be, else by the copy command from a hidden field, which is rich too. */
export const clipboard: ClipboardPort = {
  async writeRich(content) {
    if (!canWriteItems()) return copyByCommand(await content);
    const blob = async (form: keyof RichText, type: string): Promise<Blob> =>
      new Blob([(await content)[form]], { type });
    const forms = {
      'text/html': blob('html', 'text/html'),
      'text/plain': blob('text', 'text/plain'),
    };
    // Content that cannot be made is reported below; the browser need not report each form of it too.
    void Promise.allSettled(Object.values(forms));
    try {
      await navigator.clipboard.write([new ClipboardItem(forms)]);
    } catch {
      copyByCommand(await content);
    }
  },
  async writeText(text) {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      copyByCommand({ html: '', text });
    }
  },
  async readText() {
    return navigator.clipboard.readText();
  },
};

function canWriteItems(): boolean {
  return typeof ClipboardItem === 'function' && typeof navigator.clipboard?.write === 'function';
}

/** Selects a hidden field and puts both forms on the clipboard when the browser copies it. */
function copyByCommand({ html, text }: RichText): void {
  const field = document.createElement('textarea');
  field.value = text;
  field.setAttribute('aria-hidden', 'true');
  field.style.cssText = 'position:fixed;inset:0 auto auto 0;opacity:0;pointer-events:none';
  const fill = (event: ClipboardEvent): void => {
    event.preventDefault();
    if (html !== '') event.clipboardData?.setData('text/html', html);
    event.clipboardData?.setData('text/plain', text);
  };
  const focused = document.activeElement;
  document.body.append(field);
  document.addEventListener('copy', fill);
  try {
    field.select();
    if (!document.execCommand('copy')) throw new Error('The browser refused to copy');
  } finally {
    document.removeEventListener('copy', fill);
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
