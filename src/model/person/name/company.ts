import { DENSE_COMPANY, LEGAL_FORM, LOUD_LEGAL_FORM } from './names.data';

/** Whether a name is a company's, by the legal form at its end. Two capitals may be a surname or a degree: 'ANA SA', 'Jane Doe, PC'. */
export function isCompanyName(name: string): boolean {
  if (DENSE_COMPANY.test(name) || LOUD_LEGAL_FORM.test(name)) return true;
  const [form, index] = legalFormAtEnd(name);
  const isShort = /^[A-Z]{2}$/.test(form);
  return index > 0 && !(isShort && (!/\p{Ll}/u.test(name) || name.includes(',')));
}

/** A company's name without the legal form at its end. */
export function withoutLegalForm(name: string): string {
  const [, index] = legalFormAtEnd(name);
  return index > 0 ? name.slice(0, index).replace(/[\s,]+$/, '') : name;
}

function legalFormAtEnd(name: string): readonly [form: string, index: number] {
  const form = LEGAL_FORM.exec(name);
  if (form === null || form.index + form[0].length < name.length) return ['', 0];
  return [form[0], form.index];
}
