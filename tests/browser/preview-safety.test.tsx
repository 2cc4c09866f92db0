import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { PreviewsDialog } from '../../src/output/page/previews/previews-dialog';
import { PREVIEWS } from '../../src/export/previews/previews';
import type { PersonInput } from '../../src/model/person/signature';
import type { SceneElement } from '../../src/scene/scene';
import { makeStore, type AppStore } from '../../src/store/make-store';
import type { CompilerId } from '../../src/output/state/output-ports';
import { newSignatureHistory } from '../../src/store/signature/history';
import { NEW_SIGNATURE } from '../../src/store/signature/signature';
import { fakeWorld } from '../helpers/fake-ports';
import { designOf } from '../helpers/scenes';
import { FULL } from '../helpers/signatures';

/* Whatever is typed, a preview runs nothing, sends nothing, follows no link, and loads linked pictures alone. */

const PICTURE = `${location.origin}/linked-picture.png`;
const MARKUP =
  '"><img src=x onerror="top.ran=1"><script>top.ran=1</script><form action=/sent><button>Go</button></form>' +
  '<iframe src=/framed></iframe><link rel=stylesheet href=/styled><style>@import "/imported"</style>';

const PERSON: PersonInput = {
  ...FULL,
  fullName: `Jane ${MARKUP}`,
  jobTitle: MARKUP,
  address: MARKUP,
  website: 'javascript:top.ran=1',
  email: 'a@b.example" onclick="top.ran=1',
  profileImageUrl: PICTURE,
  logoUrl: 'javascript:top.ran=1',
};

const SCENE: readonly (Pick<SceneElement, 'type' | 'x' | 'y'> & Partial<SceneElement>)[] = [
  { type: 'text', x: 20, y: 20, width: 500, content: `Jane ${MARKUP}` },
  { type: 'logo', x: 20, y: 80, content: PICTURE, alt: MARKUP, href: 'javascript:top.ran=1' },
  { type: 'rectangle', x: 20, y: 140 },
];

let leave = (): void => undefined;
afterEach(() => leave());

function storeOf(): AppStore {
  const { elements, background, frame } = designOf(SCENE);
  return makeStore(fakeWorld().ports, {
    signature: newSignatureHistory({
      ...NEW_SIGNATURE,
      person: { ...NEW_SIGNATURE.person, ...PERSON },
      scene: { ...NEW_SIGNATURE.scene, elements, background, frame },
    }),
  });
}

/** The frames of all previews, each with its signature in it. */
async function framesOf(compiler: CompilerId): Promise<readonly HTMLIFrameElement[]> {
  const holder = document.body.appendChild(document.createElement('div'));
  const root = createRoot(holder);
  leave = () => {
    root.unmount();
    holder.remove();
  };
  root.render(
    <Provider store={storeOf()}>
      <PreviewsDialog compiler={compiler} isOpen />
    </Provider>,
  );
  const mails = PREVIEWS.filter(({ shows }) => shows === 'mail');
  return vi.waitFor(
    () => {
      const frames = [...document.querySelectorAll('iframe')];
      expect(frames).toHaveLength(mails.length);
      for (const frame of frames) expect(bodyOf(frame).textContent).toContain('Jane');
      return frames;
    },
    { timeout: 5000 },
  );
}

function bodyOf({ contentDocument }: HTMLIFrameElement): HTMLElement {
  if (contentDocument === null) throw new Error('The frame is closed to us');
  return contentDocument.body;
}

/** The addresses that a frame has asked for. */
function askedBy({ contentWindow }: HTMLIFrameElement): readonly string[] {
  return contentWindow?.performance.getEntriesByType('resource').map(({ name }) => name) ?? [];
}

describe.each(['template', 'scene'] as const)('%s', (compiler) => {
  test('what was typed stays text', async () => {
    for (const frame of await framesOf(compiler)) {
      const nodes = [...bodyOf(frame).querySelectorAll('*')];
      const tags = new Set(nodes.map(({ localName }) => localName));
      for (const tag of 'table tbody tr td div span a img br wbr'.split(' ')) tags.delete(tag);
      expect([...tags]).toEqual([]);
      const names = nodes.flatMap((node) => node.getAttributeNames());
      expect(names.filter((name) => name.startsWith('on'))).toEqual([]);
      const links = [...bodyOf(frame).querySelectorAll('a')].map(({ protocol }) => protocol);
      expect(links.filter((each) => !/^(?:https?|mailto|tel):$/.test(each))).toEqual([]);
      expect(bodyOf(frame).textContent).toContain('<script>');
    }
  });

  test('no script runs, even one that would get in', async () => {
    const [frame] = await framesOf(compiler);
    if (frame?.contentDocument == null) throw new Error('There is no frame');
    const script = frame.contentDocument.createElement('script');
    script.text = 'top.ran = 1; document.title = "ran"';
    bodyOf(frame).append(script);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(frame.contentDocument.title).toBe('');
    expect('ran' in window || (top !== null && 'ran' in top)).toBe(false);
    expect(frame.sandbox.value).toBe('allow-same-origin');
  });

  test('no form is sent, even one that would get in', async () => {
    const [frame] = await framesOf(compiler);
    if (frame?.contentDocument == null) throw new Error('There is no frame');
    const form = frame.contentDocument.createElement('form');
    form.action = 'about:blank';
    bodyOf(frame).append(form);
    const left = new Promise((resolve) =>
      frame.contentWindow?.addEventListener('pagehide', () => resolve('left')),
    );
    const stayed = new Promise((resolve) => setTimeout(() => resolve('stayed'), 1000));
    form.requestSubmit();
    expect(await Promise.race([left, stayed])).toBe('stayed');
  });

  test('nothing in it can be pressed or reached by keys', async () => {
    for (const frame of await framesOf(compiler)) {
      expect(frame.inert).toBe(true);
      frame.focus();
      expect(document.activeElement).not.toBe(frame);
      frame.scrollIntoView();
      const { left, top } = frame.getBoundingClientRect();
      expect(document.elementFromPoint(left + 5, top + 5)).not.toBe(frame);
    }
  });

  test('only linked pictures are asked for, and none where they are blocked', async () => {
    const frames = await framesOf(compiler);
    await vi.waitFor(() => expect(frames.flatMap(askedBy)).toContain(PICTURE));
    for (const frame of frames) {
      const fonts = /\/node_modules\/.*\.woff2/;
      const asked = askedBy(frame).filter((name) => !fonts.test(name));
      const allowed = frame.title === 'Pictures blocked' ? [] : [PICTURE];
      expect(asked.filter((name) => !allowed.includes(name))).toEqual([]);
    }
  });
});
