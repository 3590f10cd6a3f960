import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import type { PageModules } from './ui/page-scripts.tsx';

const { routes, table } = (window as unknown as { readonly pageModules: PageModules }).pageModules;
const load = (path: string): Promise<object> => import(/* @vite-ignore */ path);

const modules = routes.map(
  async ([id, files]) =>
    [id, Object.assign({}, ...(await Promise.all(files.map(load)))) as object] as const,
);
await load(table);
Object.assign(window, {
  __reactRouterRouteModules: Object.fromEntries(await Promise.all(modules)),
});
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
