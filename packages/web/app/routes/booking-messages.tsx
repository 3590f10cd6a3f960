import { Outlet } from 'react-router';
import type { Route } from './+types/booking-messages';
import { pageContext } from '../page-context.server.ts';
import { messagesOf } from '../i18n/dictionary.server.ts';
import { TranslationsProvider } from '../i18n/use-translations.tsx';

/** Provides the messages of services, events and plans to the pages below. */
export async function loader({ context }: Route.LoaderArgs) {
  const { language } = await context.get(pageContext).pageLanguage();
  return { messages: messagesOf(language, 'booking') };
}

export default function BookingMessages({ loaderData: { messages } }: Route.ComponentProps) {
  return (
    <TranslationsProvider messages={messages}>
      <Outlet />
    </TranslationsProvider>
  );
}
