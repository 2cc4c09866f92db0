import { formatCount } from '../../../../base/text';
import { fingerprint } from '../../../../model/picture/fingerprint';
import { usualCountry, type DirectoryTexts } from '../directory/directory-fields';
import { fieldLabels } from '../directory/field-labels';
import { chooseLook, type LookChoice, type MadeLook } from '../directory/looks';
import { fieldShares, type FieldShares } from '../directory/shares';
import { guideFile } from '../guide-page';
import type { Pack, PackNote, TeamFile, TeamContext } from '../pack';
import { NEED_EXCHANGE, STRICT } from '../scripts/powershell-parts.data';
import { powershellFile } from '../scripts/script-file';
import { TRANSPORT_RULE_GUIDE } from './guide.data';
import { RULE, RULE_PARAMETERS, UNDO_RULE, UNDO_RULE_PARAMETERS } from './scripts.data';

const ID = 'transport-rule';
const LABEL = 'Exchange transport rule';

/** As many characters as a rule can have (learn.microsoft.com, New-TransportRule). */
const MOST = 5000;

/** What Exchange calls the fields of the sender. */
const TOKENS: DirectoryTexts = {
  fullName: '%%DisplayName%%',
  email: '%%WindowsEmailAddress%%',
  jobTitle: '%%Title%%',
  department: '%%Department%%',
  companyName: '%%Company%%',
  phone: '%%Phone%%',
  mobile: '%%MobilePhone%%',
  fax: '%%Fax%%',
  street: '%%StreetAddress%%',
  postalCode: '%%PostalCode%%',
  city: '%%City%%',
  state: '%%StateOrProvince%%',
  country: '%%CountryOrRegion%%',
};

/** One signature that the server fills in, and the rule that puts it below emails. */
export const transportRule: Pack = {
  id: ID,
  label: LABEL,
  guide: TRANSPORT_RULE_GUIDE,
  start: (context) => ({
    add: () => [],
    end: async () => {
      const marker = markerOf(context);
      const shares = fieldShares(context.members, context.plan);
      const choice = await chooseLook(
        context.plan,
        {
          fields: shares.shown,
          country: usualCountry(context.members),
          tokens: TOKENS,
          today: context.now.slice(0, 10),
        },
        MOST - markerLine(marker).length,
      );
      return {
        files: [
          guideFile({ id: ID, label: LABEL, guide: TRANSPORT_RULE_GUIDE }),
          ...(choice.chosen === null ? [] : ruleFiles(choice.chosen, marker)),
        ],
        notes: [...lookNotes(choice, marker), ...fieldNotes(shares)],
      };
    },
  }),
};

function ruleFiles({ signature }: MadeLook, marker: string): readonly TeamFile[] {
  return [
    { path: `${ID}/rule.html`, content: `${signature.html}${markerLine(marker)}` },
    { path: `${ID}/marker.txt`, content: marker },
    powershellFile(`${ID}/rule.ps1`, [RULE_PARAMETERS, STRICT, NEED_EXCHANGE, RULE]),
    powershellFile(`${ID}/undo.ps1`, [UNDO_RULE_PARAMETERS, STRICT, NEED_EXCHANGE, UNDO_RULE]),
  ];
}

/** Small, and yet to be read: the exception of the rule looks at text alone, and hidden text is what spam filters look for. */
function markerLine(marker: string): string {
  return `<div style="padding:8px 0 0;font-family:Arial,sans-serif;font-size:9px;line-height:12px;color:#767676">${marker}</div>`;
}

function lookNotes({ chosen, isOwn, ownLength }: LookChoice, marker: string): readonly PackNote[] {
  const own = ownLength === null ? null : ownLength + markerLine(marker).length;
  const why =
    own === null
      ? 'Your signature shows initials or single letters of a name, which a rule cannot fill in.'
      : `Your signature has ${formatCount(own)} characters, ${formatCount(own - MOST)} more than a rule can have.`;
  if (chosen === null) return [{ message: `${why} No lighter look fits.`, isProblem: true }];
  const { signature, label } = chosen;
  const length = formatCount(signature.html.length + markerLine(marker).length);
  const reported = isOwn
    ? `rule.html has ${length} of the 5,000 characters that a rule can have.`
    : `${why} rule.html shows ${label} instead, with ${length} characters.`;
  const lost = signature.lacksPictures
    ? [{ message: 'Pictures without a web address are left out of rule.html.', isProblem: true }]
    : [];
  return [{ message: reported, isProblem: !isOwn }, ...lost];
}

function fieldNotes({ gaps, leftOut }: FieldShares): readonly PackNote[] {
  return [
    ...(gaps.length === 0
      ? []
      : [note(`Not everybody has these, and labels may be left over: ${fieldLabels(gaps)}.`)]),
    ...(leftOut.length === 0
      ? []
      : [note(`Left out of rule.html, as too many people have none: ${fieldLabels(leftOut)}.`)]),
  ];
}

function note(message: string): PackNote {
  return { message, isProblem: false };
}

/**
 * A word of letters and digits that no email has by chance. It is the same in all runs of a company, or signatures would pile
 * up in threads that an earlier one has begun; another company has another, or theirs would keep ours away.
 */
function markerOf({ name, members }: Pick<TeamContext, 'name' | 'members'>): string {
  return `sig${fingerprint(JSON.stringify([name, usualHost(members)]))}`;
}

/** What stands behind the `@` of most addresses; the first of equals. */
function usualHost(members: TeamContext['members']): string {
  const counts = new Map<string, number>();
  for (const { address } of members) {
    const host = address.slice(address.lastIndexOf('@') + 1);
    counts.set(host, (counts.get(host) ?? 0) + 1);
  }
  const [usual] = [...counts].toSorted(([, a], [, b]) => b - a);
  return usual?.[0] ?? '';
}
