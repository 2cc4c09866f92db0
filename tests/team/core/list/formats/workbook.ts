import { strToU8, zipSync } from 'fflate';

export interface WorkbookParts {
  /** The rows of each sheet as XML, by its name. */
  readonly sheets: Readonly<Record<string, string>>;
  readonly shared?: string;
  readonly styles?: string;
  /** What stands before the workbook's own element. */
  readonly doctype?: string;
  readonly more?: Readonly<Record<string, Uint8Array>>;
}

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook (.xlsx), made by hand. */
export function workbookOf({ sheets, shared, styles, doctype = '', more = {} }: WorkbookParts) {
  const names = Object.keys(sheets);
  const entries = names.map(
    (name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
  const relations = names.map(
    (_name, at) =>
      `<Relationship Id="rId${at + 1}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  const parts: Record<string, Uint8Array> = {
    'xl/workbook.xml': strToU8(
      `${doctype}<workbook ${MAIN} xmlns:r="${RELATIONS}"><sheets>${entries.join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations.join('')}</Relationships>`,
    ),
    ...more,
  };
  for (const [at, name] of names.entries()) {
    parts[`xl/worksheets/sheet${at + 1}.xml`] = strToU8(
      `${doctype}<worksheet ${MAIN}><sheetData>${sheets[name]}</sheetData></worksheet>`,
    );
  }
  if (shared !== undefined)
    parts['xl/sharedStrings.xml'] = strToU8(`${doctype}<sst ${MAIN}>${shared}</sst>`);
  if (styles !== undefined)
    parts['xl/styles.xml'] = strToU8(`<styleSheet ${MAIN}>${styles}</styleSheet>`);
  return zipSync(parts);
}

/** A row of texts. */
export function rowXml(row: number, cells: readonly string[]): string {
  const inner = cells.map(
    (cell, at) =>
      `<c r="${String.fromCharCode(65 + at)}${row}" t="inlineStr"><is><t>${cell}</t></is></c>`,
  );
  return `<row r="${row}">${inner.join('')}</row>`;
}
