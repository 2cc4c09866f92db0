import * as page from '../../support/template-stories';

// Storybook reads the title, and what is exported, without running anything.
export default { title: 'Templates/Magazine', ...page.templatePage('magazine') };

export const Itself = page.Itself;
export const Palettes = page.Palettes;
export const Source = page.Source;
export const Narrow = page.Narrow;
export const PicturesBlocked = page.PicturesBlocked;
export const WhatIfs = page.WhatIfs;
