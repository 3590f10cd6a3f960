import type { Db } from './open.ts';
import type { Tx } from './tx.ts';

/** The data subject: the member, if any, and their verified email addresses in lower case. */
export interface DataSubject {
  readonly memberId?: string;
  readonly contactId?: string;
  readonly emails: readonly string[];
}

/** The personal data that a domain stores. The domain that owns the rows exports and erases it. */
export interface PersonalData {
  /** The key of this domain's part in the export, such as `orders`. */
  readonly name: string;
  readonly export: (
    reader: Pick<Db, 'query'> | Pick<Tx, 'query'>,
    siteId: string,
    subject: DataSubject,
  ) => Promise<unknown>;
  /** The reason why the data cannot be erased now, shown to the merchant. */
  readonly whyNotErase?: (
    tx: Tx,
    siteId: string,
    subject: DataSubject,
  ) => Promise<string | undefined>;
  /** Returns the number of records that must be retained, without personal data. */
  readonly erase: (
    tx: Tx,
    siteId: string,
    subject: DataSubject,
  ) => Promise<{ readonly retained?: number }>;
}
