/** @typedef {{ label: string, text: string, href: string }} Contact */
/** @typedef {{ letters: string, label: string, href: string }} Social */

/**
 * One signature, as plain facts that every renderer lays out in its own manner: a round photo, a
 * rule, and beside it the name, a line with title and company, four contacts and three badges.
 *
 * @typedef {ReturnType<typeof contentFor>} Content
 */

/** What our modern template shows with the default palette. */
export const LOOK = {
  maxWidth: 600,
  font: 'Arial,sans-serif',
  primary: '#1e5bb8',
  label: '#4676c2',
  ink: '#1f2933',
};

const CONTACTS = /** @type {const} */ ([
  { label: 'Phone', text: '+44 20 7946 0958', href: 'tel:+442079460958' },
  {
    label: 'Email',
    text: 'amelia.hartwood@meridian.example',
    href: 'mailto:amelia.hartwood@meridian.example',
  },
  { label: 'Web', text: 'meridian.example', href: 'https://meridian.example' },
  {
    label: 'Address',
    text: '18 Lantern Row, Bristol BS1 4QA',
    href: 'https://maps.google.com/?q=18+Lantern+Row,+Bristol+BS1+4QA',
  },
]);

/** @type {readonly Social[]} */
const SOCIALS = [
  { letters: 'in', label: 'LinkedIn', href: 'https://www.linkedin.com/in/ameliahartwood' },
  { letters: 'X', label: 'X', href: 'https://x.com/ameliahart' },
  { letters: 'ig', label: 'Instagram', href: 'https://www.instagram.com/amelia.hart' },
];

/**
 * The content of one round. The title carries its number, so that no renderer can answer with what
 * it printed before.
 *
 * @param {number} round
 */
export function contentFor(round) {
  return {
    name: 'Amelia Hartwood',
    title: `Director of Communications ${String(round).padStart(3, '0')}`,
    company: 'Meridian & Sons Consulting',
    photo: 'https://cdn.example.com/people/amelia.jpg',
    contacts: /** @type {readonly Contact[]} */ (CONTACTS),
    socials: SOCIALS,
  };
}

/**
 * The same content as the form would hold it.
 *
 * @param {Content} content
 * @returns {import('../../src/model/person/signature.ts').PersonInput}
 */
export function asSignature({ name, title, company, photo, socials }) {
  const [phone, email, website, address] = CONTACTS;
  const [linkedin, twitter, instagram] = socials.map(({ href }) => href);
  return {
    fullName: name,
    jobTitle: title,
    companyName: company,
    profileImageUrl: photo,
    profileImageShape: 'round',
    phone: phone.text,
    email: email.text,
    website: website.href,
    address: address.text,
    socialLinks: { linkedin: linkedin ?? '', twitter: twitter ?? '', instagram: instagram ?? '' },
  };
}

/**
 * The parts of the content that are missing from a renderer's output: leaving content out must not count as speed.
 *
 * @param {string} html
 * @param {Content} content
 */
export function missingFrom(html, { name, title, company, photo, contacts, socials }) {
  const wanted = [
    name,
    title,
    company.replace('&', '&amp;'),
    photo,
    ...contacts.flatMap(({ text, href }) => [text, href]),
    ...socials.flatMap(({ letters, href }) => [`>${letters}<`, href]),
  ];
  // Hints where a line may break, and where not, are not content.
  const text = html.replaceAll(/\u00a0|&nbsp;/g, ' ').replaceAll('<wbr>', '');
  return wanted.filter((part) => !text.includes(part));
}
