import * as page from '../../support/element-stories';

// Storybook reads the title, and what is exported, without running anything.
export default { title: 'Elements/App Store', ...page.elementPage('appStore') };

export const Itself = page.Itself;
export const States = page.States;
