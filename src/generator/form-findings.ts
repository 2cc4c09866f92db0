import { fieldLabel, type TextFieldId } from '../model/fields';
import { fieldOrigin, type Finding } from '../model/findings';
import { LIMITS } from '../model/limits';
import { SAMPLE_SIGNATURE, type SignatureData } from '../model/signature';
import { formatCount } from '../model/text';

/*
 * What a visitor should know before they export the signature, beyond what the export itself met.
 */

const SAMPLE_FIELDS: readonly TextFieldId[] = [
  'fullName',
  'jobTitle',
  'companyName',
  'email',
  'phone',
  'website',
  'address',
];

/** Everything to be said about a signature and its output, the gravest first. */
export function formFindings(
  data: SignatureData,
  output: { readonly html: string; readonly findings: readonly Finding[] },
): readonly Finding[] {
  const all = [
    ...lengthFindings(output.html.length),
    ...output.findings,
    ...embeddedFindings(output.html),
    ...sampleFindings(data),
  ];
  return all.toSorted((a, b) => WEIGHT[b.severity] - WEIGHT[a.severity]);
}

const WEIGHT: Readonly<Record<Finding['severity'], number>> = { broken: 2, degraded: 1, info: 0 };

function lengthFindings(characters: number): readonly Finding[] {
  const { signatureCharactersAim: aim, signatureCharactersWall: wall } = LIMITS;
  if (characters <= aim) return [];
  const isOver = characters > wall;
  return [
    {
      rule: isOver ? 'over-gmail-limit' : 'near-gmail-limit',
      severity: isOver ? 'broken' : 'degraded',
      clients: ['Gmail'],
      args: { characters: formatCount(characters), wall: formatCount(wall) },
      origin: [],
    },
  ];
}

function embeddedFindings(html: string): readonly Finding[] {
  if (!html.includes('src="data:')) return [];
  return [
    {
      rule: 'embedded-picture',
      severity: 'degraded',
      clients: ['Gmail', 'Outlook (classic)'],
      args: {},
      origin: [],
    },
  ];
}

function sampleFindings(data: SignatureData): readonly Finding[] {
  const left: readonly string[] = SAMPLE_FIELDS.filter(
    (field) => data[field] !== '' && data[field] === SAMPLE_SIGNATURE[field],
  );
  const photo = data.profileImageUrl === SAMPLE_SIGNATURE.profileImageUrl;
  const fields = photo ? [...left, 'profileImageUrl'] : left;
  if (fields.length === 0) return [];
  return [
    {
      rule: 'sample-values',
      severity: 'info',
      clients: [],
      args: { fields: fields.map(fieldLabel).join(', ') },
      origin: fields.map(fieldOrigin),
    },
  ];
}
