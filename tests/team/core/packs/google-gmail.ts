import { createVerify, type KeyObject } from 'node:crypto';

/* Sign-in of service accounts and the addresses of Gmail, as Google's references have them; strict on what is sent. */

const TOKENS = 'https://oauth2.googleapis.com/token';
const ADDRESSES = 'https://gmail.googleapis.com/gmail/v1/users/me/settings/sendAs/';
const OPTIONS = new Set([
  'url',
  'method',
  'headers',
  'payload',
  'contentType',
  'muteHttpExceptions',
]);

export interface Request {
  readonly url: string;
  readonly method: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: string | Readonly<Record<string, string>>;
  readonly contentType?: string;
  readonly muteHttpExceptions?: boolean;
}

interface Answer {
  readonly code: number;
  readonly text: string;
}

export interface Gmail {
  /** By mailbox, the signature of each address. */
  readonly accounts: Map<string, Map<string, string>>;
  /** Each change, in its order. */
  readonly patches: { readonly mailbox: string; readonly address: string; readonly html: string }[];
  readonly events: {
    calls: number;
    tokens: number;
    /** So many requests are refused as too many. */
    busy: number;
    /** How long a token serves. */
    tokenMs: number;
    /** What each call throws. */
    fault: string | null;
    isDelegated: boolean;
    /** How many characters a signature may have. */
    most: number;
    /** What Gmail makes of HTML. */
    clean: (html: string) => string;
  };
  readonly answer: (requests: readonly Request[]) => readonly Answer[];
}

export function startGmail(key: KeyObject, now: () => number, allowed: readonly string[]): Gmail {
  const accounts: Gmail['accounts'] = new Map();
  const patches: Gmail['patches'] = [];
  const tokens = new Map<string, { readonly mailbox: string; readonly until: number }>();
  const events: Gmail['events'] = {
    calls: 0,
    tokens: 0,
    busy: 0,
    tokenMs: 3_600_000,
    fault: null,
    isDelegated: true,
    most: 10_000,
    clean: cleaned,
  };

  function signIn(assertion: string): Answer {
    const [head = '', claims = '', proof = ''] = assertion.split('.');
    const isSigned = createVerify('RSA-SHA256')
      .update(`${head}.${claims}`)
      .verify(key, proof, 'base64url');
    const { iss, scope, aud, sub, iat, exp } = readPart(claims);
    const isRight =
      isSigned &&
      /^[\w-]+\.[\w-]+\.[\w-]+$/.test(assertion) &&
      readPart(head)['alg'] === 'RS256' &&
      iss === 'signer@x.example' &&
      aud === TOKENS &&
      scope === 'https://www.googleapis.com/auth/gmail.settings.basic' &&
      Number(exp) - Number(iat) <= 3600 &&
      Math.abs(Number(iat) - now() / 1000) < 300;
    if (!isRight) return refused(400, { error: 'invalid_grant', error_description: 'Invalid JWT' });
    if (!events.isDelegated)
      return refused(401, {
        error: 'unauthorized_client',
        error_description: 'Client is unauthorized to retrieve access tokens using this method.',
      });
    if (!accounts.has(String(sub)))
      return refused(400, {
        error: 'invalid_grant',
        error_description: 'Invalid email or User ID',
      });
    events.tokens += 1;
    const token = `token-${events.tokens}`;
    tokens.set(token, { mailbox: String(sub), until: now() + events.tokenMs });
    return refused(200, { access_token: token, expires_in: 3599, token_type: 'Bearer' });
  }

  function answerOne(request: Request): Answer {
    for (const option of Object.keys(request))
      if (!OPTIONS.has(option)) throw new Error(`No such option: ${option}`);
    if (!allowed.some((prefix) => request.url.startsWith(prefix)))
      throw new Error(`Not in urlFetchWhitelist: ${request.url}`);
    if (request.muteHttpExceptions !== true) throw new Error('A refusal would end the script');
    if (events.busy > 0) {
      events.busy -= 1;
      return events.busy % 2 === 0
        ? refused(429, { error: { message: 'Too many concurrent requests for user' } })
        : refused(403, { error: { errors: [{ reason: 'userRateLimitExceeded' }] } });
    }
    if (request.url === TOKENS) {
      const { payload } = request;
      return signIn(typeof payload === 'object' ? (payload['assertion'] ?? '') : '');
    }
    const token = tokens.get(request.headers?.['Authorization']?.replace(/^Bearer /, '') ?? '');
    if (token === undefined || token.until < now())
      return refused(401, { error: { code: 401, message: 'Invalid Credentials' } });
    const place = request.url.slice(ADDRESSES.length);
    if (!request.url.startsWith(ADDRESSES) || /[/?#]/.test(place))
      throw new Error(`No such place: ${request.url}`);
    const own = accounts.get(token.mailbox);
    if (own?.size === 0)
      return refused(400, {
        error: { message: 'Bad Request', errors: [{ reason: 'failedPrecondition' }] },
      });
    const address = decodeURIComponent(place);
    const there = own?.get(address);
    if (own === undefined || there === undefined)
      return refused(404, { error: { code: 404, message: 'Requested entity was not found.' } });
    if (request.method === 'get') return refused(200, { sendAsEmail: address, signature: there });
    if (request.method !== 'patch' || request.contentType !== 'application/json')
      throw new Error(`No such request: ${request.method}`);
    if (typeof request.payload !== 'string') throw new Error('A form is no JSON');
    const { signature } = JSON.parse(request.payload) as { signature: string };
    if (signature.length > events.most)
      return refused(400, { error: { code: 400, message: '=Signature too long' } });
    own.set(address, events.clean(signature));
    patches.push({ mailbox: token.mailbox, address, html: signature });
    return refused(200, { sendAsEmail: address, signature: own.get(address) });
  }

  return {
    accounts,
    patches,
    events,
    answer: (requests) => {
      events.calls += requests.length;
      if (events.fault !== null) throw new Error(events.fault);
      return requests.map(answerOne);
    },
  };
}

/** Attributes that it does not take, and blanks within styles. What it has cleaned stays as it is. */
function cleaned(html: string): string {
  return html
    .replaceAll(' role="presentation"', '')
    .replaceAll(/;(?=")/g, '')
    .trim();
}

function refused(code: number, body: object): Answer {
  return { code, text: JSON.stringify(body) };
}

function readPart(part: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as Record<string, unknown>;
}
