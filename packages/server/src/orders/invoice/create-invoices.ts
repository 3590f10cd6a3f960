import { drawOnce, type LoadTypefaces } from '../../documents/index.ts';
import { drawInvoice, type InvoiceInput } from './draw-invoice.ts';

export type RenderInvoice = (input: InvoiceInput) => Promise<Buffer>;

export const createInvoices = (typefaces: LoadTypefaces): RenderInvoice =>
  drawOnce(async (input: InvoiceInput) => drawInvoice(input, await typefaces()));
