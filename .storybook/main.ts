import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // What shows the stories is not handed out, and needs no notices.
  viteFinal: ({ plugins = [], ...config }) => ({
    ...config,
    plugins: plugins.filter((plugin) => !isNamed(plugin, 'licenses')),
  }),
};

function isNamed(plugin: unknown, name: string): boolean {
  return typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === name;
}

// Storybook reads its configuration from the default export.
export default config;
