import type { ErrorTable } from './entry.ts';

/** Errors of webhooks. */
export const webhooksErrors = {
  ADDRESS_NOT_ALLOWED: {
    status: 400,
    message: 'Webhooks cannot be delivered to this address.',
    description:
      'The message has the reason. Addresses of private networks are accepted during development only.',
  },
  TOO_MANY_WEBHOOKS: {
    status: 409,
    message: 'A store can have at most {max} webhooks. Delete one that is no longer needed.',
    description: 'Nothing was created. List the webhooks and delete one.',
  },
} as const satisfies ErrorTable;
