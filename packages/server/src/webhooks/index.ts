export { webhookJobs } from './jobs.ts';
export {
  createWebhook,
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  replayDelivery,
} from './manage.ts';
export { deliveryToWire, webhookRoutes } from './routes.ts';
export { readableEvents } from './readable-events.ts';
export { countFailedDeliveries } from './store/webhooks.ts';
