import type { Route } from './+types/brands';
import type { FormAnswer } from '../../account/form-errors.server.ts';
import { AttributePage } from '../../admin/attributes/attribute-page.tsx';
import { changeAttributes, loadAttributes } from '../../admin/attributes/page.server.ts';
import { pageContext } from '../../page-context.server.ts';

export const loader = ({ context, request, url }: Route.LoaderArgs) =>
  loadAttributes('brands', { page: context.get(pageContext), request, url });

export const action = ({ context, request }: Route.ActionArgs) =>
  changeAttributes('brands', { page: context.get(pageContext), request });

export default function Brands({ loaderData, actionData }: Route.ComponentProps) {
  const answer: FormAnswer | undefined = actionData;
  return <AttributePage kind="brands" {...loaderData} answer={answer} />;
}
