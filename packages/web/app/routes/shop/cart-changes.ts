import type { Route } from './+types/cart-changes';
import { fieldsIn, makeChange } from '../../cart/make-change.server.ts';
import { pageContext } from '../../page-context.server.ts';
import { isTransient } from '../../http/finish-response.server.ts';

/**
 * The changes of the cart that a page makes without leaving: the same fields as the forms of the
 * cart page, answered with the cart.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const page = context.get(pageContext);
  try {
    return Response.json(await makeChange(page, request, fieldsIn(await request.formData())), {
      headers: { 'cache-control': 'no-store' },
    });
  } catch (error) {
    page.report(error);
    return Response.json(
      {},
      { status: isTransient(error) ? 503 : 500, headers: { 'cache-control': 'no-store' } },
    );
  }
}
