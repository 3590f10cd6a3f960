import type { Plugin } from 'vite';

const component = /\/react-router\/dist\/production\/lib\/dom\/ssr\/components\.js$/;
const preload = /rel: "modulepreload",(?=\s+href: (?:manifest\.url|manifest\.entry\.module|path),)/g;

/**
 * A page works before its scripts do, so they wait for its styles, letters and first picture: the preloads that React Router
 * writes for them are marked as less urgent. Markup it writes in another way is an error of the build, not a silent loss.
 */
export function quietScripts(): Plugin {
  let marked = 0;
  return {
    name: 'quiet-scripts',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    transform(code, id) {
      if (!component.test(id)) return undefined;
      marked = code.match(preload)?.length ?? 0;
      return { code: code.replaceAll(preload, 'rel: "modulepreload", fetchPriority: "low",'), map: null };
    },
    buildEnd(error) {
      if (error === undefined && marked !== 3) throw new Error(`React Router preloads scripts in ${marked} places, not 3: look at quiet-scripts.ts.`);
    },
  };
}
