import { describe, expect, test } from 'vitest';
import type { Finding } from '../../../../src/model/findings/findings';
import {
  galleryPage,
  summaryOf,
  type MadeSummary,
} from '../../../../src/team/core/archive/gallery';

import { readmePage } from '../../../../src/team/core/archive/readme';
import { pictureFiles, signatureFiles } from '../../../../src/team/core/archive/signature-files';
import { runCounter } from '../../../../src/team/core/archive/summary';
import type { MadeSignature } from '../../../../src/team/core/member';
import { PACKS } from '../../../../src/team/core/packs/packs';
import { attribute, parseFile, visibleText } from '../../../helpers/html';
import { HOSTILE_TEXT } from '../../../helpers/signatures';
import { madeOf, membersOf, textOf, ZOE } from '../packs/run';
import { findingOf } from '../../../helpers/findings';

const [ZOES = { line: 1, address: '', facts: {} }] = membersOf([['zoe@x.example', ZOE]]);
const HOSTILE = `Mallory ${HOSTILE_TEXT}`;

function finding(rule: Finding['rule'], severity: Finding['severity'], args = {}): Finding {
  return findingOf(rule, { severity, args, clients: [] });
}

describe('the files of a signature', () => {
  test('are a whole document that Word reads, and a text', async () => {
    const made = await madeOf(ZOES);
    const [html, text] = signatureFiles(made);
    expect(html?.path).toBe('signatures/zoe@x.example.html');
    expect(text?.path).toBe('signatures/zoe@x.example.txt');
    const page = html === undefined ? '' : textOf(html);
    expect(page).toContain('<meta http-equiv="Content-Type" content="text/html; charset=utf-8">');
    expect(page).toContain('<title>Zoë Quillfeather</title>');
    expect(page).toContain(`<body>${made.html}</body>`);
  });

  test('hold each picture once in a run', async () => {
    const address = 'https://static.example.com/a.png';
    const picture = {
      name: 'a.png',
      address,
      type: 'image/png' as const,
      bytes: new Uint8Array([1]),
    };
    const made: MadeSignature = { ...(await madeOf(ZOES)), pictures: [picture] };
    const files = pictureFiles();
    expect(files(made).map(({ path }) => path)).toEqual(['pictures/a.png']);
    expect(files(made)).toEqual([]);
  });
});

describe('what is kept of a signature', () => {
  test('is its gravest finding, in words', async () => {
    const made = await madeOf(ZOES);
    const findings = [
      finding('text-small', 'info', { label: 'Quote', size: 8 }),
      finding('pictures-over-gmail-limit', 'broken', { advice: '' }),
    ];
    expect(summaryOf({ ...made, findings })).toMatchObject({
      address: 'zoe@x.example',
      characters: made.html.length,
      gravity: 2,
      mostSevere: 'Too big for Gmail, because pictures are inside it.',
    });
  });
});

describe('the gallery', () => {
  const summaries: readonly MadeSummary[] = [
    entry('short', 100, 0, ''),
    entry('long', 900, 0, 'Something to know'),
    entry('grave', 50, 2, 'Too big for Gmail'),
  ];

  test('shows the gravest first, then the longest', () => {
    const page = gallery(summaries);
    const titles = parseFile(page).tags.filter(({ name }) => name === 'h2');
    expect(titles.map(({ children }) => visibleText(children))).toEqual(['grave', 'long', 'short']);
  });

  test('has an order among more people than are sorted at once', () => {
    const many = Array.from({ length: 45_000 }, (_, at) =>
      entry(`P${at}`, (at * 7919) % 45_000, 0, ''),
    );
    const names = Array.from(gallery(many).matchAll(/<h2>(P\d+)<\/h2>/g), ([, name]) => name);
    const sorted = many.toSorted((a, b) => b.characters - a.characters);
    expect(names.join()).toBe(sorted.map(({ name }) => name).join());
  });

  test('shows files in sandboxed frames that load on their own, without any script', () => {
    const { tags } = parseFile(gallery(summaries));
    const frames = tags.filter(({ name }) => name === 'iframe');
    expect(frames).toHaveLength(3);
    for (const frame of frames) {
      expect(attribute(frame, 'sandbox')).toBe('');
      expect(attribute(frame, 'loading')).toBe('lazy');
      expect(attribute(frame, 'title')).toMatch(/^Signature of /);
      expect(attribute(frame, 'src')).toMatch(/^signatures\/[\w%.+-]+\.html$/);
    }
    expect(tags.filter(({ name }) => name === 'script')).toEqual([]);
    expect(attribute(tags.find(({ name }) => name === 'html') ?? never(), 'lang')).toBe('en');
  });

  test('makes no markup of hostile names', () => {
    const { tags, comments } = parseFile(gallery([entry(HOSTILE, 10, 1, HOSTILE)], HOSTILE));
    expect(tags.filter(({ name }) => name === 'script' || name === 'img')).toEqual([]);
    expect(comments).toEqual([]);
  });
});

