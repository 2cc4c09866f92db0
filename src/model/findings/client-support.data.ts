// Written by scripts/client-support/build.mjs from Can I email's data (MIT, © 2019 Rémi Parmentier); do not edit.
import type { ClientId } from './clients';

/** The day of the data. */
export const SUPPORT_DATE = '2026-05-13';

/** Clients that show a feature nowhere, and those that show it in part or in some of their apps, by Can I email's names. */
export const CLIENT_SUPPORT = {
  'css-background-image': { none: ['outlook-classic'], partly: ['yahoo'] },
  'css-border-radius': { none: ['outlook-classic'], partly: ['yahoo'] },
  'css-box-shadow': { none: ['outlook-classic', 'yahoo'], partly: ['gmail'] },
  'css-clip-path': {
    none: ['gmail', 'outlook-web', 'outlook-classic', 'outlook-mac', 'outlook-mobile', 'yahoo'],
    partly: [],
  },
  'css-display-flex': { none: ['outlook-classic'], partly: ['gmail'] },
  'css-display-grid': { none: ['outlook-classic'], partly: ['gmail'] },
  'css-filter': {
    none: ['gmail', 'outlook-web', 'outlook-classic', 'outlook-mac', 'outlook-mobile', 'yahoo'],
    partly: [],
  },
  'css-float': { none: ['outlook-classic'], partly: ['gmail', 'yahoo'] },
  'css-linear-gradient': {
    none: ['outlook-web', 'outlook-classic', 'outlook-mac', 'outlook-mobile', 'yahoo'],
    partly: ['gmail', 'samsung'],
  },
  'css-margin': {
    none: [],
    partly: ['gmail', 'outlook-web', 'outlook-classic', 'outlook-mac', 'outlook-mobile', 'yahoo'],
  },
  'css-modern-color': {
    none: [
      'gmail',
      'outlook-web',
      'outlook-classic',
      'outlook-mac',
      'outlook-mobile',
      'thunderbird',
      'yahoo',
      'samsung',
    ],
    partly: ['proton'],
  },
  'css-object-fit': { none: ['outlook-classic', 'yahoo'], partly: ['gmail'] },
  'css-opacity': { none: ['outlook-classic'], partly: [] },
  'css-position': {
    none: ['gmail', 'outlook-classic'],
    partly: [
      'outlook-web',
      'outlook-mac',
      'outlook-mobile',
      'apple-mail',
      'ios-mail',
      'yahoo',
      'samsung',
      'hey',
    ],
  },
  'css-rgba': { none: ['outlook-classic'], partly: ['gmail', 'yahoo'] },
  'css-text-shadow': {
    none: ['gmail', 'outlook-web', 'outlook-classic', 'outlook-mac', 'outlook-mobile'],
    partly: [],
  },
  'css-transform': {
    none: ['gmail', 'outlook-web', 'outlook-classic', 'outlook-mac', 'outlook-mobile', 'yahoo'],
    partly: [],
  },
  'css-unit-calc': {
    none: ['outlook-web', 'outlook-classic', 'outlook-mac', 'outlook-mobile', 'yahoo'],
    partly: ['gmail'],
  },
  'css-unit-rem': { none: ['outlook-classic', 'yahoo'], partly: [] },
  'css-variables': {
    none: ['gmail', 'outlook-web', 'outlook-classic', 'outlook-mac', 'outlook-mobile', 'yahoo'],
    partly: [],
  },
  'html-form': {
    none: ['outlook-classic', 'proton', 'hey'],
    partly: ['gmail', 'outlook-web', 'outlook-mac', 'yahoo'],
  },
  'html-srcset': {
    none: [
      'gmail',
      'outlook-web',
      'outlook-classic',
      'outlook-mac',
      'outlook-mobile',
      'yahoo',
      'proton',
      'hey',
    ],
    partly: [],
  },
  'html-style': { none: [], partly: ['gmail', 'outlook-classic', 'proton'] },
  'html-svg': {
    none: [
      'gmail',
      'outlook-web',
      'outlook-classic',
      'outlook-mac',
      'outlook-mobile',
      'yahoo',
      'hey',
    ],
    partly: ['apple-mail'],
  },
  'html-video': {
    none: ['gmail', 'outlook-web', 'outlook-classic', 'outlook-mobile', 'yahoo', 'proton', 'hey'],
    partly: ['ios-mail', 'samsung'],
  },
  'image-avif': { none: ['outlook-classic'], partly: ['gmail'] },
  'image-base64': { none: ['gmail', 'hey'], partly: ['outlook-classic'] },
  'image-svg': { none: [], partly: ['gmail'] },
  'image-webp': { none: ['outlook-classic'], partly: ['gmail'] },
} as const satisfies Readonly<
  Record<string, Readonly<Record<'none' | 'partly', readonly ClientId[]>>>
>;
