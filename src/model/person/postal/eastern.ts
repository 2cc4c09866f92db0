import type { Town } from './town';

/** An address that begins with what is largest, without its country. */
interface EasternAddress extends Town {
  /** What is left of the lines. */
  readonly street: readonly string[];
}

/** The parts of a Japanese, Chinese or Korean address in its own letters; null where the form does not show them. */
export function easternAddress(lines: readonly string[], country: string): EasternAddress | null {
  const form = FORMS[country];
  if (form === undefined) return null;
  const [first = '', ...rest] = lines;
  const postalCode = form.code.exec(first)?.[1] ?? '';
  const isAlone = postalCode !== '' && first.replace(form.code, '').trim() === '';
  const [head = '', ...others] = isAlone ? rest : [first.replace(form.code, '').trim(), ...rest];
  const { state = '', city = '', street } = form.parts.exec(head)?.groups ?? {};
  if (street === undefined) return null;
  return {
    postalCode,
    state,
    city,
    street: [street.trim(), ...others].filter((line) => line !== ''),
  };
}

interface Form {
  /** At the start of the first line. */
  readonly code: RegExp;
  readonly parts: RegExp;
}

const FORMS: Readonly<Record<string, Form>> = {
  JP: {
    code: /^〒?\s?(\d{3}[-‐–−ー－]?\d{4})/u,
    parts:
      /^(?<state>東京都|北海道|(?:京都|大阪)府|\p{sc=Han}{2,3}県)?\s?(?<city>[^\d\s]{1,6}?(?:市(?!市)|区))(?<street>.*)$/u,
  },
  CN: {
    code: /^(\d{6})/,
    parts: /^(?<state>\p{sc=Han}{2,4}(?:省|自治区))?\s?(?<city>\p{sc=Han}{2,6}?市)(?<street>.*)$/u,
  },
  TW: {
    code: /^(\d{3}(?:\d{2,3})?)/,
    parts: /^(?<city>\p{sc=Han}{2}[市縣])(?<street>.*)$/u,
  },
  KR: {
    code: /^\(?(\d{5})\)?/,
    parts:
      /^(?<state>[가-힣]+(?:특별시|광역시|특별자치시|도))\s(?<city>[가-힣]+[시군구])\s(?<street>.*)$/u,
  },
};
