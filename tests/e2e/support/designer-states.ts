import { expect, type Page } from '@playwright/test';
import { at, drawn, fingers, moveTo, pull } from './canvas-pointer';
import {
  copySignature,
  DESIGN,
  expectBar,
  marker,
  openChecked,
  openChosen,
  openDetails,
  openExportMenu,
  openLayers,
  openMarker,
  openProperties,
  openStart,
  OVERLAPPING,
  showAll,
} from './designer-ways';
import type { PageState } from './page-state';

/* Axe takes long over all of the designer: it looks at the part where a state differs from the others. */
const PROPERTIES = 'aside[aria-label="Properties"]';
const LIBRARY = 'aside[aria-label="Library"]';

/** The designer with a mouse, and room for columns beside the canvas. */
export const DESKTOP_STATES: readonly PageState[] = [
  { name: 'start', reach: openStart },
  { name: 'one selected', reach: (page) => openChosen(page, 'box') },
  {
    name: 'several selected',
    within: 'main',
    reach: async (page) => {
      await openChosen(page, 'box');
      await drawn(page, 'name').click({ modifiers: ['Shift'] });
      await expectBar(page);
    },
  },
  {
    name: 'group selected',
    within: 'main',
    reach: async (page) => {
      await openChosen(page, 'pair-1');
      await expectBar(page);
    },
  },
  {
    name: 'live numbers',
    within: 'main',
    reach: async (page) => {
      await openChecked(page, DESIGN);
      await pull(page, [100, 140], [137, 151]);
      await expect(page.locator('[data-live-numbers]')).toBeVisible();
    },
  },
  {
    name: 'distances',
    within: 'main',
    reach: async (page) => {
      await openChosen(page, 'box');
      await moveTo(page, 360, 70);
      await page.keyboard.down('Alt');
      await expect(page.locator('[data-measure]').first()).toBeVisible();
    },
  },
  {
    name: 'hand',
    within: 'main',
    reach: async (page) => {
      await openChecked(page, DESIGN);
      await page.keyboard.press('h');
      await expect(page.getByRole('button', { name: 'Hand' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    },
  },
  {
    name: 'writing',
    within: 'main',
    reach: async (page) => {
      await openChecked(page, DESIGN);
      await drawn(page, 'name').dblclick();
      await expect(
        page.locator('[data-design-canvas] :is(textarea, [contenteditable])'),
      ).toBeFocused();
    },
  },
  {
    name: 'all properties of a text',
    within: PROPERTIES,
    reach: (page) => openProperties(page, 'name'),
  },
  {
    name: 'all properties of a picture',
    within: PROPERTIES,
    reach: (page) => openProperties(page, 'logo'),
  },
  {
    name: 'all properties of a shape',
    within: PROPERTIES,
    reach: (page) => openProperties(page, 'box'),
  },
  {
    name: 'all properties of badges',
    within: PROPERTIES,
    reach: (page) => openProperties(page, 'row'),
  },
  ...(['banner', 'disclaimer', 'qr'] as const).map((type) => ({
    name: `all properties of a ${type}`,
    within: PROPERTIES,
    reach: async (page: Page) => {
      await openChecked(page, [{ id: 'one', type, x: 20, y: 20 }]);
      await drawn(page, 'one').click();
      await showAll(page);
    },
  })),
  {
    name: 'color picker',
    within: PROPERTIES,
    reach: async (page) => {
      await openChosen(page, 'box');
      await page
        .getByRole('button', { name: /open the color picker/ })
        .first()
        .click();
      await expect(page.getByRole('slider', { name: 'Hue' })).toBeVisible();
    },
  },
  { name: 'layers', within: LIBRARY, reach: (page) => openLayers(page) },
  { name: 'details', within: LIBRARY, reach: (page) => openDetails(page) },
  {
    name: 'starters beside a design',
    within: PROPERTIES,
    reach: async (page) => {
      await openChecked(page, DESIGN);
      await page.getByRole('button', { name: 'Show designs' }).click();
      await expect(page.getByRole('list', { name: 'Starter designs' })).toBeVisible();
    },
  },
  {
    name: 'commands',
    within: '[role=dialog]',
    reach: async (page) => {
      await openChecked(page, DESIGN);
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox', { name: 'All commands' })).toBeFocused();
    },
  },
  {
    name: 'menu beside a menu',
    within: 'main',
    reach: async (page) => {
      await openChecked(page, DESIGN);
      await drawn(page, 'box').click({ button: 'right' });
      await page.getByRole('menuitem', { name: 'Align', exact: true }).hover();
      await expect(page.getByRole('menu', { name: 'Align', exact: true })).toBeVisible();
    },
  },
  {
    name: 'marker',
    within: 'main',
    reach: async (page) => {
      await openChecked(page, OVERLAPPING);
      await expect(marker(page)).toBeVisible();
    },
  },
  { name: 'open marker', within: 'main', reach: openMarker },
  {
    name: 'preview',
    reach: async (page) => {
      await openChecked(page, DESIGN);
      await page.getByRole('button', { name: 'Preview', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Preview' })).toBeVisible();
    },
  },
  {
    name: 'compare',
    within: 'main',
    reach: async (page) => {
      await openChecked(page, DESIGN);
      await page.getByRole('button', { name: 'Email view' }).click();
      await page.getByRole('switch', { name: 'Compare' }).click();
      const mail = page.frameLocator('iframe[title="Your signature in an email"]');
      await expect(mail.getByText('Jane Doe')).toBeVisible();
    },
  },
  { name: 'export menu', within: '[role=menu]', reach: openExportMenu },
  {
    name: 'notice',
    reach: async (page) => {
      await openChosen(page, 'box');
      await copySignature(page);
    },
  },
  {
    name: 'back to content',
    within: 'main',
    reach: async (page) => {
      await openChecked(page, DESIGN);
      await page.mouse.move(...(await at(page, 300, 100)));
      await page.mouse.wheel(3000, 0);
      await expect(page.getByRole('button', { name: 'Back to content' })).toBeVisible();
    },
  },
];

/** The designer under a finger, with all panels in a sheet. */
export const PHONE_STATES: readonly PageState[] = [
  { name: 'start', reach: openStart },
  { name: 'one selected', reach: (page) => openChosen(page, 'box') },
  {
    name: 'several selected',
    reach: async (page) => {
      await openChecked(page, DESIGN);
      await page.getByRole('button', { name: 'Select several' }).tap();
      for (const id of ['box', 'name']) await drawn(page, id).tap();
      await expectBar(page);
    },
  },
  {
    name: 'sheet of elements',
    reach: async (page) => {
      await openChecked(page, DESIGN);
      await page.getByRole('tab', { name: 'Elements' }).tap();
      await expect(page.getByRole('button', { name: 'Company', exact: true })).toBeVisible();
    },
  },
  { name: 'sheet of layers', reach: (page) => openLayers(page) },
  { name: 'sheet of details', reach: (page) => openDetails(page) },
  {
    name: 'sheet of all properties',
    reach: async (page) => {
      await openChosen(page, 'name');
      await page.getByRole('tab', { name: 'Properties' }).tap();
      await showAll(page);
    },
  },
  {
    name: 'menu of the canvas',
    reach: async (page) => {
      await openChecked(page, DESIGN);
      const touch = await fingers(page);
      await touch.down(await at(page, 100, 140));
      await expect(page.getByRole('menu', { name: 'Canvas menu' })).toBeVisible();
      await touch.up();
    },
  },
  { name: 'open marker', within: 'main', reach: openMarker },
  { name: 'export menu', within: '[role=menu]', reach: openExportMenu },
  {
    name: 'email view',
    reach: async (page) => {
      await openChecked(page, DESIGN);
      await page.getByRole('button', { name: 'Email view' }).click();
      const mail = page.frameLocator('iframe[title="Your signature in an email"]');
      await expect(mail.getByText('Jane Doe')).toBeVisible();
    },
  },
  {
    name: 'notice over an open sheet',
    reach: async (page) => {
      await openChosen(page, 'name');
      await page.getByRole('tab', { name: 'Properties' }).tap();
      await copySignature(page);
    },
  },
];
