import { makeImages } from '../../../src/pictures/browser/images';
import { makeTeam } from '../../../src/team/browser/team';
import { PACKS } from '../../../src/team/core/packs/packs';
import { designRun, memberOf, peopleOf, plainSignature, templateRun } from '../company';

/* What the page at /team does when an archive is made, without anything around it. */

export interface Making {
  readonly ms: number;
  readonly megabytes: number;
  /** The longest time between two frames of the page. */
  readonly worstFrameMs: number;
  readonly people: number;
}

interface Bench {
  readonly make: (kind: 'template' | 'design', count: number) => Promise<Making>;
  /** A plain text for each; gives ms. */
  readonly plain: (count: number) => number;
}

declare global {
  interface Window {
    bench: Bench;
  }
}

const team = makeTeam({
  draw: makeImages().draw,
  log: (message, cause) => {
    throw new Error(`${message}: ${String(cause)}`);
  },
});

window.bench = {
  async make(kind, count) {
    const run = kind === 'template' ? templateRun('modern') : designRun();
    const people = peopleOf(count);
    const packs = PACKS.map(({ id }) => id);
    const now = '2026-06-05T12:00:00.000Z';
    const order = { run, name: 'Company', people, addresses: [], packs, previous: null, now };
    const frames = watchFrames();
    const began = performance.now();
    const { zip, summary } = await team.makeArchive(
      order,
      () => undefined,
      new AbortController().signal,
    );
    const ms = performance.now() - began;
    return { ms, megabytes: zip.size / 1e6, worstFrameMs: frames(), people: summary.people };
  },
  plain(count) {
    const began = performance.now();
    let characters = 0;
    for (let at = 0; at < count; at += 1) characters += plainSignature(memberOf(at)).length;
    const ms = performance.now() - began;
    if (characters === 0) throw new Error('Nothing was made');
    return ms;
  },
};

/** Returns a function that ends it and returns the longest time between two frames so far. */
function watchFrames(): () => number {
  let last = performance.now();
  let worst = 0;
  let isOver = false;
  const look = (): void => {
    const now = performance.now();
    worst = Math.max(worst, now - last);
    last = now;
    if (!isOver) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  return () => {
    isOver = true;
    return worst;
  };
}
