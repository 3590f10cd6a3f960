import { createDeliveries, type DeliveryDeps } from './deliver.ts';
import { deleteOldDeliveries } from './store/webhooks.ts';

export function webhookJobs(deps: DeliveryDeps & { readonly keepDays: number }) {
  const { db, clock, keepDays } = deps;
  return {
    tasks: {
      'forget-old-deliveries': async (): Promise<void> => {
        const before = new Date(clock().getTime() - keepDays * 86_400_000);
        while ((await deleteOldDeliveries(db, before, 2_000)) > 0);
      },
    },
    schedule: ['27 3 * * * forget-old-deliveries'],
    loops: [createDeliveries(deps)],
  };
}
