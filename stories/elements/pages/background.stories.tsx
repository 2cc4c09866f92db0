import * as page from '../../support/element-stories';

// Storybook reads the title, and what is exported, without running anything.
export default { title: 'Elements/Background', ...page.elementPage('background') };

export const Itself = page.Itself;
export const States = page.States;
