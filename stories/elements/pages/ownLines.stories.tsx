import * as page from '../../support/element-stories';

// Storybook reads the title, and what is exported, without running anything.
export default { title: 'Elements/Extra Lines', ...page.elementPage('ownLines') };

export const Itself = page.Itself;
export const States = page.States;
