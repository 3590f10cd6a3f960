export { giftCardJobs } from './jobs.ts';
export { giftCardRoutes } from './routes.ts';
export { createFindGiftCards, createGiftCardSales } from './sell.ts';
export { giftCardPersonalData } from './store/personal-data.ts';
