import type { Call } from '@shopwright/contract';
import { refuse } from '../kernel/outcome.ts';
import type { Route } from './endpoint.ts';

/** A call of the contract that is not built yet says so. A test counts these, and the count only falls. */
export function notYet(call: Call): Route {
  return {
    call,
    notYet: true,
    handle: async () =>
      refuse(
        501,
        'NOT_IMPLEMENTED',
        `${call.name} is not built yet in this version of Shopwright.`,
      ),
  };
}
