import type { ErrorTable } from './entry.ts';

/** Errors of webhooks. */
export const webhooksErrors = {
  ADDRESS_NOT_ALLOWED: { status: 400, message: 'Webhooks cannot be delivered to this address.' },
  TOO_MANY_WEBHOOKS: {
    status: 409,
    message: 'A store can have at most {max} webhooks. Delete one that is no longer needed.',
  },
} as const satisfies ErrorTable;
