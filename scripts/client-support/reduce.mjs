/*
 * Can I email's data (npm caniemail; MIT, © 2019 Rémi Parmentier) reduced to the features that a check asks about, by our
 * names of mail clients.
 */

/**
 * The names of our clients in Can I email: a family and its platforms. One that is missing there has no platforms.
 *
 * @type {Record<string, readonly [family: string, ...platforms: string[]]>}
 */
export const CLIENTS = {
  gmail: ['gmail', 'desktop-webmail', 'ios', 'android'],
  'outlook-web': ['outlook', 'outlook-com'],
  'outlook-classic': ['outlook', 'windows'],
  'outlook-mac': ['outlook', 'macos'],
  'outlook-mobile': ['outlook', 'ios', 'android'],
  'apple-mail': ['apple-mail', 'macos'],
  'ios-mail': ['apple-mail', 'ios'],
  thunderbird: ['thunderbird', 'macos', 'windows'],
  yahoo: ['yahoo', 'desktop-webmail', 'ios', 'android'],
  samsung: ['samsung-email', 'android'],
  proton: ['protonmail', 'desktop-webmail', 'ios', 'android'],
  hey: ['hey', 'desktop-webmail'],
};

export const FEATURES = [
  'css-background-image',
  'css-border-radius',
  'css-box-shadow',
  'css-clip-path',
  'css-display-flex',
  'css-display-grid',
  'css-filter',
  'css-float',
  'css-linear-gradient',
  'css-margin',
  'css-modern-color',
  'css-object-fit',
  'css-opacity',
  'css-position',
  'css-rgba',
  'css-text-shadow',
  'css-transform',
  'css-unit-calc',
  'css-unit-rem',
  'css-variables',
  'html-form',
  'html-srcset',
  'html-style',
  'html-svg',
  'html-video',
  'image-avif',
  'image-base64',
  'image-svg',
  'image-webp',
];

/**
 * @typedef {{ slug: string, stats: Record<string, Record<string, Record<string, string>>> }} Feature
 * @typedef {{ last_update_date: string, data: Feature[] }} CanIEmail
 */

/**
 * For each feature the clients that show it nowhere, and those that show it in part or in some of their apps. Clients of
 * which nothing is known are in neither.
 *
 * @param {CanIEmail} data
 */
export function reduceSupport({ last_update_date, data }) {
  const features = FEATURES.map((slug) => {
    const feature = data.find((one) => one.slug === slug);
    if (feature === undefined) throw new Error(`Can I email has no ${slug}`);
    return /** @type {const} */ ([slug, supportOf(feature)]);
  });
  return { date: last_update_date.slice(0, 10), support: Object.fromEntries(features) };
}

/** @param {Feature} feature */
function supportOf({ stats }) {
  /** @type {{ none: string[], partly: string[] }} */
  const support = { none: [], partly: [] };
  for (const [client, [family, ...platforms]] of Object.entries(CLIENTS)) {
    const answers = platforms.flatMap((platform) => latest(stats[family]?.[platform] ?? {}));
    // True without data, too, which is not reported.
    if (answers.every((answer) => answer === 'y')) continue;
    support[answers.every((answer) => answer === 'n') ? 'none' : 'partly'].push(client);
  }
  return support;
}

/**
 * What is known of the last version that was tried: y, n or a (in part).
 *
 * @param {Record<string, string>} versions
 */
function latest(versions) {
  const answer = Object.values(versions).at(-1)?.charAt(0) ?? 'u';
  return answer === 'u' ? [] : [answer];
}

/**
 * The source of src/model/findings/client-support.data.ts, before it is formatted.
 *
 * @param {CanIEmail} data
 */
export function supportSource(data) {
  const { date, support } = reduceSupport(data);
  return `// Written by scripts/client-support/build.mjs from Can I email's data (MIT, © 2019 Rémi Parmentier); do not edit.
import type { ClientId } from './clients';

/** The day of the data. */
export const SUPPORT_DATE = '${date}';

/** Clients that show a feature nowhere, and those that show it in part or in some of their apps, by Can I email's names. */
export const CLIENT_SUPPORT = ${JSON.stringify(support)} as const satisfies Readonly<
  Record<string, Readonly<Record<'none' | 'partly', readonly ClientId[]>>>
>;
`;
}
