import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Nothing is inlined as a data: address, so the content policy can refuse them for scripts, styles and fonts.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // Changes with a dependency, not with a page: stays in the browser's cache from one release to the next.
                { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                // Too small to be worth a request each.
                { name: 'shop', test: /app\/(shop|ui)\//, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: { rolldownOptions: { input: './app/site.ts' } },
      // One file with everything in it: starts fast, and is React's production build whatever NODE_ENV says later.
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
    },
  },
});
