import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openSession } from './marionette';
import { openFile, readShown, type Opening, type Shown } from './show-in-thunderbird';

interface Thunderbird {
  readonly show: (opening: Opening, path: string) => Promise<Shown>;
  readonly close: () => Promise<void>;
}

/** A running Thunderbird, in which scripts run with all rights. */
export interface RunningThunderbird {
  /** Runs the body of an asynchronous function within Thunderbird, with `args`, and gives what it returns. */
  readonly run: (body: string, args: readonly unknown[]) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

const START_MS = 60_000;
const SHOW_MS = 20_000;

/** Nothing is fetched from anywhere, and nothing is asked at the start. */
const QUIET = {
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'datareporting.policy.dataSubmissionPolicyBypassNotification': true,
  'extensions.update.enabled': false,
  'mail.provider.suppress_dialog_on_startup': true,
  'mail.rights.version': 1,
  'mail.shell.checkDefaultClient': false,
  'mailnews.start_page.enabled': false,
  'mailnews.start_page_override.mstone': 'ignore',
  'marionette.port': 0,
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
} as const;

/** The preferences of accounts that never ask for mail. The first account has folders on the device alone. */
export const LOCAL_FOLDERS = {
  'mail.accountmanager.accounts': 'account1,account2',
  'mail.accountmanager.defaultaccount': 'account2',
  'mail.accountmanager.localfoldersserver': 'server1',
  'mail.account.account1.server': 'server1',
  'mail.server.server1.directory-rel': '[ProfD]Mail/Local Folders',
  'mail.server.server1.hostname': 'Local Folders',
  'mail.server.server1.name': 'Local Folders',
  'mail.server.server1.type': 'none',
  'mail.server.server1.userName': 'nobody',
} as const;

/** A second account with one identity. */
export const READER = {
  'mail.account.account2.server': 'server2',
  'mail.account.account2.identities': 'id1',
  'mail.server.server2.check_new_mail': false,
  'mail.server.server2.directory-rel': '[ProfD]Mail/account',
  'mail.server.server2.hostname': 'localhost',
  'mail.server.server2.login_at_startup': false,
  'mail.server.server2.name': 'reader@example.com',
  'mail.server.server2.type': 'pop3',
  'mail.server.server2.userName': 'reader',
  'mail.identity.id1.compose_html': true,
  'mail.identity.id1.fullName': 'Reader',
  'mail.identity.id1.useremail': 'reader@example.com',
  'mail.identity.id1.valid': true,
} as const;

/** Starts Thunderbird without a window, in a profile of its own. */
export async function openThunderbird(program: string): Promise<Thunderbird> {
  const profile = mkdtempSync(join(tmpdir(), 'read-back-'));
  const { run, close } = await startThunderbird(program, profile, { ...LOCAL_FOLDERS, ...READER });
  return {
    show: async (opening, path) => shownOf(await run(SHOW, [opening, path, SHOW_MS])),
    close: async () => {
      await close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Starts Thunderbird in the profile of this folder, with these preferences; without a window, unless `onScreen` has the environment of a screen. */
export async function startThunderbird(
  program: string,
  profile: string,
  preferences: Readonly<Record<string, string | number | boolean>>,
  onScreen?: Readonly<Record<string, string>>,
): Promise<RunningThunderbird> {
  const lines = Object.entries({ ...QUIET, ...preferences }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  rmSync(join(profile, PORT_FILE), { force: true });
  const flags = [
    ...(onScreen ? [] : ['--headless']),
    '--no-remote',
    '--marionette',
    '--remote-allow-system-access',
  ];
  const running = spawn(program, [...flags, '--profile', profile], {
    stdio: 'ignore',
    env: { ...(onScreen ?? process.env), HOME: profile },
  });
  const ended = new Promise((resolve) => running.once('exit', resolve));
  const stop = async () => {
    running.kill();
    if (running.exitCode === null) await ended;
  };
  const session = await portOf(profile, running)
    .then(openSession)
    .catch(async (error) => {
      await stop();
      throw error;
    });
  await session.ask('Marionette:SetContext', { value: 'chrome' });
  await session.ask('WebDriver:SetTimeouts', { script: 2 * SHOW_MS });
  return {
    run: async (body, args) =>
      valueOf(
        await session.ask('WebDriver:ExecuteAsyncScript', {
          script: `
            const [args, done] = arguments;
            const run = async () => { ${body} };
            run().then(done, (error) => done({ problem: String(error) }));
          `,
          args: [args],
          sandbox: 'system',
          newSandbox: true,
        }),
      ),
    close: async () => {
      session.close();
      await stop();
    },
  };
}

const SHOW = `
  const [opening, path, patienceMs] = args;
  const globals = { ChromeUtils, Services, Cc, Ci };
  (${openFile.toString()})(globals, opening, path);
  return (${readShown.toString()})(globals, opening, patienceMs);
`;

const PORT_FILE = 'MarionetteActivePort';

/** Thunderbird writes where it listens when it is ready. */
async function portOf(profile: string, running: ChildProcess): Promise<number> {
  const file = join(profile, PORT_FILE);
  for (const end = Date.now() + START_MS; Date.now() < end; await setTimeout(200)) {
    const port = existsSync(file) ? readFileSync(file, 'utf8') : '';
    if (port !== '') return Number(port);
    if (running.exitCode !== null) break;
  }
  throw new Error('Thunderbird has not started');
}

function valueOf(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || !('value' in answer)) return answer;
  const { value } = answer;
  if (typeof value === 'object' && value !== null && 'problem' in value) {
    throw new Error(`Thunderbird: ${String(value.problem)}`);
  }
  return value;
}

function shownOf(value: unknown): Shown {
  if (typeof value === 'object' && value !== null && 'text' in value && 'pictures' in value) {
    return { text: String(value.text), pictures: Number(value.pictures) };
  }
  throw new Error(`Thunderbird answered ${JSON.stringify(value)}`);
}
