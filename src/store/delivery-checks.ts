import * as z from 'zod/mini';
import { CHANGE_KINDS } from '../model/findings/change-kinds';
import { MAIL_CLIENTS, type ClientId } from '../model/findings/clients';
import { NOTICES } from '../model/messages/messages';
import { noticeRaised } from './notices-slice';
import { selectOpenName } from '../saving/state/names';
import type { AppThunk } from './state';

/*
 * How signatures arrived in mail clients, as the visitor has seen it: kept on the device beside the signatures.
 */

const KEY = 'signet/sightings';

/** How many are kept; the oldest go first. */
const MOST = 50;

export const SEEN_ELSEWHERE = 'other';
export type SeenIn = ClientId | typeof SEEN_ELSEWHERE;

const CLIENT_IDS = Object.keys(MAIL_CLIENTS).filter(isClientId);

const DELIVERY_CHECK = z.readonly(
  z.object({
    client: z.enum([...CLIENT_IDS, SEEN_ELSEWHERE]),
    /** The moment, as an ISO 8601 text. */
    seen: z.iso.datetime(),
    /** What the signature is called. */
    name: z.string().check(z.maxLength(200)),
    /** How like it was to what was sent. */
    percent: z.number().check(z.int(), z.minimum(0), z.maximum(100)),
    /** What was changed. */
    kinds: z.readonly(z.array(z.enum(CHANGE_KINDS))),
  }),
);

/** How a signature arrived in a mail client. */
export type DeliveryCheck = z.infer<typeof DELIVERY_CHECK>;

/** What is kept on this device, the latest first; what cannot be understood is passed over. */
export function readDeliveryChecks(): AppThunk<Promise<readonly DeliveryCheck[]>> {
  return async (_dispatch, _getState, { storage, log }) => {
    try {
      return deliveryChecksIn(await storage.read(KEY));
    } catch (cause) {
      log('What was seen could not be read', cause);
      return [];
    }
  };
}

/**
 * Keeps how the open signature arrived. A later look at the same signature in the same client takes the place of an earlier
 * one.
 */
export function keepDeliveryCheck(
  given: Pick<DeliveryCheck, 'client' | 'percent' | 'kinds'>,
): AppThunk<Promise<readonly DeliveryCheck[]>> {
  return async (dispatch, getState, { storage, now, log }) => {
    const name = selectOpenName(getState());
    const deliveryCheck: DeliveryCheck = { ...given, name: name.slice(0, 200), seen: now() };
    const isSame = ({ client, name: other }: DeliveryCheck): boolean =>
      client === deliveryCheck.client && other === deliveryCheck.name;
    const change = (stored: unknown): readonly DeliveryCheck[] =>
      [deliveryCheck, ...deliveryChecksIn(stored).filter((known) => !isSame(known))].slice(0, MOST);
    try {
      return deliveryChecksIn(await storage.update(KEY, change));
    } catch (cause) {
      log('What was seen could not be kept', cause);
      dispatch(noticeRaised(NOTICES.notKept));
      return [deliveryCheck];
    }
  };
}

/** Deletes all of it. */
export function forgetDeliveryChecks(): AppThunk<Promise<boolean>> {
  return async (dispatch, _getState, { storage, log }) => {
    try {
      return await storage.write({ [KEY]: undefined });
    } catch (cause) {
      log('What was seen could not be forgotten', cause);
      dispatch(noticeRaised(NOTICES.notKept));
      return false;
    }
  };
}

function deliveryChecksIn(stored: unknown): readonly DeliveryCheck[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((each: unknown) => {
    const read = DELIVERY_CHECK.safeParse(each);
    return read.success ? [read.data] : [];
  });
}

/** A client by its id; what is none of them is somewhere else. */
export function readSeenIn(id: string): SeenIn {
  return isClientId(id) ? id : SEEN_ELSEWHERE;
}

function isClientId(id: string): id is ClientId {
  return Object.hasOwn(MAIL_CLIENTS, id);
}
