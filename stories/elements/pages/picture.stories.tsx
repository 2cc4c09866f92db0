import * as page from '../../support/element-stories';

// Storybook reads the title, and what is exported, without running anything.
export default { title: 'Elements/Picture', ...page.elementPage('picture') };

export const Itself = page.Itself;
export const States = page.States;
