import { Outlet } from 'react-router';
import type { Route } from './+types/boundary';
import { ErrorPage } from '../../shop/error-page.tsx';

export default function Boundary() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
