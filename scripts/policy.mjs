import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** What runs in the head of each page. Of all that is written in a page, the policy allows this script alone. */
export const FIRST_SCRIPT = readFileSync(new URL('pages/first-script.js', import.meta.url), 'utf8');

const FIRST_HASH = createHash('sha256').update(FIRST_SCRIPT).digest('base64');

/** What the page may load and run; the server sends it with every answer. */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  `script-src 'self' 'sha256-${FIRST_HASH}'`,
  "worker-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https: http:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  // They are made in src/output/page/show-html.ts, src/platform/start-worker.ts and
  // src/import/browser/mails/parse-untrusted.ts.
  'trusted-types signet-html signet-worker signet-foreign',
].join('; ');

/**
 * Browser features that this page never uses. Those that Chromium does not support on every platform are left out: it warns of
 * each in the console, and no third-party script ever runs here.
 */
const UNUSED_FEATURES = [
  'accelerometer',
  'aria-notify',
  'autoplay',
  'browsing-topics',
  'camera',
  'captured-surface-control',
  'compute-pressure',
  'cross-origin-isolated',
  'deferred-fetch',
  'deferred-fetch-minimal',
  'digital-credentials-create',
  'digital-credentials-get',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'interest-cohort',
  'keyboard-map',
  'language-detector',
  'language-model',
  'local-fonts',
  'local-network',
  'local-network-access',
  'loopback-network',
  'magnetometer',
  'media-playback-while-not-visible',
  'microphone',
  'midi',
  'on-device-speech-recognition',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'private-state-token-issuance',
  'private-state-token-redemption',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'speaker-selection',
  'storage-access',
  'summarizer',
  'sync-xhr',
  'translator',
  'unload',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

const PERMISSIONS_POLICY = [
  ...UNUSED_FEATURES.map((feature) => `${feature}=()`),
  'clipboard-read=(self)',
  'clipboard-write=(self)',
].join(', ');

export const SECURITY_HEADERS = {
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': PERMISSIONS_POLICY,
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};
