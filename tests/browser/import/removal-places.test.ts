import { expect, test } from 'vitest';
import { laidOut } from './laid-out';

test('what was left out is reported with the place where it was, if it had one', async () => {
  const html = `<div style="height:40px">Jane Doe</div>
    <div style="margin-left:25px;height:30px">Watch <video src="a.mp4"></video></div>
    <div style="margin-left:60px"><a href="javascript:x()">A link</a></div>
    <div style="display:none"><iframe></iframe></div>`;
  const { removals } = await laidOut(html);
  expect(removals).toEqual([
    { kind: 'frame', what: 'iframe', count: 1, place: null },
    { kind: 'media', what: 'video', count: 1, place: { x: 25, y: 40 } },
    { kind: 'bad-link', what: 'javascript:', count: 1, place: { x: 60, y: 70 } },
  ]);
});
