/**
 * The mail clients of the product, by id, with the names that visitors use. The order is that of the client row. A client
 * without a row in scripts/client-support/reduce.mjs would pass for one that supports everything.
 */
export const MAIL_CLIENTS = {
  gmail: 'Gmail',
  'outlook-web': 'Outlook (new and web)',
  'outlook-classic': 'Outlook (classic)',
  'outlook-mac': 'Outlook for Mac',
  'outlook-mobile': 'Outlook (iPhone, Android)',
  'apple-mail': 'Apple Mail',
  'ios-mail': 'iPhone Mail',
  thunderbird: 'Thunderbird',
  yahoo: 'Yahoo Mail',
  samsung: 'Samsung Email',
  proton: 'Proton Mail',
  hey: 'HEY',
} as const;

export type ClientId = keyof typeof MAIL_CLIENTS;

/** Names of clients in one line, in the order given. */
export function clientNames(ids: readonly ClientId[]): string {
  return ids.map((id) => MAIL_CLIENTS[id]).join(', ');
}

/** The ids of all clients, in their order. */
export function clientIds(): readonly ClientId[] {
  return Object.keys(MAIL_CLIENTS).filter(isClientId);
}

export function isClientId(id: string): id is ClientId {
  return Object.hasOwn(MAIL_CLIENTS, id);
}
