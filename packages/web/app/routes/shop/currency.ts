import { redirect } from 'react-router';
import type { Route } from './+types/currency';
import { fieldsIn } from '../../cart/make-change.server.ts';
import { pageContext } from '../../page-context.server.ts';
import { localPath } from '../../http/local-path.server.ts';
import { currencyCookie, loadCurrencies } from '../../shop/currency.server.ts';
import { serializeCookie } from '../../session/cookies.server.ts';
import { withoutTracking } from '../../shop/tracking-parameters.server.ts';

const YEAR_SECONDS = 31_536_000;

/** Remembers what prices are shown in. The store's own currency is remembered by nothing. */
export async function action({ request, context }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const { currency: requested = '', to } = fieldsIn(await request.formData());
  const [own, ...others] = await loadCurrencies(page.catalog);
  const isOffered = others.includes(requested);
  if (isOffered || requested === own)
    page.setCookie(
      serializeCookie(isOffered ? requested : undefined, {
        name: currencyCookie,
        maxAge: YEAR_SECONDS,
        secure: page.origin.startsWith('https:'),
        isScriptReadable: true,
      }),
    );
  return redirect(withoutTracking(localPath(to) ?? '/'), 303);
}
