/**
 * The test kit for authors of extensions, published as `shopwright/extend/testing`. Each function
 * returns tests for any runner: `for (const { name, run } of paymentContract(...)) test(name, run)`.
 */
export { mailContract, type MailContract } from './testing/mail-contract.ts';
export { eventContract, type EventContract } from './testing/event-contract.ts';
export { paymentContract, type PaymentContract } from './testing/payment-contract.ts';
export {
  shippingContract,
  taxContract,
  type ShippingContract,
  type TaxContract,
} from './testing/pricing-contract.ts';
export type { ContractTest } from './testing/contract-test.ts';
