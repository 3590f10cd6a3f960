import { use } from 'react';
import {
  UNSAFE_DataRouterStateContext as RouterStateContext,
  UNSAFE_FrameworkContext as FrameworkContext,
  type UNSAFE_AssetsManifest as Manifest,
} from 'react-router';

/** A picture that has not come by then is on a line so slow that waiting for it helps nobody. */
const patienceMs = 2500;

/**
 * In place of React Router's own scripts. A page can be read and used before its scripts are there, so they do not share the line
 * with what is seen first: they are fetched all at once when its first picture is painted, or right away when it has none.
 * A script adds them to the page, so the policy, which trusts that script, trusts them; what the markup names it would have to list.
 */
export function PageScripts() {
  const { manifest, serverHandoffString, renderMeta, nonce } = use(FrameworkContext) ?? {};
  const matches = use(RouterStateContext)?.matches ?? [];
  // Tells React Router that the data of the page are to be written into it. Its own component does it this way.
  // oxlint-disable-next-line react/immutability
  if (renderMeta) renderMeta.didRenderScripts = true;
  // Left out of what browsers load: there it is never made again.
  const text =
    import.meta.env.SSR && manifest
      ? `window.__reactRouterContext=${serverHandoffString};window.__reactRouterContext.stream=new ReadableStream({start(controller){window.__reactRouterContext.streamController=controller}}).pipeThrough(new TextEncoderStream());${loading(
          manifest,
          matches.map(({ route }) => route.id),
        )}`
      : ' ';
  return (
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
  );
}

/** What the entry, which starts the page, is told: the files each of its routes is made of, and that with the table of all routes. */
export interface PageModules {
  readonly routes: readonly (readonly [id: string, files: readonly string[]])[];
  readonly table: string;
}

/** What a route does in the browser beside showing itself is in files of its own. */
const filesOf = (route: Manifest['routes'][string]): string[] =>
  [
    route?.clientActionModule,
    route?.clientLoaderModule,
    route?.clientMiddlewareModule,
    route?.hydrateFallbackModule,
    route?.module,
  ].filter((path) => path !== undefined);

function loading({ url, entry, routes }: Manifest, ids: readonly string[]): string {
  const own = ids.map((id) => [id, filesOf(routes[id])] as const);
  const modules: PageModules = { routes: own, table: url };
  const files = new Set([
    url,
    ...entry.imports,
    ...own.flatMap(([id, named]) => [...named, ...(routes[id]?.imports ?? [])]),
  ]);
  return (
    `window.pageModules=${JSON.stringify(modules)};(async()=>{const wait=(ms)=>new Promise((done)=>setTimeout(done,ms)),first=document.querySelector('img[fetchpriority="high"]');` +
    `await Promise.race([(async()=>{await first?.decode().catch(()=>{});await new Promise(requestAnimationFrame);await wait(0)})(),wait(${patienceMs})]);` +
    `const load=(name,more)=>document.head.append(Object.assign(document.createElement(name),more));` +
    `for(const href of ${JSON.stringify([...files])})load('link',{rel:'modulepreload',href});` +
    `load('script',{type:'module',src:${JSON.stringify(entry.module)}})})()`
  );
}
