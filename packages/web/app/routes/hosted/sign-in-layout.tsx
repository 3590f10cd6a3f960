import { Outlet } from 'react-router';
import type { Route } from './+types/sign-in-layout';
import { pageContext } from '../../page-context.server.ts';
import { wordsOf } from '../../i18n/dictionary.server.ts';
import { Words } from '../../i18n/use-translations.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { language } = await context.get(pageContext).speech();
  return { words: wordsOf(language, 'signIn') };
}

export default function SignInLayout({ loaderData: { words } }: Route.ComponentProps) {
  return (
    <Words words={words}>
      <Outlet />
    </Words>
  );
}
