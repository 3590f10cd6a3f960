import { AsyncLocalStorage } from 'node:async_hooks';
import type { Caller } from './actor.ts';

/**
 * Who makes the call that is under way. Events say who caused them, and are published deep inside, by code that has no other use for
 * it: this is the one thing that travels with a call by itself. It decides nothing; what a caller may do is always an argument.
 */
const acting = new AsyncLocalStorage<Pick<Caller, 'role' | 'id'>>();

export const actingAs = <T>(actor: Caller | undefined, work: () => T): T =>
  actor ? acting.run(actor, work) : work();

/** `member 0f3c…`; nobody when a job does it. */
export function whoActs(): string | null {
  const actor = acting.getStore();
  return actor ? `${actor.role} ${actor.id}` : null;
}
