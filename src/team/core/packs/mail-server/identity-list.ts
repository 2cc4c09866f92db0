import { strFromU8, strToU8 } from 'fflate';
import type { MadeAlias } from '../../addresses/mailbox-address';
import type { FileContent } from '../../kept/file-content';
import { packedPages } from '../../kept/packed-pages';
import { nameOf } from '../../list/people/facts';
import type { MadeSignature } from '../../member';

/** A line of a list of signatures: scripts on mail servers read them, and no part of them is ever code. */
export interface IdentityLine {
  /** The address whose identities get it. */
  readonly address: string;
  /** Who sends from it beside their own address; null where it is an address of its own. */
  readonly owner: string | null;
  /** What recipients see beside the address. */
  readonly name: string;
  readonly html: string;
  readonly text?: string;
  /** The HTML of the short form for replies. */
  readonly reply?: string;
}

/** A list of signatures by address, a line of JSON each. It is kept packed until the end. */
export function identityList(hasTexts: boolean) {
  const pages = packedPages();
  const formsOf = ({ html, text, reply }: MadeSignature) => ({
    html,
    ...(hasTexts ? { text } : {}),
    ...(hasTexts && reply !== undefined ? { reply } : {}),
  });
  const put = (line: IdentityLine): void => pages.add(strToU8(`${JSON.stringify(line)}\n`));
  return {
    add: (made: MadeSignature): void => {
      const { address, facts } = made.member;
      put({ address, owner: null, name: nameOf(facts), ...formsOf(made) });
    },
    addAlias: ({ alias: { owner, member, shownName }, made }: MadeAlias): void =>
      put({ address: member.address, owner: owner.address, name: shownName, ...formsOf(made) }),
    /** What the file holds, as often as somebody goes through it. */
    content: (): FileContent => ({
      *[Symbol.iterator]() {
        for (const page of pages) yield strFromU8(page);
      },
    }),
  };
}
