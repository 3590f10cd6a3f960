import type { Route } from '../http/index.ts';
import { collectRoutes, type CollectDeps } from './collect-routes.ts';
import { orderCreateRoutes, type CreateDeps } from './create-routes.ts';
import { downloadRoutes, type DownloadDeps } from './downloads/routes.ts';
import { orderEditRoutes } from './edit-routes.ts';
import { guestOrderRoutes } from './guest-routes.ts';
import { fulfillmentRoutes } from './fulfillment-routes.ts';
import { orderReadRoutes, type ReadDeps } from './read-routes.ts';
import { storesOrderRoutes } from './stores-order-routes.ts';
import { orderTicketRoutes, type TicketDeps } from './ticket-routes.ts';
import { transactionRoutes } from './transaction-routes.ts';

export type OrderRouteDeps = CreateDeps & CollectDeps & ReadDeps & DownloadDeps & TicketDeps;

export function orderRoutes(deps: OrderRouteDeps): Route[] {
  return [
    ...orderReadRoutes(deps),
    ...storesOrderRoutes(deps),
    ...guestOrderRoutes(deps),
    ...downloadRoutes(deps),
    ...orderTicketRoutes(deps),
    ...orderCreateRoutes(deps),
    ...orderEditRoutes(deps),
    ...fulfillmentRoutes(deps),
    ...transactionRoutes(deps),
    ...collectRoutes(deps),
  ];
}
