import type { PeopleRow } from './row';

/* Postal addresses as they stand on envelopes of their countries. They lead to a search on a map. */

const ADDRESSES: readonly (readonly [locale: string, ...lines: readonly string[]])[] = [
  ['en-US', '24 Harbour Street', 'Seattle, WA 98101'],
  ['en-CA', '300 Rue Exemple, Bureau 12', 'Montréal (Québec) H2X 1Y4', 'Canada'],
  ['en-GB', '18 Lantern Row, Floor 3', 'Bristol BS1 4QA', 'United Kingdom'],
  ['en-IE', '5 Quay Street', 'Dublin 2', 'D02 AF30'],
  ['de-DE', 'Hauptstraße 12–14', '70173 Stuttgart'],
  ['de-AT', 'Mariahilfer Straße 88a/2', '1070 Wien', 'Österreich'],
  ['fr-FR', '18 rue de la Paix', '75002 Paris'],
  ['es-ES', 'C/ Mayor, 12, 3.º B', '28013 Madrid'],
  ['it-IT', 'Via Nassa 5', '20121 Milano MI'],
  ['pt-BR', 'Av. Exemplo, 1000 – Sala 12', 'São Paulo – SP, 01310-100'],
  ['nl-NL', 'Keizersgracht 1-A', '1015 CN Amsterdam'],
  ['pl-PL', 'ul. Przykładowa 5 m. 12', '00-001 Warszawa'],
  ['ja-JP', '〒100-0001', '東京都千代田区千代田1-1'],
  ['zh-CN', '北京市东城区示例路1号', '100010'],
  ['ar-EG', '١٨ شارع النيل', 'القاهرة ١١٥١١'],
  ['he-IL', 'רחוב הרצל 1', 'תל אביב 6688101'],
];

export const ADDRESS_ROWS: readonly PeopleRow[] = ADDRESSES.map(([locale, ...lines]) => ({
  field: 'address',
  locale,
  typed: lines.join('\n'),
  shown: [lines.join(', '), lines.join('، ')],
  linked: [
    [
      `https://maps.google.com/?q=${encodeURIComponent(lines.join(', ')).replaceAll('%20', '+').replaceAll('%2C', ',')}`,
    ],
  ],
  card: null,
}));
