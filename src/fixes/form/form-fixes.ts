import {
  composeSignature,
  joinedBy,
  lengthOf,
  MOST_PARTS,
  partCosts,
  personWithout,
  sufficientParts,
  type PartCost,
} from '../../export/fixing-forms';
import { memoizePair } from '../../base/memoize';
import { CODE_MODE_WORDS } from '../../model/code-modes';
import { LIMITS } from '../../model/limits';
import { cleanLine } from '../../base/text';
import type { Finding } from '../../model/findings/findings';
import { SAMPLE_WORDS } from '../../model/messages/sample-messages';
import { OWN_LINE_LIMITS } from '../../model/person/own-lines';
import { recasedName } from '../../model/person/name/recase';
import { linkOfPhone, phonesIn, wholeNumber } from '../../model/person/phone/phone';
import { PICTURE_ADDRESSES, type Person } from '../../model/person/signature';
import {
  CONTACT_FIELDS,
  isPhoneField,
  shortFieldLabel,
  type ContactFieldId,
} from '../../model/person/text-fields';
import { TEXT_FIELDS } from '../../model/person/text-fields.data';
import { isAddressKind, likelyAddress } from '../../model/person/web/likely-address';
import { withoutSample } from '../../model/person/without-sample';
import { IMAGE_SHAPE_LABELS, IMAGE_SHAPES } from '../../model/picture/image';
import { correctedAddress } from '../../model/picture/picture-hosts';
import { CORRECTIONS } from '../corrections';
import { KEEP_TEXT_LABEL } from '../list/keep-text';
import { labelFor } from '../list/fix-address';
import { DARK_BACKING, DARK_BACKING_LABEL, lightBackground, BACKING_LABEL } from '../list/backings';

import {
  formOfferOf,
  type FormChange,
  type FormFix,
  type FormProposal,
  type FormSignature,
  outputFor,
} from './form-fix';

/** What the finding about the length names: each single part or the set that is enough by itself. */
const LEAVE_OUT: readonly FormFix[] = Array.from({ length: MOST_PARTS }, (_, place) => ({
  id: 'leaveOut',
  accepts: ['near-gmail-limit'],
  propose: (finding, signature) => {
    const { person } = signature;
    const set = setsToLeaveOut(signature, finding)[place];
    if (set === undefined) return [];
    const parts = set.map(({ part }) => part);
    return [
      {
        label: `Leave out ${joinedBy(
          'and',
          set.map(({ name }) => name),
        )}`,
        change: { person: personWithout(parts, person) },
      },
    ];
  },
}));

const setsToLeaveOut = memoizePair(
  (signature: FormSignature, { rule }: Finding): readonly (readonly PartCost[])[] => {
    const { person, template, options } = signature;
    const { html, doc } = outputFor(signature);
    const { without } = composeSignature(person, template, options);
    const { signatureCharactersAim: aim, signatureCharactersWall: wall } = LIMITS;
    return sufficientParts(
      {
        html,
        costs: () => partCosts({ doc, person, options }),
        lengthWithout: without && lengthOf(without),
      },
      rule === 'near-gmail-limit' ? aim : wall,
      rule === 'pictures-over-gmail-limit' ? 1 / 2 : undefined,
    );
  },
);

/** What some Outlooks lose is a finding of its own. */
const useShortest: FormFix = {
  id: 'useShortest',
  accepts: ['shortest-code', 'near-gmail-limit'],
  propose: () => [{ label: CODE_MODE_WORDS.use, change: { code: 'shortest' } }],
};

const useWhole: FormFix = {
  id: 'useWhole',
  propose: () => [{ label: CODE_MODE_WORDS.useWhole, change: { code: 'whole' } }],
};

const correctAddress: FormFix = {
  id: 'correctAddress',
  propose: ({ rule, origin }, { person }) => {
    const correction = CORRECTIONS[rule];
    if (correction === undefined) return [];
    return PICTURE_ADDRESSES.flatMap((field) => {
      const isMeant = fieldsIn(origin).includes(field);
      const corrected = isMeant ? correctedAddress(person[field], correction.problem) : null;
      return corrected === null
        ? []
        : [{ label: correction.label, change: { person: { [field]: corrected } } }];
    });
  },
};

const fixAddress: FormFix = {
  id: 'fixAddress',
  propose: ({ origin }, { person }) =>
    CONTACT_FIELDS.flatMap(({ id, kind }) => {
      const isMeant = fieldsIn(origin).includes(id);
      const likely = isMeant && isAddressKind(kind) ? likelyAddress(kind, person[id]) : null;
      return likely === null
        ? []
        : [{ label: labelFor(likely), change: { person: { [id]: likely } } }];
    }),
};

const showLetters: FormFix = {
  id: 'showLetters',
  propose: () => [{ label: 'Show letters instead', change: { socialStyle: 'letters' } }],
};

const clearSample: FormFix = {
  id: 'clearSample',
  propose: (_finding, { person }) => [
    { label: SAMPLE_WORDS.clear, change: { person: withoutSample(person) } },
  ],
};

