import type { PackId } from './pack';

/** Whether a pack can give a signature to an address, and how, or why not. */
export interface Service {
  readonly isServed: boolean;
  /** In a sentence. */
  readonly how: string;
}

/** The addresses that packs can serve beside those of people. */
export interface Services {
  /** Other addresses from which a person sends, be it an alias or a mailbox that they write for. */
  readonly aliases: Service;
  /** Mailboxes with a signature of their own. */
  readonly sharedMailboxes: Service;
}

/** The packs that take the short form for replies as well. */
const WITH_REPLIES: ReadonlySet<PackId> = new Set([
  'outlook-addin',
  'thunderbird',
  'jmap',
  'zimbra',
]);

/** Whether the signatures of a run come with their short form for replies. */
export function needsReplies(packs: readonly PackId[]): boolean {
  return packs.some((pack) => WITH_REPLIES.has(pack));
}

export const SERVES: Readonly<Record<PackId, Services>> = {
  google: {
    aliases: {
      isServed: true,
      how: 'Gmail has a signature for each address that a person sends from in its settings. `addresses.csv` lists them, and a command of its own sets them; the address must be set up in Gmail before.',
    },
    sharedMailboxes: {
      isServed: true,
      how: 'A mailbox with an account of its own is a person to GAM: its signature is set with all others. A group has no signature.',
    },
  },
  'apps-script': {
    aliases: {
      isServed: true,
      how: 'Gmail has a signature for each address that a person sends from in its settings. They are rows of the list beside those of people; the address must be set up in Gmail before.',
    },
    sharedMailboxes: {
      isServed: true,
      how: 'A mailbox with an account of its own gets its signature as people do. A group has no signature.',
    },
  },
  exchange: {
    aliases: {
      isServed: false,
      how: 'A mailbox in Exchange has one signature, whatever address it sends from.',
    },
    sharedMailboxes: {
      isServed: true,
      how: 'A shared mailbox gets its signature as people do. It is used where somebody opens it as a mailbox of its own; who sends from it out of their own mailbox has their own signature.',
    },
  },
  'transport-rule': {
    aliases: {
      isServed: false,
      how: 'The server looks up the sender in its directory, where all addresses of a person are the same entry.',
    },
    sharedMailboxes: {
      isServed: true,
      how: 'A shared mailbox is filled in from its own entry in the directory, so give it a name there. It has the rule for everybody or for a group, as its entry says.',
    },
  },
  'outlook-windows': {
    aliases: {
      isServed: false,
      how: 'Outlook chooses a signature for each account of a profile, and an alias is no account.',
    },
    sharedMailboxes: {
      isServed: true,
      how: 'Where a shared mailbox is an account of its own in the profile: `.\\install.ps1 -Address sales@example.com` on that computer, after the signature of the person.',
    },
  },
  'outlook-addin': {
    aliases: {
      isServed: true,
      how: 'The add-in goes by the address in From. Where several people send from an address, it goes by whose mailbox it runs in.',
    },
    sharedMailboxes: {
      isServed: true,
      how: 'Who chooses a shared mailbox in From gets its signature.',
    },
  },
  'set-outlooksignatures': {
    aliases: {
      isServed: false,
      how: 'The templates are filled in for each mailbox in Outlook (`$CurrentMailbox…$`), and an alias is no mailbox.',
    },
    sharedMailboxes: {
      isServed: true,
      how: 'The templates are filled in for each mailbox that is in Outlook. Those that were added automatically need the paid add-on of the project.',
    },
  },
  thunderbird: {
    aliases: {
      isServed: true,
      how: 'Each identity in Thunderbird gets the signature of its address. Where several people send from an address, the add-on goes by the other identities of the profile.',
    },
    sharedMailboxes: {
      isServed: true,
      how: 'A mailbox that is an account or an identity of its own in Thunderbird gets its own signature.',
    },
  },
  'apple-mail': {
    aliases: {
      isServed: false,
      how: 'The script installs one signature for each Mac.',
    },
    sharedMailboxes: {
      isServed: false,
      how: 'The script installs one signature for each Mac.',
    },
  },
  roundcube: {
    aliases: {
      isServed: true,
      how: 'Each identity in Roundcube gets the signature of its address. Where several people send from an address, the script goes by the other identities of the user.',
    },
    sharedMailboxes: {
      isServed: true,
      how: 'Identities of the address of a shared mailbox get its signature, whoever has them.',
    },
  },
  sogo: {
    aliases: {
      isServed: true,
      how: 'Each identity in SOGo gets the signature of its address; a person must have set up the identity before.',
    },
    sharedMailboxes: {
      isServed: true,
      how: 'A shared mailbox with a sign-in of its own gets its signature as people do.',
    },
  },
  mailcow: {
    aliases: {
      isServed: true,
      how: 'Each identity in SOGo gets the signature of its address; a person must have set up the identity before.',
    },
    sharedMailboxes: {
      isServed: true,
      how: 'A shared mailbox with a sign-in of its own gets its signature as people do.',
    },
  },
  jmap: {
    aliases: {
      isServed: true,
      how: 'Each identity of a person gets the signature of its address. Where there is none yet, `--new` makes it.',
    },
    sharedMailboxes: {
      isServed: true,
      how: 'A shared mailbox with an account of its own gets its signature as people do.',
    },
  },
  zimbra: {
    aliases: {
      isServed: true,
      how: 'A persona whose messages come from the address gets its signature; a person must have set up the persona before.',
    },
    sharedMailboxes: {
      isServed: true,
      how: 'A shared mailbox with an account of its own gets its signature as people do.',
    },
  },
};
