import { useRouteLoaderData } from 'react-router';
import type { ReactNode } from 'react';
import type { loader as rootLoader } from '../root.tsx';

/**
 * A page of the member area: its heading, its name in the browser's title, and nothing for search
 * engines.
 */
export function AccountPage({
  heading,
  intro,
  children,
}: {
  readonly heading: string;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
}) {
  const store = useRouteLoaderData<typeof rootLoader>('root')?.store;
  return (
    <>
      <title>{`${heading} | ${store?.name ?? ''}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="title">{heading}</h1>
      {intro && <p className="mt-4 max-w-[40em] text-quiet">{intro}</p>}
      <div className="mt-8 grid gap-12">{children}</div>
    </>
  );
}

/** A part of such a page, with a line above it. */
export function AccountPart({
  heading,
  intro,
  children,
}: {
  readonly heading: string;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <section className="border-t border-line pt-8">
      <h2 className="subtitle">{heading}</h2>
      {intro && <p className="mt-2 max-w-[40em] text-quiet">{intro}</p>}
      <div className="mt-6">{children}</div>
    </section>
  );
}
