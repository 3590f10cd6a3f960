import { Outlet } from 'react-router';
import type { Route } from './+types/booking-messages';
import { pageContext } from '../page-context.server.ts';
import { wordsOf } from '../i18n/dictionary.server.ts';
import { Words } from '../i18n/use-translations.tsx';

/** Hands out the words of services, events and plans to the pages below. */
export async function loader({ context }: Route.LoaderArgs) {
  const { language } = await context.get(pageContext).speech();
  return { words: wordsOf(language, 'booking') };
}

export default function BookingWords({ loaderData: { words } }: Route.ComponentProps) {
  return (
    <Words words={words}>
      <Outlet />
    </Words>
  );
}
