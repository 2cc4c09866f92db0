import type { Form } from '../../src/export/forms';
import type { Box } from '../../src/export/geometry/box';
import { allItems } from '../../src/export/items/item';
import { regionsIn, type Region } from '../../src/export/regions/region';
import { tableIn, type Table } from '../../src/export/tables/table';
import { SignatureBox } from '../support/signature-box';

interface FormPictureProps {
  readonly form: Form;
  readonly html: string;
}

/** The boxes of a form, distances dashed; of a document, how it looks in a mail. */
export function FormPicture({ form, html }: FormPictureProps) {
  const parts = partsOf(form);
  if (parts === null) return <SignatureBox html={html} width={620} />;
  return (
    <svg aria-hidden="true" width={620} height={240} viewBox="-10 -10 620 240">
      <path
        d={outlines(parts.filter(({ isSpace }) => !isSpace))}
        fill="#1d4ed820"
        stroke="#1d4ed8"
      />
      <path
        d={outlines(parts.filter(({ isSpace }) => isSpace))}
        fill="none"
        stroke="#9ca3af"
        strokeDasharray="3 3"
      />
    </svg>
  );
}

interface Part {
  readonly box: Box;
  readonly isSpace: boolean;
}

function outlines(parts: readonly Part[]): string {
  return parts.map(({ box: { x0, y0, x1, y1 } }) => `M${x0} ${y0}H${x1}V${y1}H${x0}Z`).join('');
}

/** Null for what has no boxes any more. */
function partsOf(form: Form): readonly Part[] | null {
  if (!('kind' in form)) {
    return form.elements.map(({ x, y, width, height }) => ({
      box: { x0: x, y0: y, x1: x + width, y1: y + height },
      isSpace: false,
    }));
  }
  switch (form.kind) {
    case 'items':
      return allItems(form.items).map(({ box }) => ({ box, isSpace: false }));
    case 'regions':
      return partsOfRegion(form.root);
    case 'tables':
      return partsOfTable(form.root);
    case 'document':
    case 'html':
      return null;
  }
}

function partsOfRegion(region: Region): readonly Part[] {
  const isPart = region.kind === 'leaf' || region.kind === 'space' || region.kind === 'plane';
  const own = isPart ? [{ box: region.box, isSpace: region.kind === 'space' }] : [];
  return [...own, ...regionsIn(region).flatMap(partsOfRegion)];
}

function partsOfTable({ rows }: Table): readonly Part[] {
  return rows.flatMap(({ cells }) =>
    cells.flatMap(({ region, content }) => {
      const table = tableIn(content);
      const own = { box: region.box, isSpace: content.kind === 'space' };
      return [own, ...(table === null ? [] : partsOfTable(table))];
    }),
  );
}
