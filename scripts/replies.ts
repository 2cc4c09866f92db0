import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportSignature } from '../src/export';
import { TEMPLATES } from '../src/templates/registry';
import { FULL, PIXEL_PNG } from '../tests/helpers/signatures';
import { ensureProgram } from './apt.mjs';
import { measureShown, type Measured, type MeasuredBox } from './read-back/measure-in-thunderbird';
import { messageOf } from './read-back/message-of';
import { openFile } from './read-back/show-in-thunderbird';
import { LOCAL_FOLDERS, READER, startThunderbird } from './read-back/thunderbird';
import { writeMessage } from './read-back/write-message';
import { ROOT } from './run.mjs';

// What Thunderbird makes of signatures by quoting them: for each template a message with it is written, sent and answered three
// times, each answer quoting the one before. Words and pictures must stand where they do as we print them.

const OUT = join(ROOT, '.cache/replies');
const PERSON = { ...FULL, profileImageUrl: PIXEL_PNG, logoUrl: PIXEL_PNG };
const ADDRESS = 'reader@example.com';
const REPLIES = 3;
/** A box that is so much elsewhere, higher or wider has moved, in px. */
const TOLERANCE = 1;
/** Thunderbird breaks the lines of what it sends, so that columns in one line are a blank apart. */
const BLANK = 6;
const SHOW_MS = 30_000;
const SET_SIGNATURE = `
  const { MailServices } = ChromeUtils.importESModule('resource:///modules/MailServices.sys.mjs');
  MailServices.accounts.allIdentities[0].htmlSigText = args[0];
`;
const MEASURE = `
  const globals = { ChromeUtils, Services, Cc, Ci };
  (${openFile.toString()})(globals, 'mail', args[0]);
  return (${measureShown.toString()})(globals, args[1]);
`;

await ensureProgram('thunderbird', ['--version'], 'Mozilla Thunderbird');
rmSync(OUT, { recursive: true, force: true });
mkdirSync(join(OUT, 'profile'), { recursive: true });
const thunderbird = await startThunderbird('thunderbird', join(OUT, 'profile'), {
  ...LOCAL_FOLDERS,
  ...READER,
  'mail.identity.id1.htmlSigFormat': true,
  'mail.identity.id1.sig_on_reply': false,
});
let failures = 0;
try {
  console.log('template         words  lost  moved  aside  tables  deep  deep in reply');
  for (const { id } of TEMPLATES) await tryTemplate(id);
} finally {
  await thunderbird.close();
}
console.log(failures === 0 ? 'All as expected.' : `${failures} not as expected.`);
process.exitCode = failures === 0 ? 0 : 1;

async function tryTemplate(id: string): Promise<void> {
  const { html } = await exportSignature(PERSON, id);
  const page = `<!doctype html><html><head><meta charset="utf-8"></head><body>${html}</body></html>`;
  const printed = await measured(messageOf(page), `${id} as printed`);
  await thunderbird.run(SET_SIGNATURE, [html]);
  let { source } = await writeMessage(thunderbird, ADDRESS, 'New');
  for (let reply = 1; reply <= REPLIES; reply++) {
    const answered = { folder: `${id} ${reply}`, source };
    source = (await writeMessage(thunderbird, ADDRESS, 'ReplyToSender', answered)).source;
  }
  report(id, printed, await measured(withoutDivider(source), `${id} in reply ${REPLIES}`));
}

/** A message without the line that parts it from the one before in a folder. */
function withoutDivider(source: string): string {
  return source.slice(source.indexOf('\n') + 1);
}

/** The signature in a message, as Thunderbird shows it. */
async function measured(source: string, name: string): Promise<Measured> {
  const path = join(OUT, `${name}.eml`);
  writeFileSync(path, source);
  return (await thunderbird.run(MEASURE, [path, SHOW_MS])) as Measured;
}

function report(id: string, printed: Measured, replied: Measured): void {
  const pairs = printed.boxes.map((box, at) => [box, replied.boxes[at]] as const);
  const lost = pairs.filter(([[what], is]) => is?.[0] !== what).length;
  const moved = pairs.filter(([was, is]) => hasMoved(was, is)).length;
  const aside = Math.max(...pairs.map(([was, is]) => Math.abs(was[1] - (is?.[1] ?? 0))));
  const isSame = lost + moved === 0 && printed.boxes.length === replied.boxes.length;
  if (!isSame) failures += 1;
  const figures = [pairs.length, lost, moved, aside, printed.tables, printed.depth, replied.depth];
  const shown = figures.map((figure) => String(Math.round(figure * 10) / 10).padStart(6));
  console.log(`${id.padEnd(14)} ${shown.join(' ')}${isSame ? '' : '  not as expected'}`);
}

function hasMoved(was: MeasuredBox, is: MeasuredBox | undefined): boolean {
  if (is === undefined) return true;
  const [, left, ...others] = was;
  const [, leftNow, ...othersNow] = is;
  return (
    Math.abs(left - leftNow) > BLANK ||
    others.some((value, at) => Math.abs(value - (othersNow[at] ?? 0)) > TOLERANCE)
  );
}
