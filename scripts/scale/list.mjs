/* A list of people as long as one with thirteen columns is. */

export const COLUMNS =
  'First name,Last name,Email,Job title,Department,Company,Business phone,Mobile,Street,City,Postal code,Country,Website';

/** A row of somebody, with a position of their own if one is given. @param {number} index @param {string} [position] */
export function rowAt(index, position) {
  const given = ['Åsa', 'Ben', 'Zoë', 'Ann-Marie', 'José', 'Łucja', 'Jürgen', 'Mary'][index % 8];
  const family = ['Müller', 'Smith', 'García', 'Kowalski', "O'Neil", 'van den Berg'][index % 6];
  return [
    given,
    `${family} ${index}`,
    `person.${index}@example.com`,
    position ?? (index % 3 === 0 ? '' : `Senior consultant ${index % 40}`),
    `Department ${index % 60}`,
    'Example Corporation Ltd',
    `+44 20 7946 ${String(index % 10_000).padStart(4, '0')}`,
    index % 5 === 0 ? '' : `+44 7700 ${900_000 + (index % 100_000)}`,
    `"${index % 200} High Street, Floor ${index % 9}"`,
    'London',
    `EC1A ${index % 9}BB`,
    'United Kingdom',
    'https://www.example.com',
  ].join(',');
}
