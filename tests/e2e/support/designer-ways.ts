import { expect, type Page } from '@playwright/test';
import { drawn, NAME, openDesign, type FileElement } from './canvas-pointer';
import { elements, openDesigner } from './designer';
import { holdToast } from './page-state';

/* The ways to what the designer can look like. */

/** One of each kind whose properties differ, and two that are grouped. */
export const DESIGN = [
  { ...NAME, content: 'Jane Doe' },
  { id: 'logo', type: 'logo', x: 300, y: 40, width: 120, height: 60 },
  { id: 'box', type: 'rectangle', x: 60, y: 120, width: 80, height: 40 },
  { id: 'row', type: 'social', x: 300, y: 130 },
  { id: 'pair-1', type: 'circle', x: 460, y: 40, width: 40, height: 40, groups: ['pair'] },
  { id: 'pair-2', type: 'circle', x: 510, y: 40, width: 40, height: 40, groups: ['pair'] },
];

export const OVERLAPPING = [
  { ...NAME, id: 'lower', type: 'text', content: 'What lies below' },
  { ...NAME, id: 'upper', type: 'text', x: 66, y: 46, content: 'What lies above' },
];

/** Opens a design that has findings, and waits for them: an element that is chosen before they come bears no marker. */
export async function openChecked(page: Page, design: readonly FileElement[]): Promise<void> {
  await openDesign(page, design);
  await expect(page.getByRole('button', { name: /^Checks: [1-9]/ })).toBeVisible();
}

export async function openStart(page: Page): Promise<void> {
  await openDesigner(page);
  await expect(page.getByRole('list', { name: 'Starter designs' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Modern' })).toBeVisible();
}

export async function openChosen(page: Page, id: string): Promise<void> {
  await openChecked(page, DESIGN);
  await drawn(page, id).click();
  await expect(drawn(page, id)).toHaveAttribute('aria-selected', 'true');
}

export async function openProperties(page: Page, id: string): Promise<void> {
  await openChosen(page, id);
  await showAll(page);
}

/** Every setting that the panel has. */
export async function showAll(page: Page): Promise<void> {
  await page.getByRole('switch', { name: 'Advanced Settings' }).click();
  const more = page.getByRole('button', { name: 'More colors' });
  if ((await more.count()) > 0) await more.click();
}

export async function openLayers(page: Page): Promise<void> {
  await openChosen(page, 'box');
  await page.getByRole('tab', { name: 'Layers' }).click();
  await expect(page.getByRole('treegrid', { name: 'Layers' })).toBeVisible();
}

export async function openDetails(page: Page): Promise<void> {
  await openChecked(page, DESIGN);
  await page.getByRole('tab', { name: 'Details' }).click();
  await expect(page.getByLabel('Full Name')).toBeVisible();
}

export function marker(page: Page) {
  return page.getByRole('button', { name: /: overlaps/ }).last();
}

export async function openMarker(page: Page): Promise<void> {
  await openChecked(page, OVERLAPPING);
  await marker(page).click();
  const panel = page.getByRole('dialog', { name: /in email$/ });
  await expect(panel.getByRole('button', { name: 'Move apart' })).toBeVisible();
}

export async function openExportMenu(page: Page): Promise<void> {
  await openChecked(page, DESIGN);
  await expect(elements(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Export options' }).click();
  await expect(page.getByRole('menuitem', { name: 'View HTML…' })).toBeVisible();
}

export async function copySignature(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy signature' }).click();
  await holdToast(page, 'copied to clipboard');
}

export async function expectBar(page: Page): Promise<void> {
  await expect(page.getByRole('toolbar', { name: 'Selection' })).toBeVisible();
}
