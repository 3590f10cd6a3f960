import sql, { empty, join, type Sql } from 'sql-template-tag';
import { emailKey, memberColumns, type MemberRow } from '../../identity/index.ts';
import { foldCase } from '../../kernel/fold-case.ts';
import type { FieldTable, QueryField, QueryRules, QuerySql } from '../../query/index.ts';
import type { Reader } from '../../db/index.ts';

/** The queryable fields of a member, by their path on the wire. */

const open = { filterable: true, sortable: true } as const;
const shop = { ...open, merchantOnly: true } as const;
const name = (column: Sql, more: Partial<QueryField> = {}): QueryField => ({
  kind: 'text',
  column,
  ...more,
});

const fields = {
  loginEmail: name(sql`m.login_email_key`, {
    lowerColumn: sql`m.login_email_key`,
    toLower: emailKey,
    ...shop,
  }),
  nickname: name(sql`m.nickname`, {
    lowerColumn: sql`m.folded_nickname`,
    toLower: foldCase,
    ...open,
  }),
  firstName: name(sql`m.first_name`, {
    lowerColumn: sql`m.folded_first_name`,
    toLower: foldCase,
    ...shop,
  }),
  lastName: name(sql`m.last_name`, {
    lowerColumn: sql`m.folded_last_name`,
    toLower: foldCase,
    ...shop,
  }),
} as const;

export const memberFields: FieldTable = {
  id: { kind: 'id', column: sql`m.member_id`, nullable: false, ...open },
  contactId: { kind: 'id', column: sql`m.member_id`, nullable: false, filterable: true },
  createdDate: { kind: 'moment', column: sql`m.created_at`, nullable: false, ...open },
  updatedDate: { kind: 'moment', column: sql`m.updated_at`, nullable: false, ...open },
  lastLoginDate: { kind: 'moment', column: sql`m.last_login_at`, ...shop },
  'profile.nickname': fields.nickname,
  // Slugs are stored in lower case.
  'profile.slug': name(sql`m.slug`, { lowerColumn: sql`m.slug`, ...open }),
  // Visitors see approved, public members only, so filtering by these two reveals nothing.
  status: name(sql`m.status`, {
    nullable: false,
    values: ['UNKNOWN', 'PENDING', 'APPROVED', 'BLOCKED', 'OFFLINE'],
    ...open,
  }),
  privacyStatus: name(sql`m.privacy_status`, {
    nullable: false,
    values: ['UNKNOWN', 'PRIVATE', 'PUBLIC'],
    ...open,
  }),
  activityStatus: name(sql`m.activity_status`, {
    nullable: false,
    values: ['UNKNOWN', 'ACTIVE', 'MUTED'],
    filterable: true,
    merchantOnly: true,
  }),
  loginEmail: fields.loginEmail,
  loginEmailVerified: {
    kind: 'boolean',
    column: sql`m.login_email_verified`,
    nullable: false,
    filterable: true,
    merchantOnly: true,
  },
  'contact.firstName': fields.firstName,
  'contact.lastName': fields.lastName,
};

export const memberQuery: QueryRules = {
  fields: memberFields,
  tieBreaker: { kind: 'id', column: sql`m.member_id`, nullable: false },
  defaultSort: [
    {
      name: 'createdDate',
      field: { kind: 'moment', column: sql`m.created_at`, nullable: false },
      order: 'desc',
    },
  ],
};

/** The fields of a plain-text search. */
export const searchFields: Readonly<Record<string, QueryField>> = {
  loginEmail: fields.loginEmail,
  'profile.nickname': fields.nickname,
  'contact.firstName': fields.firstName,
  'contact.lastName': fields.lastName,
};

export interface PlainSearch {
  readonly text: string;
  readonly fields: readonly QueryField[];
}

/** The visible members: all for the shop, public ones for other callers. */
export interface Whose {
  readonly siteId: string;
  readonly merchant: boolean;
}

