import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isNameInCapitals, recasedName } from '../../../../src/model/person/name/recase';
import { NAMES } from './names.data';

test.each([
  ['JANE DOE', 'Jane Doe'],
  ['CHER', 'Cher'],
  ["MARY O'DELL-MARSH", "Mary O'Dell-Marsh"],
  ["O'DELL-MARSH", "O'Dell-Marsh"],
  ['MARY O’DELL', 'Mary O’Dell'],
  ['MCALISTER', 'McAlister'],
  ['IAN MCALISTER', 'Ian McAlister'],
  ['IAN McALISTER', 'Ian McAlister'],
  ['FLORA MACDONALD', 'Flora Macdonald'],
  ['EMMANUEL MACRON', 'Emmanuel Macron'],
  ['JAN VAN DER BERG', 'Jan van der Berg'],
  ['JAN van der BERG', 'Jan van der Berg'],
  ['BERG, ANNA VAN DER', 'Berg, Anna van der'],
  ['JEAN-LUC DE LA TOUR', 'Jean-Luc de la Tour'],
  ['MARIE LE GOFF', 'Marie Le Goff'],
  ['MARIA DA SILVA SANTOS', 'Maria da Silva Santos'],
  ['JOSÉ ORTEGA Y GASSET', 'José Ortega y Gasset'],
  ['MARIA DI STEFANO', 'Maria Di Stefano'],
  ["LUCA DELL'ACQUA", "Luca Dell'Acqua"],
  ["GERARD 'T HOOFT", "Gerard 't Hooft"],
  ["JOAN D'ARC", "Joan D'Arc"],
  ['MOHAMMED BIN SALMAN AL SAUD', 'Mohammed bin Salman Al Saud'],
  ['HARUN AL-RASHID', 'Harun al-Rashid'],
  ['OTTO VON UND ZU LIECHTENSTEIN', 'Otto von und zu Liechtenstein'],
  ['VAN MORRISON', 'Van Morrison'],
  ['AL GORE', 'Al Gore'],
  ['J. R. R. TOLKIEN', 'J. R. R. Tolkien'],
  ['J.R.R. TOLKIEN', 'J.R.R. Tolkien'],
  ['JD VANCE', 'JD Vance'],
  ['AJ SMITH', 'AJ Smith'],
  ['MEI LING NG', 'Mei Ling Ng'],
  ['DR. JANE DOE', 'Dr. Jane Doe'],
  ['PROF. DR. MED. ANNA MÜLLER', 'Prof. Dr. med. Anna Müller'],
  ['DIPL.-ING. (FH) MAX MUSTER', 'Dipl.-Ing. (FH) Max Muster'],
  ['JANE DOE, PhD', 'Jane Doe, PhD'],
  ['JANE DOE MBA', 'Jane Doe MBA'],
  ['JOHN DOE III', 'John Doe III'],
  ['DOE, JANE', 'Doe, Jane'],
  ['JANE DOE (SHE/HER)', 'Jane Doe (SHE/HER)'],
  ['JANE DOE (IT)', 'Jane Doe (IT)'],
  ['ŁUKASZ ŻÓŁĆ', 'Łukasz Żółć'],
  ['İBRAHİM YILMAZ', 'İbrahim Yılmaz'],
  ['IRMA SMITH', 'Irma Smith'],
  ['IJSBRAND DE VRIES', 'IJsbrand de Vries'],
  ['IJAZ KHAN', 'Ijaz Khan'],
  ['ИВАН ПЕТРОВ', 'Иван Петров'],
  ['ΓΙΩΡΓΟΣ ΠΑΠΑΔΟΠΟΥΛΟΣ', 'Γιωργος Παπαδοπουλος'],
])('%s is in capitals and would be %s', (name, recased) => {
  expect(isNameInCapitals(name)).toBe(true);
  expect(recasedName(name)).toBe(recased);
  expect(isNameInCapitals(recased)).toBe(false);
  expect(recasedName(recased)).toBe(recased);
});

test.each([
  'Jane Doe',
  'jane doe',
  'Jean DUPONT',
  'DUPONT Jean',
  'XI Jinping',
  'J. Doe',
  'JD',
  'AMY',
  'J. R. R.',
  'ACME GMBH',
  'Acme GmbH',
  '山田 太郎',
  '김철수',
  'ד"ר דנה כהן',
  'محمد بن سلمان',
  'Jane Doe, PHD, MBA',
  '',
])('%s is not', (name) => {
  expect(isNameInCapitals(name)).toBe(false);
});

test('whatever the name, a recased one has the same letters and is no longer in capitals', () => {
  const words = NAMES.flatMap(({ typed }) => typed.split(' '));
  const name = fc.oneof(
    fc.array(fc.constantFrom(...words), { maxLength: 6 }).map((some) => some.join(' ')),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.string({ unit: 'binary', maxLength: 40 }),
  );
  fc.assert(
    fc.property(name, (typed) => {
      const loud = typed.toUpperCase();
      const recased = recasedName(loud);
      expect(recased.toUpperCase()).toBe(recasedName(recased).toUpperCase());
      expect(isNameInCapitals(recased)).toBe(false);
    }),
    { numRuns: 1000 },
  );
});
