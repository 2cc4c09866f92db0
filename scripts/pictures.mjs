import { join } from 'node:path';
import { ensureBrowser, ensurePackages } from './ensure.mjs';
import { ROOT } from './run.mjs';

// "npm run pictures" takes the pictures of README.md and docs/ from the running app, in its own fonts.
await ensurePackages();
await ensureBrowser();
const { chromium } = await import('playwright');
const { buildApp } = await import('./build-app.mjs');
const { launchOptions } = await import('./find-browser.mjs');
const { serve } = await import('./serve.mjs');

/** @typedef {import('playwright').Page} Page */

/** A list as a spreadsheet puts it on the clipboard. */
const PEOPLE = [
  ['Name', 'Email', 'Job title', 'Department', 'Phone'],
  ['Ada Okafor', 'ada@northwind.example', 'Head of Sales', 'Sales', '+1 (555) 010-4401'],
  ['Bo Weber', 'bo@northwind.example', 'Account Manager', 'Sales', '+1 (555) 010-4402'],
  ['Chloé Martin', 'chloe@northwind.example', 'Designer', 'Design', '+1 (555) 010-4403'],
  ['Dev Patel', 'dev@northwind.example', 'Engineer', 'Engineering', '+1 (555) 010-4404'],
  ['Emi Sato', 'emi@northwind.example', 'Support Lead', 'Support', '+1 (555) 010-4405'],
]
  .map((cells) => cells.join('\t'))
  .join('\n');

/** Opens a page, with its script in the place of what the build has rendered. @param {Page} page @param {string} path */
async function openPage(page, path) {
  await page.goto(path);
  await page.locator('[data-prerendered]').waitFor({ state: 'detached' });
}

/** @type {Record<string, (page: Page) => Promise<unknown>>} */
const PICTURES = {
  async signet(page) {
    await openPage(page, '/');
    await page.getByRole('button', { name: 'Choose Your Style' }).click();
    await page.frameLocator('iframe[title="Your signature"]').getByText('Jane Doe').waitFor();
  },
  async clients(page) {
    await openPage(page, '/');
    await page.getByRole('button', { name: 'All clients' }).click();
    const dialog = page.getByRole('dialog', { name: 'How it looks elsewhere' });
    const mail = dialog.frameLocator('iframe[title="Outlook classic"]');
    await mail.getByText('Jane Doe').first().waitFor();
  },
  async designer(page) {
    await openPage(page, '/drag-drop');
    await page.getByRole('button', { name: 'Corporate' }).first().click();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.keyboard.press('Shift+E');
    await page.getByRole('region', { name: 'Email view' }).waitFor();
    const name = page.locator('[data-design-canvas]').getByRole('option', { name: /^Name/ });
    await name.click();
  },
  async team(page) {
    await openPage(page, '/team');
    const field = page.getByLabel('Paste a list');
    await field.evaluate((node, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      node.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    }, PEOPLE);
    await page.getByRole('region', { name: 'Preview' }).locator('iframe').first().waitFor();
  },
};

const server = await serve({ dir: await buildApp('pictures'), port: 0 });
const browser = await chromium.launch(launchOptions());
try {
  for (const [name, open] of Object.entries(PICTURES)) {
    const page = await browser.newPage({
      baseURL: server.url,
      viewport: { width: 1280, height: 780 },
      deviceScaleFactor: 1.5,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    await open(page);
    await page.evaluate(() => document.fonts.ready);
    // What is compiled and checked in the background has come by then.
    await page.waitForTimeout(3000);
    await page.screenshot({ path: join(ROOT, `docs/${name}.png`), animations: 'disabled' });
    await page.close();
  }
} finally {
  await browser.close();
  await server.close();
}