const visible = ({ merchant }: Whose): Sql =>
  merchant ? sql`true` : sql`m.status = 'APPROVED' and m.privacy_status = 'PUBLIC'`;

function found(search: PlainSearch | undefined): Sql {
  if (!search) return sql`true`;
  const within = (toLower: (text: string) => string): string =>
    `%${toLower(search.text).replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return search.fields.length === 0
    ? sql`false`
    : join(
        search.fields.map(
          ({ lowerColumn = empty, toLower = emailKey }) =>
            sql`${lowerColumn} like ${within(toLower)}::text`,
        ),
        ' or ',
        '(',
        ')',
      );
}

export async function findMembers(
  db: Reader,
  whose: Whose,
  { within, orderBy, limit, position }: QuerySql,
  search?: PlainSearch,
): Promise<(MemberRow & { position: string[] })[]> {
  return db.query(sql`select ${memberColumns}, ${position} as position from member m
    where m.site_id = ${whose.siteId} and ${visible(whose)} and ${within} and ${found(search)} order by ${orderBy} ${limit}`);
}

/** Exact up to `most`; counting stops there. */
export async function countMembers(
  db: Reader,
  whose: Whose,
  { where }: QuerySql,
  search: PlainSearch | undefined,
  max: number,
): Promise<number> {
  const [row] = await db.query<{ total: number }>(sql`select count(*)::int as total from
    (select from member m where m.site_id = ${whose.siteId} and ${visible(whose)} and ${where} and ${found(search)} limit ${max}) as counted`);
  return row?.total ?? 0;
}

/** The total, or that of one status or privacy, which every write maintains. */
export async function tallyMembers(
  db: Reader,
  { siteId, merchant }: Whose,
  { status, privacyStatus }: { readonly status?: string; readonly privacyStatus?: string },
): Promise<number> {
  const of = [
    ...(merchant ? [] : [sql`status = 'APPROVED'`, sql`privacy_status = 'PUBLIC'`]),
    ...(status === undefined ? [] : [sql`status = ${status}`]),
    ...(privacyStatus === undefined ? [] : [sql`privacy_status = ${privacyStatus}`]),
  ];
  const [row] = await db.query<{ total: number }>(
    sql`select coalesce(sum(delta), 0)::int as total from member_tally where ${join([sql`site_id = ${siteId}`, ...of], ' and ')}`,
  );
  return row?.total ?? 0;
}

/** Sums the counter rows of each kind into one. Rows that concurrent writes add are left alone. */
export async function sumUpTally(db: Reader): Promise<void> {
  await db.query(sql`with deleted as (delete from member_tally returning site_id, status, privacy_status, delta)
    insert into member_tally select site_id, status, privacy_status, sum(delta) from deleted group by 1, 2, 3 having sum(delta) <> 0`);
}

/** The next matches of a filter in the order of their IDs, without members created later. */
export async function findMatchingIds(
  tx: Reader,
  {
    siteId,
    where,
    search,
    after,
    before,
    limit,
  }: {
    siteId: string;
    where: Sql;
    search: PlainSearch | undefined;
    after: string | null;
    before: Date;
    limit: number;
  },
): Promise<string[]> {
  const rows = await tx.query<{
    memberId: string;
  }>(sql`select m.member_id as "memberId" from member m where m.site_id = ${siteId} and ${where} and ${found(search)} and m.created_at <= ${before}
    and (${after}::uuid is null or m.member_id > ${after}::uuid) order by m.member_id limit ${limit}`);
  return rows.map(({ memberId }) => memberId);
}

export async function findMembersById(
  db: Reader,
  siteId: string,
  memberIds: readonly string[],
): Promise<MemberRow[]> {
  return db.query<MemberRow>(
    sql`select ${memberColumns} from member m where m.site_id = ${siteId} and m.member_id = any(${memberIds}::uuid[])`,
  );
}
