import { DELIVER_AWAITED_FILES } from '../catalog/index.ts';
import { notifyWaitingBuyers, type NotifyDeps } from './back-in-stock/notify.ts';
import { deliverAwaited } from './downloads/deliver-awaited.ts';
import { refundTask, settleRefund, type RefundDeps } from './refunds.ts';

export const NOTIFY_TASK = 'tell-back-in-stock';

export function orderJobs(deps: NotifyDeps & RefundDeps) {
  return {
    tasks: {
      [refundTask]: async (payload: unknown): Promise<void> => {
        const { siteId, orderId, refundId } = readTexts(payload, ['siteId', 'orderId', 'refundId']);
        await settleRefund(deps, siteId, orderId, refundId);
      },
      [NOTIFY_TASK]: async (payload: unknown): Promise<void> => {
        const { siteId, entityId } = readTexts(payload, ['siteId', 'entityId']);
        await notifyWaitingBuyers(deps, siteId, entityId);
      },
      // With a payload, for one product whose file was just attached; on schedule, for all, because
      // an import publishes no events.
      [DELIVER_AWAITED_FILES]: (payload: unknown): Promise<void> =>
        deliverAwaited(
          deps,
          isNamed(payload) ? readTexts(payload, ['siteId', 'productId']) : undefined,
        ),
    },
    schedule: [`23 * * * * ${DELIVER_AWAITED_FILES}`],
    on: {
      'com.wix.ecommerce.inventory.api.v1.InventoryVariantsChanged': NOTIFY_TASK,
      'com.wix.ecommerce.inventory.api.v1.InventoryItemChanged': NOTIFY_TASK,
    },
  };
}

const isNamed = (payload: unknown): boolean =>
  typeof payload === 'object' && payload !== null && 'siteId' in payload;

function readTexts<const Name extends string>(
  payload: unknown,
  names: readonly Name[],
): Record<Name, string> {
  const found =
    typeof payload === 'object' && payload !== null ? (payload as Record<string, unknown>) : {};
  if (names.some((name) => typeof found[name] !== 'string'))
    throw new Error(
      `A job of the orders must name ${names.join(', ')}: ${JSON.stringify(payload)}.`,
    );
  // Checked above.
  return found as Record<Name, string>;
}
