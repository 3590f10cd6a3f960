import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { relative } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), listClientModules()],
  // Nothing is inlined as a data: address, so the content policy can refuse them for scripts,
  // styles and fonts.
  // The licenses of the libraries go with their code.
  build: { assetsInlineLimit: 0, license: { fileName: 'licenses.md' } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // Changes with a dependency, not with a page: stays in the browser's cache from one
                // release to the next.
                {
                  name: 'react',
                  priority: 4,
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
                },
                // Too small to be worth a request each. What only lists or the cart need stays out
                // of it.
                {
                  name: 'shop',
                  priority: 3,
                  minShareCount: 2,
                  test: /app\/(?:shop\/(?!collection-grid|collection-links|pages|product-grid|interlude|featured-products|wide-sizes|contact-lines|missing-page)|ui\/(?:picture|sized|json-ld|use-early-choice)|i18n|cart\/(?!cart-lines|cart-totals|checkout-button|cart-drawer|earlier-prices)|search\/search-link)/,
                },
                { name: 'lists', priority: 2, minShareCount: 2, test: /app\/(?:list|shop|ui)\// },
                // The route table, which the shop loads too, names the files of each admin page.
                {
                  name: 'admin',
                  priority: 1,
                  minShareCount: 2,
                  test: /app\/admin\/(?:areas|page|shell|ui)/,
                },
                { name: 'admin-grid', minShareCount: 2, test: /app\/admin\/grid\// },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: { rolldownOptions: { input: './app/site-handler.server.ts' } },
      // One file with everything in it: starts fast, and is React's production build whatever
      // NODE_ENV says later.
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
    },
  },
});

/** Writes down which modules went into the browser's files; src/bundle.test.ts checks the list. */
function listClientModules(): Plugin {
  return {
    name: 'list-client-modules',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      const modules = [...this.getModuleIds()]
        .filter((id) => id.startsWith(`${import.meta.dirname}/`))
        .map((id) => relative(import.meta.dirname, id).replace(/\?.*$/, ''));
      this.emitFile({
        type: 'asset',
        fileName: 'client-modules.json',
        source: JSON.stringify([...new Set(modules)].toSorted(), undefined, 1),
      });
    },
  };
}
