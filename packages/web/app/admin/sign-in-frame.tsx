import type { ReactNode } from 'react';
import type { Theme } from './shell/theme.ts';

interface SignInFrameProps {
  readonly theme: Theme;
  readonly title: string;
  readonly intro: ReactNode;
  readonly children: ReactNode;
}

/** A page of the admin for a person who is not signed in. */
export function SignInFrame({ theme, title, intro, children }: SignInFrameProps) {
  return (
    <div className="admin" data-theme={theme}>
      <main className="admin-sign-in">
        <title>{title}</title>
        <h1 className="admin-title">{title}</h1>
        <p className="text-quiet">{intro}</p>
        {children}
      </main>
    </div>
  );
}
