import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { expect, test, vi } from 'vitest';
import { PreviewFrame } from '../../src/output/page/preview-frame';
import { makeStore } from '../../src/store/make-store';
import { fakeWorld } from '../helpers/fake-ports';

const WORDS = 'Who has less room sets more lines. '.repeat(10);

test('a frame that gets narrower becomes as high as its content, without a loop', async () => {
  const complain = vi.fn<(event: ErrorEvent) => void>();
  addEventListener('error', complain);
  const holder = document.body.appendChild(document.createElement('div'));
  const root = createRoot(holder);
  try {
    root.render(
      <Provider store={makeStore(fakeWorld().ports)}>
        <PreviewFrame
          html={`<table><tr><td>${WORDS}</td></tr></table>`}
          held={[]}
          title="Frame"
          background="#ffffff"
        />
      </Provider>,
    );
    const wide = await vi.waitFor(() => heightOf(holder, 600, 0));
    await vi.waitFor(() => heightOf(holder, 200, 2 * wide));
    expect(complain.mock.calls.map(([{ message }]) => message)).toEqual([]);
  } finally {
    removeEventListener('error', complain);
    root.unmount();
    holder.remove();
  }
});

/** The height of the frame at a width, once it is more than that and all that its content needs. */
function heightOf(holder: Element, width: number, moreThan: number): number {
  const frame = holder.querySelector('iframe');
  if (frame === null) throw new Error('There is no frame');
  frame.style.width = `${width}px`;
  expect(frame.contentDocument?.body.textContent).toContain(WORDS.trim());
  expect(frame.clientHeight).toBeGreaterThan(moreThan);
  expect(frame.clientHeight).toBe(frame.contentDocument?.body.scrollHeight);
  return frame.clientHeight;
}
