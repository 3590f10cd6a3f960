import type { Route } from './+types/ribbons';
import type { FormAnswer } from '../../account/form-errors.server.ts';
import { AttributePage } from '../../admin/attributes/attribute-page.tsx';
import { changeAttributes, loadAttributes } from '../../admin/attributes/page.server.ts';
import { pageContext } from '../../page-context.server.ts';

export const loader = ({ context, request, url }: Route.LoaderArgs) =>
  loadAttributes('ribbons', { page: context.get(pageContext), request, url });

export const action = ({ context, request }: Route.ActionArgs) =>
  changeAttributes('ribbons', { page: context.get(pageContext), request });

export default function Ribbons({ loaderData, actionData }: Route.ComponentProps) {
  const answer: FormAnswer | undefined = actionData;
  return <AttributePage kind="ribbons" {...loaderData} answer={answer} />;
}
