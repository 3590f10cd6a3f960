import { createDeliveries, type DeliveryDeps } from './deliver.ts';
import { deleteOldDeliveries } from './store/webhooks.ts';

export function webhookJobs(deps: DeliveryDeps & { readonly retentionDays: number }) {
  const { db, clock, retentionDays } = deps;
  return {
    tasks: {
      'forget-old-deliveries': async (): Promise<void> => {
        const before = new Date(clock().getTime() - retentionDays * 86_400_000);
        while ((await deleteOldDeliveries(db, before, 2_000)) > 0);
      },
    },
    schedule: ['27 3 * * * forget-old-deliveries'],
    loops: [createDeliveries(deps)],
  };
}
