export { backInStockRoutes } from './back-in-stock/routes.ts';
export {
  placeOrder,
  type CreateOrderDeps,
  type PlacedOrder,
  type SavedCard,
  type CreateOrderTx,
} from './create-order.ts';
export { recordCapture, recordPayment } from './record-payment.ts';
export { findOrderNumber } from './store/numbers.ts';
export { insertOrder, type InsertedOrder } from './insert-order.ts';
export { createInvoices } from './invoice/create-invoices.ts';
export { orderJobs } from './jobs.ts';
export { cancelOrderQuietly, readOrder } from './order-access.ts';
export { bookingCause, refundLines } from './refund-lines.ts';
export type { RefundDeps } from './refunds.ts';
export { findDownloadUsages, forgetEndedDownloads } from './store/downloads.ts';
export { countOrdersOf } from './store/customer.ts';
export type { PaymentOperations, PaymentOutcome } from './payment-operations.ts';
export { orderRoutes } from './routes.ts';
export type { NewOrder, NewOrderLine, NewPayment, PaymentDetails } from './rules/new-order.ts';
export type { OrderDeps } from './write.ts';
export { emailOfGuestOrder, joinOrders } from './store/join.ts';
export { changesOrder, opensOrder, signMailKey } from './order-key.ts';
export { previewBookingRefund } from './preview-booking-refund.ts';
export { orderPersonalData, backInStockPersonalData } from './personal-data.ts';
export { countOrdersToFulfill, searchOrdersForStaff } from './store/admin-search.ts';
