import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';

/**
 * The frame of every page that says what went wrong. The title has the name of the shop, where the
 * store could be loaded.
 */
export function ErrorFrame({
  heading,
  text,
  children,
  role,
}: {
  readonly heading: string;
  readonly text: string;
  readonly children: ReactNode;
  readonly role?: 'alert';
}) {
  const name = useRouteLoaderData<{ readonly store: { readonly name: string } }>('root')?.store
    .name;
  return (
    <section className="px-edge pt-16 pb-32 md:pt-28 md:pb-48" role={role}>
      <title>{name ? `${heading} | ${name}` : heading}</title>
      <h1 className="display max-w-[12em]">{heading}</h1>
      <p className="mt-8 max-w-[34em] text-lg text-quiet">{text}</p>
      {children}
    </section>
  );
}
