import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/boundary';
import { pageContext } from '../../page-context.server.ts';
import { ErrorPage } from '../../shop/error-page.tsx';
import { missing } from '../../shop/not-found.server.ts';

/**
 * An unknown language prefix is a missing page. Thrown here, so that the page has its header and
 * footer.
 */
export async function loader({ context, params: { language } }: Route.LoaderArgs) {
  const { prefix } = await context.get(pageContext).pageLanguage();
  if (language !== undefined && prefix !== `/${language}`) throw missing();
  return null;
}

export const shouldRevalidate = ({
  currentParams,
  nextParams,
}: ShouldRevalidateFunctionArgs): boolean => currentParams['language'] !== nextParams['language'];

export default function Boundary() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
