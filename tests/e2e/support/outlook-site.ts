import type { Page } from '@playwright/test';

/* A server with the files of an add-in for Outlook, and what their pages need of Office. */

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css',
  html: 'text/html',
  js: 'text/javascript',
  json: 'application/json',
};

/** Answers with the files of an archive, which are given by their paths in it. */
export async function serveSite(
  page: Page,
  site: string,
  fileAt: (path: string) => Uint8Array | undefined,
): Promise<void> {
  const { origin, pathname: folder } = new URL(site);
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const path = pathname.startsWith('/.well-known/')
      ? pathname.replace('/.', '')
      : pathname.replace(folder, 'site/');
    const bytes = fileAt(path);
    if (bytes === undefined) return route.fulfill({ status: 404, body: 'Not found' });
    const [, ending = ''] = /\.(\w+)$/.exec(path) ?? [];
    const contentType = TYPES[ending] ?? 'image/png';
    return route.fulfill({ body: Buffer.from(bytes), contentType });
  });
}

/** Gives pages Office with a new message of somebody. What was set as its signature is in `message`. */
export async function serveOffice(page: Page, sender: string): Promise<void> {
  const body = OFFICE.replace('SENDER', JSON.stringify(sender));
  await page.route('https://appsforoffice.microsoft.com/**', (route) =>
    route.fulfill({ body, contentType: 'text/javascript' }),
  );
}

const OFFICE = `
  const actions = {};
  const message = { signature: null, sender: SENDER };
  const answer = (callback, value) => setTimeout(() => callback({ status: 'succeeded', value }));
  const session = {};
  const kept = {};
  const item = {
    itemType: 'message',
    from: { getAsync: (callback) => answer(callback, { emailAddress: message.sender }) },
    getComposeTypeAsync: (callback) => answer(callback, { composeType: 'newMail', coercionType: 'html' }),
    sessionData: {
      getAsync: (name, callback) => answer(callback, session[name]),
      setAsync: (name, value, callback) => { session[name] = value; answer(callback); },
    },
    body: {
      setSignatureAsync: (data, options, callback) => { message.signature = data; answer(callback); },
    },
  };
  const start = (name) => new Promise((resolve) => {
    actions[name]({ completed: () => resolve(message.signature) });
  });
  const Office = {
    onReady: (act) => act && setTimeout(act),
    actions: { associate: (name, act) => { actions[name] = act; } },
    context: {
      mailbox: { item, userProfile: { emailAddress: message.sender }, diagnostics: { hostName: 'OutlookWebApp' } },
      roamingSettings: {
        get: (name) => kept[name],
        set: (name, value) => { kept[name] = value; },
        saveAsync: (callback) => answer(callback),
      },
    },
  };
`;
