import { MOST_PARTS, dearest, partCosts, personWithout } from '../../export/fixing-forms';
import type { Finding } from '../../model/findings/findings';
import { SAMPLE_WORDS } from '../../model/messages/sample-messages';
import { PICTURE_ADDRESSES } from '../../model/person/signature';
import { CONTACT_FIELDS } from '../../model/person/text-fields';
import { isAddressKind, likelyAddress } from '../../model/person/web/likely-address';
import { withoutSample } from '../../model/person/without-sample';
import { IMAGE_SHAPE_LABELS, IMAGE_SHAPES } from '../../model/picture/image';
import { correctedAddress } from '../../model/picture/picture-hosts';
import { CORRECTIONS } from '../corrections';
import { labelFor } from '../list/fix-address';
import { DARK_BACKING, DARK_BACKING_LABEL, lightBackground, BACKING_LABEL } from '../list/backings';

import {
  formOfferOf,
  type FormFix,
  type FormProposal,
  type FormSignature,
  outputFor,
} from './form-fix';

/** What the finding about the length names, the dearest first: each of them that is enough by itself is offered. */
const LEAVE_OUT: readonly FormFix[] = Array.from({ length: MOST_PARTS }, (_, place) => ({
  id: 'leaveOut',
  propose: (_finding, signature) => {
    const { person } = signature;
    const cost = dearest(partCosts({ doc: outputFor(signature).doc, person }))[place];
    if (cost === undefined) return [];
    return [
      { label: `Leave out ${cost.name}`, change: { person: personWithout([cost.part], person) } },
    ];
  },
}));

const correctAddress: FormFix = {
  id: 'correctAddress',
  propose: ({ rule, origin }, { person }) => {
    const correction = CORRECTIONS[rule];
    if (correction === undefined) return [];
    return PICTURE_ADDRESSES.flatMap((field) => {
      const isMeant = origin.some((from) => from.kind === 'field' && from.field === field);
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
      const isMeant = origin.some((from) => from.kind === 'field' && from.field === id);
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
      if (!origin.some((from) => from.kind === 'field' && from.field === field)) return [];
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
    const isLogo = finding.origin.some((from) => from.kind === 'field' && from.field === 'logoUrl');
    const person = { logoBackgroundColor: lightBackground(finding) };
    return isLogo ? [{ label: BACKING_LABEL, change: { person } }] : [];
  },
};

/** The same for pale ink: dark, whatever it lies on now. */
const darkBacking: FormFix = {
  id: 'darkBacking',
  propose: ({ origin }) => {
    const isLogo = origin.some((from) => from.kind === 'field' && from.field === 'logoUrl');
    const person = { logoBackgroundColor: DARK_BACKING };
    return isLogo ? [{ label: DARK_BACKING_LABEL, change: { person } }] : [];
  },
};

/** What can be done about findings in the form. A new one is a row here. */
export const FORM_FIXES: readonly FormFix[] = [
  correctAddress,
  fixAddress,
  showLetters,
  clearSample,
  plainShape,
  lightBacking,
  darkBacking,
  ...LEAVE_OUT,
];

/** What can be done about a finding as the signature stands. */
export function formFixesFor(finding: Finding, signature: FormSignature): readonly FormProposal[] {
  return FORM_FIXES.flatMap((fix) => formOfferOf(fix, finding, signature) ?? []);
}
