import { Outlet } from 'react-router';
import type { Route } from './+types/attributes-messages';
import { pageContext } from '../../page-context.server.ts';
import { messagesOf } from '../../i18n/dictionary.server.ts';
import { TranslationsProvider } from '../../i18n/use-translations.tsx';

/** Provides the messages of brands, ribbons and info sections to their pages. */
export async function loader({ context }: Route.LoaderArgs) {
  const { language } = await context.get(pageContext).pageLanguage();
  return { messages: messagesOf(language, 'adminAttributes', 'adminRichText') };
}

export default function AttributesMessages({ loaderData: { messages } }: Route.ComponentProps) {
  return (
    <TranslationsProvider messages={messages}>
      <Outlet />
    </TranslationsProvider>
  );
}
