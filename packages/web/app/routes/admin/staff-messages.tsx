import { Outlet } from 'react-router';
import type { Route } from './+types/staff-messages';
import { messagesOf } from '../../i18n/dictionary.server.ts';
import { TranslationsProvider } from '../../i18n/use-translations.tsx';
import { pageContext } from '../../page-context.server.ts';

/** Provides the messages of staff, roles and API keys to the pages below. */
export async function loader({ context }: Route.LoaderArgs) {
  const { language } = await context.get(pageContext).pageLanguage();
  return { messages: messagesOf(language, 'adminStaff', 'adminPermissions') };
}

export default function StaffMessages({ loaderData: { messages } }: Route.ComponentProps) {
  return (
    <TranslationsProvider messages={messages}>
      <Outlet />
    </TranslationsProvider>
  );
}