describe('the summary of a run', () => {
  test('counts people by rule, the gravest first, and names a few', async () => {
    const counter = runCounter();
    const long = finding('near-gmail-limit', 'degraded', { characters: 9000 });
    const hidden = finding('embedded-picture', 'broken');
    for (let index = 0; index < 12; index++) {
      const member = { line: index, address: `p${index}@x.example`, facts: {} };
      counter.add({ member, findings: index < 3 ? [long, hidden, hidden] : [hidden] });
    }
    const { people, problems, skipped } = counter.end([
      { line: 4, reason: 'guest', who: 'Gus' },
      { line: 9, reason: 'guest', who: '' },
    ]);
    expect(people).toBe(12);
    expect(problems.map(({ text }) => text)).toEqual([
      '12 people with pictures that Gmail and HEY do not show',
      '3 people over 8,000 characters: almost too big for Gmail',
    ]);
    expect(problems[0]?.some).toHaveLength(5);
    expect(problems[1]?.some).toEqual(['p0@x.example', 'p1@x.example', 'p2@x.example']);
    expect(skipped).toEqual([
      {
        text: '2 rows without a signature: guest account',
        count: 2,
        severity: 'info',
        some: ['Gus (line 4)', 'line 9'],
      },
    ]);
  });
});

describe('the README of all', () => {
  const page = readmePage({
    name: HOSTILE,
    made: '2026-11-24',
    summary: { ...runCounter().end([{ line: 1, reason: 'guest', who: HOSTILE }]), given: 0 },
    since: null,
    packs: PACKS.map(({ id, label, guide }) => ({
      id,
      label,
      guide,
      notes: [{ message: HOSTILE, isProblem: true }],
    })),
    hasPictures: true,
    hasSkipped: true,
    again: [{ day: '2026-12-01', changes: ['the banner for Department Sales ends', HOSTILE] }],
  });

  test('lists the days on which a run would change something', () => {
    expect(page).toContain('When to run again');
    expect(page).toContain('Run again on 2026-12-01: the banner for Department Sales ends, ');
  });
  const { tags } = parseFile(page);

  test('leads to the gallery and to the README of each pack', () => {
    const links = tags.filter(({ name }) => name === 'a').map((tag) => attribute(tag, 'href'));
    expect(links).toContain('gallery.html');
    for (const { id } of PACKS) expect(links).toContain(`${id}/README.html`);
    for (const link of links) expect(link).not.toMatch(/^\w+:/);
  });

  test('has five steps for each platform', () => {
    const steps = tags
      .filter(({ name }) => name === 'h3')
      .map(({ children }) => visibleText(children));
    const five = ['Prepare', 'Pilot', 'Run', 'Check', 'Undo'];
    expect(steps).toEqual(PACKS.flatMap(() => five));
  });

  test('loads nothing, runs nothing, and makes no markup of hostile names', () => {
    const outside = tags.filter(({ name }) => ['script', 'img', 'link', 'iframe'].includes(name));
    expect(outside).toEqual([]);
    expect(page).toContain('prefers-color-scheme:dark');
  });
});

function entry(name: string, characters: number, gravity: number, mostSevere: string): MadeSummary {
  const address = 'a@x.example';
  return {
    address,
    name,
    file: address,
    lang: 'en',
    characters,
    gravity,
    mostSevere,
    hasOwnPictures: false,
  };
}

function gallery(summaries: readonly MadeSummary[], name = 'Ours'): string {
  return [...galleryPage(name, summaries)].join('');
}

function never(): never {
  throw new Error('Missing');
}
