import type { Locator, Page } from '@playwright/test';

/* What somebody may send whose pictures are on the web. */

export const SPY = 'https://spy.example';

/** Addresses as somebody may write them; the last ones are in the visitor's own network. */
export const ADDRESSES = [
  `${SPY}/photo.png`,
  'http://spy.example/photo.png?a=1&b=2',
  '//spy.example/photo.png',
  'spy.example/photo.png',
  'http://192.168.0.1/photo.png',
  'http://127.0.0.1:9/photo.png',
  'http://[::1]/photo.png',
];

/** A person whose every picture is on the web. */
export function person(address: string) {
  return {
    fullName: 'Eve Sender',
    profileImageUrl: address,
    logoUrl: `${SPY}/logo.png`,
    logoForEmail: '',
    blocks: [{ id: 'b', kind: 'banner', values: { picture: `${SPY}/banner.png`, alt: 'Sale' } }],
  };
}

function at(x: number, y: number) {
  return { x, y, width: 120, height: 60 };
}

/** A design with pictures by address, one of them half below a circle, so that it is to be drawn. */
export function design(address: string, more: object = {}): string {
  return JSON.stringify({
    version: 1,
    ...more,
    signatureData: person(address),
    elements: [
      { id: 'photo', type: 'photo', ...at(20, 20) },
      { id: 'logo', type: 'logo', content: `${SPY}/own-logo.png`, ...at(200, 20) },
      { id: 'banner', type: 'banner', content: `${SPY}/own-banner.png`, ...at(20, 120) },
      { id: 'circle', type: 'circle', x: 290, y: 10, width: 50, height: 50 },
      { id: 'name', type: 'name', x: 20, y: 220, width: 100, height: 30 },
    ],
  });
}

export const OF_DESIGN = ['/photo.png', '/own-logo.png', '/own-banner.png'].map(
  (path) => SPY + path,
);
export const NOTICE = /^Pictures on the web are not loaded yet/;

export function loadButton(page: Page): Locator {
  return page.getByRole('button', { name: /^Load its (?:\d+ )?pictures?$/ });
}

/** Time for whatever would be asked for late. */
export async function linger(page: Page): Promise<void> {
  await page.waitForTimeout(700);
}
