import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react(), tailwindcss()],
  resolve: {
    alias: {
      'd3-transition': fileURLToPath(
        new URL('src/editor/canvas/no-transitions.ts', import.meta.url),
      ),
      'react-remove-scroll': fileURLToPath(new URL('src/ui/no-scroll-lock.ts', import.meta.url)),
      'd3-color': fileURLToPath(new URL('src/editor/canvas/no-colors.ts', import.meta.url)),
    },
  },
  worker: { format: 'es' },
  build: {
    target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
    // The page's policy allows no data: fonts or workers, so nothing is inlined.
    assetsInlineLimit: 0,
    sourcemap: false,
    manifest: true,
  },
});
