import { Outlet } from 'react-router';
import type { Route } from './+types/sign-in-layout';
import { pageContext } from '../../page-context.server.ts';
import { messagesOf } from '../../i18n/dictionary.server.ts';
import { TranslationsProvider } from '../../i18n/use-translations.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { language } = await context.get(pageContext).pageLanguage();
  return { messages: messagesOf(language, 'signIn') };
}

export default function SignInLayout({ loaderData: { messages } }: Route.ComponentProps) {
  return (
    <TranslationsProvider messages={messages}>
      <Outlet />
    </TranslationsProvider>
  );
}
