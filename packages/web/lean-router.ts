import type { Plugin } from 'vite';
import { parseAst } from 'vite';

/**
 * Leaves out of the browser's React Router what this site never uses: instrumentation nobody asked for, the discovery of
 * routes one by one (the whole table comes with the page), and the sentences of errors only a developer can cause.
 * A module that has moved in a newer version is an error of the build, not a silent growth.
 */
export function leanRouter(): Plugin {
  const left = new Set(Object.keys(unused));
  return {
    name: 'lean-router',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load(id) {
      const name = nameOf(id);
      if (name === undefined || !(name in unused)) return undefined;
      left.delete(name);
      return { code: unused[name] ?? '', moduleSideEffects: false };
    },
    transform(code, id) {
      return nameOf(id) === undefined ? undefined : { code: withoutSentences(code), map: null };
    },
    buildEnd(error) {
      if (error === undefined && left.size > 0)
        throw new Error(
          `React Router no longer has ${[...left].join(', ')}: look at what replaces it, in lean-router.ts.`,
        );
    },
  };
}

/** Same exports, doing nothing (as with these features switched off) or what this site needs. */
const unused: Readonly<Record<string, string>> = {
  'lib/router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => {};
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const instrumentHandler = (handler) => handler;
    export const instrumentationResultMetaContext = {};`,
  'lib/dom/ssr/fog-of-war.js': `
    export const URL_LIMIT = 7680;
    export const getManifestPath = () => '/__manifest';
    export const getPathsWithAncestors = (paths) => paths;
    export const getPartialManifest = (manifest) => manifest;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const handleClientVersionMismatch = async () => {};
    export const isFogOfWarEnabled = () => false;
    export const useFogOFWarDiscovery = () => {};`,
  // The site has an error page of its own at its root; this is for a fault in that page itself.
  'lib/dom/ssr/errorBoundaries.js': `
    import { Component } from 'react';
    export const BoundaryShell = ({ children }) => children;
    export const RemixRootDefaultErrorBoundary = () => 'Error';
    export class RemixErrorBoundary extends Component {
      state = { error: null, location: this.props.location };
      static getDerivedStateFromError = (error) => ({ error });
      static getDerivedStateFromProps = (props, state) => (state.location === props.location ? { error: props.error || state.error } : { error: props.error || null, location: props.location });
      render() { return this.state.error ? 'Error' : this.props.children; }
    }`,
  // Pages are rendered on the server before anything of this could show.
  'lib/dom/ssr/fallback.js': 'export const RemixRootDefaultHydrateFallback = () => null;',
  // As before, a newer build (whose files have other names) is fetched anew. A shop that does not answer is no reason to leave the page for the browser's own.
  'lib/dom/ssr/routeModules.js': `
    export async function loadRouteModule({ id, module }, known) {
      if (id in known) return known[id];
      try {
        return known[id] = await import(/* @vite-ignore */ module);
      } catch {
        await fetch(location.href, { method: 'HEAD' });
        location.reload();
        return new Promise(() => {});
      }
    }`,
  // Server components, which there are none of.
  'lib/errors.js':
    'export const decodeRedirectErrorDigest = () => undefined; export const decodeRouteErrorResponseDigest = () => undefined;',
};

function nameOf(id: string): string | undefined {
  return /\/react-router\/dist\/production\/([^?]+)$/.exec(id)?.[1];
}

/** Functions whose last arguments are only said to a developer. */
const speakers = new Set(['invariant', 'warning', 'warningOnce']);

interface Place {
  readonly start: number;
  readonly end: number;
}

interface Call extends Place {
  readonly type: 'CallExpression' | 'NewExpression';
  readonly callee: { readonly type: string; readonly name?: string };
  readonly arguments: readonly Place[];
}

function withoutSentences(code: string): string {
  const cuts: [from: number, to: number][] = [];
  visit(parseAst(code), ({ type, callee: { name = '' }, arguments: given }) => {
    const [first] = given;
    const last = given.at(-1);
    if (first === undefined || last === undefined) return;
    if (type === 'CallExpression' && speakers.has(name.replace(/\$\d+$/, '')) && given.length > 1)
      cuts.push([first.end, last.end]);
    if (type === 'NewExpression' && name === 'Error' && given.length === 1)
      cuts.push([first.start, last.end]);
  });
  // A name for developers' tools keeps a component that nobody uses.
  for (const {
    index,
    0: { length },
  } of code.matchAll(/^[\w$]+\.displayName = "[^"]*";$/gm))
    cuts.push([index, index + length]);
  return cuts
    .toSorted(([a], [b]) => b - a)
    .reduce((text, [from, to]) => text.slice(0, from) + text.slice(to), code);
}

function visit(node: unknown, onCall: (call: Call) => void): void {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node && (node.type === 'CallExpression' || node.type === 'NewExpression'))
    onCall(node as Call);
  for (const part of Object.values(node)) visit(part, onCall);
}
