import type { ReactNode } from 'react';
import { useWords } from '../i18n/use-translations.tsx';

export function AdminPage({
  heading,
  intro,
  children,
}: {
  readonly heading: string;
  readonly intro: string;
  readonly children: ReactNode;
}) {
  const say = useWords('admin');
  return (
    <>
      <title>{`${heading} | ${say('admin')}`}</title>
      <h1 className="admin-title">{heading}</h1>
      <p className="mt-1 max-w-[44em] text-quiet">{intro}</p>
      <div className="mt-6 grid gap-8">{children}</div>
    </>
  );
}
