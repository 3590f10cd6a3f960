import { stockMovements } from '@shopwright/sdk';
import { writeShortMoment } from '../../i18n/format-dates.server.ts';
import type { UserSession } from '../../session/user-session.server.ts';

export interface Movement {
  readonly id: string;
  readonly date: string;
  readonly cause: stockMovements.StockMovementCause;
  readonly change: number;
  readonly after: number;
  readonly note: string;
  /** The order that took or returned the stock. */
  readonly orderId: string | undefined;
  /** The kind of who caused it: a staff member, an app, a customer. */
  readonly actor: string;
}

const MOVEMENTS_PER_PAGE = 50;
const orderCauses: readonly string[] = ['ORDER', 'ORDER_CANCELED', 'REFUND'];

export async function listMovements(
  userSession: UserSession,
  variantId: string,
  before: string | null,
  { locale, timeZone }: { readonly locale: string; readonly timeZone: string },
): Promise<{ readonly movements: readonly Movement[]; readonly hasOlder: boolean }> {
  const { movements = [] } = await userSession.use(stockMovements).listStockMovements({
    variantId,
    limit: MOVEMENTS_PER_PAGE,
    ...(before === null ? {} : { before }),
  });
  const listed = movements.map(({ cause = 'CORRECTION', ...movement }) => ({
    id: movement._id ?? '',
    date: writeShortMoment(movement._createdDate ?? new Date(0), locale, timeZone),
    cause,
    change: movement.change ?? 0,
    after: movement.quantityAfter ?? 0,
    note: movement.note ?? '',
    orderId: orderCauses.includes(cause) ? (movement.referenceId ?? undefined) : undefined,
    actor: movement.actor?.split(' ')[0] ?? '',
  }));
  return { movements: listed, hasOlder: movements.length === MOVEMENTS_PER_PAGE };
}
