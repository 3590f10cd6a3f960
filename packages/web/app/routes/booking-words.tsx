import { Outlet } from 'react-router';
import type { Route } from './+types/booking-words';
import { pageContext } from '../context.ts';
import { wordsOf } from '../words/dictionary.server.ts';
import { Words } from '../words/use-words.tsx';

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
