import { redirect } from 'react-router';
import type { Route } from './+types/plan';
import { loadPlanBySlug } from '../../booking/plan-view.server.ts';
import { pageContext } from '../../page-context.server.ts';
import { inLanguage } from '../../shop/link.tsx';

/** One plan is a part of the page of all of them. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const [{ slug = '' }, { prefix }] = await Promise.all([
    loadPlanBySlug(page, params.slug),
    page.pageLanguage(),
  ]);
  return redirect(`${inLanguage(prefix, '/plans')}#${slug}`);
}
