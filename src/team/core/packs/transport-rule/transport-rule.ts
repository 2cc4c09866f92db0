import { withoutMailboxes } from '../../addresses/mailbox-address';
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
import { rulesOf, type GroupRule } from './rules';
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

/** Signatures that the server fills in, one for each group, and the rules that put them below emails. */
export const transportRule: Pack = {
  id: ID,
  label: LABEL,
  guide: TRANSPORT_RULE_GUIDE,
  start: (context) => ({
    add: () => [],
    end: async () => {
      const { plan, now, addresses } = context;
      const members = withoutMailboxes(context.members, addresses);
      const marker = markerOf(context);
      const { rules, problems } = rulesOf(plan, members, now.slice(0, 10));
      const made = await Promise.all(
        rules.map(async (rule) => madeRule(rule, { ...context, members }, marker)),
      );
      const notes = [
        ...problems.map((message) => ({ message, isProblem: true })),
        ...made.flatMap((each) => [...lookNotes(each, marker), ...fieldNotes(each)]),
      ];
      const done = made.filter(isChosen);
      return {
        files: [
          guideFile({ id: ID, label: LABEL, guide: TRANSPORT_RULE_GUIDE }, notes),
          ...(done.length === 0 ? [] : ruleFiles(done, marker)),
        ],
        notes,
        pictures: done.flatMap(({ choice }) => choice.chosen.signature.pictures),
      };
    },
  }),
};

interface MadeRule extends GroupRule {
  readonly choice: LookChoice;
  readonly shares: FieldShares;
}

type ChosenRule = MadeRule & { readonly choice: { readonly chosen: MadeLook } };

function isChosen(rule: MadeRule): rule is ChosenRule {
  return rule.choice.chosen !== null;
}

async function madeRule(
  rule: GroupRule,
  { members, now, options, rendering }: TeamContext,
  marker: string,
): Promise<MadeRule> {
  const { plan, members: own } = rule.group;
  const those = own.length === 0 ? members : own;
  const shares = fieldShares(those, plan);
  const given = {
    fields: shares.shown,
    country: usualCountry(those),
    tokens: TOKENS,
    today: now.slice(0, 10),
    pictures: { ...(options && { options }), ...(rendering && { rendering }) },
  };
  const choice = await chooseLook(plan, given, MOST - markerLine(marker).length);
  return { ...rule, shares, choice };
}

/** For `-Comments`, whose limit is not documented. */
const LONGEST_COMMENT = 200;

function ruleFiles(rules: readonly ChosenRule[], marker: string): readonly TeamFile[] {
  const list = rules.map(({ group: { number, label }, selection, page }) => ({
    number,
    who: label.slice(0, LONGEST_COMMENT),
    page,
    ...selection,
  }));
  return [
    ...rules.map(({ page, choice }) => ({
      path: `${ID}/${page}`,
      content: `${choice.chosen.signature.html}${markerLine(marker)}`,
    })),
    { path: `${ID}/rules.json`, content: `${JSON.stringify({ rules: list }, null, 2)}\n` },
    { path: `${ID}/marker.txt`, content: marker },
    powershellFile(`${ID}/rule.ps1`, [RULE_PARAMETERS, STRICT, NEED_EXCHANGE, RULE]),
    powershellFile(`${ID}/undo.ps1`, [UNDO_RULE_PARAMETERS, STRICT, NEED_EXCHANGE, UNDO_RULE]),
  ];
}

/** Small, and yet to be read: the exception of the rule looks at text alone, and hidden text is what spam filters look for. */
function markerLine(marker: string): string {
  return `<div style="padding:8px 0 0;font-family:Arial,sans-serif;font-size:9px;line-height:12px;color:#767676">${marker}</div>`;
}

function lookNotes(
  { choice: { chosen, isOwn, ownLength }, page, group: { label } }: MadeRule,
  marker: string,
): readonly PackNote[] {
  const own = ownLength === null ? null : ownLength + markerLine(marker).length;
  const who = label === '' ? '' : `${label}: `;
  const why =
    own === null
      ? 'Your signature shows initials or single letters of a name, which a rule cannot fill in.'
      : `Your signature has ${formatCount(own)} characters, ${formatCount(own - MOST)} more than a rule can have.`;
  if (chosen === null) return [{ message: `${who}${why} No lighter look fits.`, isProblem: true }];
  const { signature, label: look, code } = chosen;
  const length = formatCount(signature.html.length + markerLine(marker).length);
  const isShortest = code !== undefined;
  const shown = isOwn ? 'is written' : `shows ${look} instead,`;
  const loss = isShortest ? SHORTEST_LOSS : '';
  const reported =
    isOwn && !isShortest
      ? `${page} has ${length} of the 5,000 characters that a rule can have.`
      : `${why} ${page} ${shown}${isShortest ? ' in the shortest code,' : ''} with ${length} characters${loss}.`;
  const lost = signature.lacksPictures
    ? [
        {
          message: `${who}Pictures without a web address are left out of ${page}.`,
          isProblem: true,
        },
      ]
    : [];
  return [{ message: `${who}${reported}`, isProblem: !isOwn }, ...lost];
}

/** What the shortest code gives up. */
const SHORTEST_LOSS =
  ': classic Outlook and Outlook for phones may show other fonts, link colors and gaps';

function fieldNotes({ shares: { gaps, leftOut }, page, group }: MadeRule): readonly PackNote[] {
  const who = group.label === '' ? '' : `${group.label}: `;
  return [
    ...(gaps.length === 0
      ? []
      : [
          note(`${who}Not everybody has these, and labels may be left over: ${fieldLabels(gaps)}.`),
        ]),
    ...(leftOut.length === 0
      ? []
      : [
          note(`${who}Left out of ${page}, as too many people have none: ${fieldLabels(leftOut)}.`),
        ]),
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
