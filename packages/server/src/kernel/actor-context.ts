import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Passes the actor of the current call to the code that publishes its events. It is never used for
 * authorization, which takes the actor as an argument.
 */
export interface ActorContext {
  readonly run: <T>(actor: ActingParty | undefined, work: () => T) => T;
  /** `member 0f3c…`; null outside a call, such as in a job. */
  readonly current: () => string | null;
}

interface ActingParty {
  readonly role: string;
  readonly id: string;
}

export function createActorContext(): ActorContext {
  const storage = new AsyncLocalStorage<ActingParty>();
  return {
    run: (actor, work) => (actor ? storage.run(actor, work) : work()),
    current() {
      const actor = storage.getStore();
      return actor ? `${actor.role} ${actor.id}` : null;
    },
  };
}
