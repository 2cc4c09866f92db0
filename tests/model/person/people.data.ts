import { ADDRESS_ROWS } from './people/addresses.data';
import { NAME_ROWS } from './people/names.data';
import { PHONE_ROWS } from './people/phones.data';
import type { PeopleRow } from './people/row';
import { EMAIL_ROWS, LINE_ROWS, PROFILE_ROWS, WEBSITE_ROWS } from './people/web.data';

export type { PeopleRow } from './people/row';

/** What people type about themselves, and what is right for it. Everybody is invented. */
export const PEOPLE: readonly PeopleRow[] = [
  ...PHONE_ROWS,
  ...NAME_ROWS,
  ...EMAIL_ROWS,
  ...WEBSITE_ROWS,
  ...PROFILE_ROWS,
  ...ADDRESS_ROWS,
  ...LINE_ROWS,
];