const SHAPE_FIELDS = { profileImageUrl: 'profileImageShape', logoUrl: 'logoShape' } as const;

/** A linked picture cannot be cropped: a shape without round corners is the same in Word. */
const plainShape: FormFix = {
  id: 'plainShape',
  propose: ({ origin }) =>
    Object.entries(SHAPE_FIELDS).flatMap(([field, shapeField]) => {
      if (!fieldsIn(origin).includes(field)) return [];
      return IMAGE_SHAPES.map((shape) => ({
        label: `Change shape to ${IMAGE_SHAPE_LABELS[shape]}`,
        change: { person: { [shapeField]: shape } },
      }));
    }),
};

/** The backing of the form is the background behind its logo. It has none for photos. */
const lightBacking: FormFix = {
  id: 'lightBacking',
  propose: (finding) => {
    const isLogo = fieldsIn(finding.origin).includes('logoUrl');
    const person = { logoBackgroundColor: lightBackground(finding) };
    return isLogo ? [{ label: BACKING_LABEL, change: { person } }] : [];
  },
};

/** The same for pale ink: dark, whatever it lies on now. */
const darkBacking: FormFix = {
  id: 'darkBacking',
  propose: ({ origin }) => {
    const isLogo = fieldsIn(origin).includes('logoUrl');
    const person = { logoBackgroundColor: DARK_BACKING };
    return isLogo ? [{ label: DARK_BACKING_LABEL, change: { person } }] : [];
  },
};

/** What is no number stays readable as a line by itself, under the name of its field. */
const ownLine: FormFix = {
  id: 'ownLine',
  propose: ({ origin }, { person }) =>
    phoneFieldsIn(origin).flatMap((field) => {
      if (person.lines.length >= OWN_LINE_LIMITS.count) return [];
      const line = { label: '', value: cleanLine(person[field]), link: '' };
      const change = { person: { [field]: '', lines: [...person.lines, line] } };
      return [{ label: 'Make it a line of its own', change }];
    }),
};

/** Each number that is not the first goes to a field that is blank and of its kind, or to a line of its own. */
const splitNumbers: FormFix = {
  id: 'splitNumbers',
  propose: ({ origin }, { person }) =>
    phoneFieldsIn(origin).flatMap((field) => {
      const change = apart(field, person);
      return change === null ? [] : [{ label: 'Give each a field of its own', change }];
    }),
};

function apart(field: ContactFieldId, person: Person): FormChange | null {
  const text = person[field];
  const [first, ...others] = phonesIn(text);
  if (first === undefined || others.length === 0) return null;
  const free = field === 'fax' ? [] : FREE_FIELDS.filter((id) => person[id].trim() === '');
  const moved = Object.fromEntries(
    free.map((id, at) => [id, others[at] === undefined ? '' : wholeNumber(text, others[at])]),
  );
  const left = others.slice(free.length).map((phone) => ({
    label: shortFieldLabel(TEXT_FIELDS[field]),
    value: wholeNumber(text, phone),
    link: linkOfPhone(phone),
  }));
  const lines = [...person.lines, ...left];
  if (lines.length > OWN_LINE_LIMITS.count) return null;
  return { person: { ...moved, [field]: wholeNumber(text, first), lines } };
}

/** Where a second number may go; one for faxes is none to call. */
const FREE_FIELDS = ['mobile', 'phone'] as const;

const recaseName: FormFix = {
  id: 'recaseName',
  propose: (_finding, { person }) => {
    const fullName = recasedName(person.fullName);
    return [{ label: `Change to ${fullName}`, change: { person: { fullName } } }];
  },
};

const keepText: FormFix = {
  id: 'keepText',
  propose: ({ origin }, { person }) => {
    const fields = fieldsIn(origin);
    const plainFields = [...new Set([...(person.plainFields ?? []), ...fields])];
    return fields.length === 0
      ? []
      : [{ label: KEEP_TEXT_LABEL, change: { person: { plainFields } } }];
  },
};

/** The fields that a finding is about. */
function fieldsIn(origin: Finding['origin']): readonly string[] {
  return origin.flatMap((from) => (from.kind === 'field' ? [from.field] : []));
}

function phoneFieldsIn(origin: Finding['origin']): readonly ContactFieldId[] {
  return fieldsIn(origin).filter(isPhoneField);
}

/** What can be done about findings in the form. A new one is a row here. */
export const FORM_FIXES: readonly FormFix[] = [
  correctAddress,
  fixAddress,
  showLetters,
  clearSample,
  recaseName,
  plainShape,
  lightBacking,
  darkBacking,
  ownLine,
  splitNumbers,
  keepText,
  useShortest,
  useWhole,
  ...LEAVE_OUT,
];

/** What can be done about a finding as the signature stands. */
export function formFixesFor(finding: Finding, signature: FormSignature): readonly FormProposal[] {
  return FORM_FIXES.flatMap((fix) => formOfferOf(fix, finding, signature) ?? []);
}
