import type { ListFieldId } from '../list-fields';
import type { AnyTable, Mapping } from '../table';
import { cellsOf, looksOf, sampleOf, type CellLooks } from './cell-looks';
import { foldHeader } from './fold-header';
import { headerMeaning } from './header-meaning';
import type { RememberedColumns } from './map-columns';
import { KNOWN_NAMES } from './known-names';
import { TYPED_FIELDS, typedColumns } from './typed-columns';

/** What is made of a column of a list. */
export interface ColumnReport {
  readonly place: number;
  /** Never blank. */
  readonly name: string;
  /** `type`: it belongs to entries of which one is chosen by its type in each row. */
  readonly use: 'field' | 'type' | 'unused';
  /** The field that it holds; null for the other uses. */
  readonly field: ListFieldId | null;
  readonly looks: CellLooks;
  /** Why it is not used by its name: it is private, it is about something else, or another column holds its field. */
  readonly why: 'private' | 'other' | 'second' | null;
  /** The field that its name is about; null for none. */
  readonly about: ListFieldId | null;
  /** Whether it probably holds what a signature shows, and nothing shows why it is not used. */
  readonly isDoubtful: boolean;
}

/** What is made of each column of a list, with a look at a sample of its rows. What somebody chose to leave out is no doubt. */
export function reportColumns(
  { header, rows }: AnyTable,
  mapping: Mapping,
  chosen: RememberedColumns,
): readonly ColumnReport[] {
  const sample = sampleOf(rows);
  const fields = new Map(
    (Object.entries(mapping) as [ListFieldId, number][]).map(([field, place]) => [place, field]),
  );
  const typed = typedColumns(header);
  const held = new Set<ListFieldId>([
    ...fields.values(),
    ...typed.groups.flatMap(({ kind }) => TYPED_FIELDS[kind]),
  ]);
  return header.map((given, place) => {
    const field = fields.get(place) ?? null;
    const looks = looksOf(cellsOf(sample, place));
    const known = KNOWN_NAMES.get(foldHeader(given))?.field ?? null;
    const meaning = headerMeaning(given);
    const about = known ?? meaning.about;
    const isTyped = field === null && typed.places.has(place);
    const use = field !== null ? 'field' : isTyped ? 'type' : 'unused';
    const isSecond = about !== null && (held.has(about) || isPartOfName(about, held));
    const why = field !== null ? null : (meaning.barred ?? (isSecond ? 'second' : null));
    const isLeftOut = chosen[foldHeader(given)] === null;
    const isDoubtful =
      !isLeftOut &&
      use === 'unused' &&
      why === null &&
      looks !== 'blank' &&
      (SHOWN.has(looks) || about !== null);
    const name = given.trim() || `Column ${place + 1}`;
    return {
      place,
      name,
      use,
      field,
      looks,
      why: known !== null && isSecond ? 'second' : why,
      about,
      isDoubtful,
    };
  });
}

/** What a signature shows that can be known by its looks. */
const SHOWN: ReadonlySet<CellLooks> = new Set(['email', 'phone', 'link']);

function isPartOfName(about: ListFieldId, held: ReadonlySet<ListFieldId>): boolean {
  const isName = about === 'givenName' || about === 'surname' || about === 'fullName';
  return isName && (held.has('fullName') || held.has('surname'));
}
