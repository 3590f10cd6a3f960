import { Outlet } from 'react-router';
import type { Route } from './+types/editor-messages';
import { pageContext } from '../../page-context.server.ts';
import { messagesOf } from '../../i18n/dictionary.server.ts';
import { TranslationsProvider } from '../../i18n/use-translations.tsx';

/** Provides the messages of the product editor to its pages. */
export async function loader({ context }: Route.LoaderArgs) {
  const { language } = await context.get(pageContext).pageLanguage();
  return { messages: messagesOf(language, 'adminEditor', 'adminMedia', 'adminRichText') };
}

export default function EditorMessages({ loaderData: { messages } }: Route.ComponentProps) {
  return (
    <TranslationsProvider messages={messages}>
      <Outlet />
    </TranslationsProvider>
  );
}
