import scene from '../../tests/fixtures/scenes/business.json' with { type: 'json' };
import { escapeText } from '../../src/email/print/escape';
import { parseDesign } from '../../src/scene/design-file/design-file';
import { SAMPLE_SIGNATURE } from '../../src/model/person/signature';
import type { TemplateId } from '../../src/model/template-ids';
import type { ListFieldId } from '../../src/team/core/list/list-fields';
import type { Member } from '../../src/team/core/list/member';
import type { TeamRun } from '../../src/team/core/make-member';
import { NO_RULES, type TeamSignature } from '../../src/team/core/plan';

/* A company of any size, in which no two people have the same name. */

const FIELDS: readonly ListFieldId[] = [
  'email',
  'fullName',
  'jobTitle',
  'department',
  'phone',
  'mobile',
  'office',
  'country',
  'linkedin',
];
const FIRST = ['Zoë', 'Ada', 'Łukasz', 'Jean-Luc', 'María José', 'Bo', 'Maximiliane', 'Ọlá'];
const LAST = ['Müller', 'Lovelace', 'Żak', 'von der Heide', 'O’Brien', 'García', 'Ng'];
const TITLES = ['Engineer', 'Head of Sales', 'Office manager, deputy of the board', 'Nurse'];
const DEPARTMENTS = ['Sales', 'Research & Development', 'Care', 'IT'];
const COUNTRIES = ['Germany', 'United States', 'Poland'];

export function memberOf(at: number): Member {
  const pick = (from: readonly string[]): string => from[at % from.length] ?? '';
  const fullName = `${pick(FIRST)} ${pick(LAST)} ${at}`;
  const email = `person.${at}@company.example`;
  const facts = {
    email,
    fullName,
    jobTitle: pick(TITLES),
    department: pick(DEPARTMENTS),
    phone: `+49 30 ${1_000_000 + at}`,
    mobile: `+49 170 ${1_000_000 + at}`,
    office: `Room ${at % 400}`,
    country: pick(COUNTRIES),
    linkedin: `https://www.linkedin.com/in/person-${at}`,
  };
  return { line: at + 2, address: email, facts };
}

export function peopleOf(count: number) {
  const members = Array.from({ length: count }, (_, at) => memberOf(at));
  return { members, skipped: [], problems: [], fields: FIELDS };
}

const PERSON = {
  ...SAMPLE_SIGNATURE,
  logoUrl: 'https://company.example/logo.png',
  companyName: 'Company & Sons',
  website: 'https://company.example',
  address: '7 Mill Lane\nPortland, OR 97201',
};

/** All get a template. */
export function templateRun(template: TemplateId): TeamRun {
  return runOf({ kind: 'template', person: PERSON, template, look: {} });
}

/** All get the design of twenty elements. */
export function designRun(): TeamRun {
  const design = parseDesign(JSON.stringify(scene));
  if (!design.ok) throw new Error('The design cannot be read');
  const { version: _version, signatureData: _person, ...rest } = design.value.design;
  return runOf({ kind: 'scene', person: PERSON, scene: rest });
}

function runOf(signature: TeamSignature): TeamRun {
  const plan = { ...NO_RULES, signature };
  return { plan, fields: FIELDS, options: { images: 'link', today: '2026-06-05' } };
}

/** What a mail merge does: the same words put into one text. */
export function plainSignature({ facts }: Member): string {
  const textOf = (field: ListFieldId): string => escapeText(facts[field] ?? '');
  return [
    '<table cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse"><tbody><tr>',
    '<td style="padding:0 16px 0 0"><img src="https://company.example/logo.png" width="100" height="60" alt="Company"></td>',
    '<td><table cellpadding="0" cellspacing="0" border="0"><tbody>',
    line(`<b style="font-size:18px;line-height:24px">${textOf('fullName')}</b>`),
    line(`${textOf('jobTitle')}, ${textOf('department')}`),
    line(`<a href="mailto:${textOf('email')}" style="color:#1d4ed8">${textOf('email')}</a>`),
    line(`<a href="tel:${textOf('phone').replaceAll(' ', '')}">${textOf('phone')}</a>`),
    line(`<a href="tel:${textOf('mobile').replaceAll(' ', '')}">${textOf('mobile')}</a>`),
    line('<a href="https://company.example">company.example</a>'),
    line(`7 Mill Lane, Portland, OR 97201, ${textOf('country')}`),
    line(`<a href="${textOf('linkedin')}">LinkedIn</a>`),
    '</tbody></table></td></tr></tbody></table>',
  ].join('');
}

function line(text: string): string {
  return `<tr><td style="padding:0 0 4px;font-family:Arial,Helvetica,sans-serif;font-size:13px;line-height:18px;color:#333333">${text}</td></tr>`;
}
