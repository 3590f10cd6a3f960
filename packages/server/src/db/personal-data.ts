import type { Db } from './open.ts';
import type { Tx } from './tx.ts';

/** Whose data: the member, if there is one, and the addresses that are known to be theirs, in lower case. */
export interface Person {
  readonly memberId?: string;
  readonly contactId?: string;
  readonly emails: readonly string[];
}

/** What a domain keeps of a person: told and forgotten here, by whoever owns the rows. */
export interface PersonalData {
  /** Under which its part stands in what the person gets: `orders`. */
  readonly name: string;
  readonly export: (
    reader: Pick<Db, 'query'> | Pick<Tx, 'query'>,
    siteId: string,
    person: Person,
  ) => Promise<unknown>;
  /** Why it cannot be done now, said to the shop. */
  readonly whyNotErase?: (tx: Tx, siteId: string, person: Person) => Promise<string | undefined>;
  /** Answers how many things stay, without the person, where some must. */
  readonly erase: (tx: Tx, siteId: string, person: Person) => Promise<{ readonly kept?: number }>;
}
