/**
 * Finds statements in a migration that would stop an open shop, or the previous release on the new
 * schema. docs/upgrade.md has the rules and the reasons.
 */

export interface MigrationText {
  /** Such as `0002-add-gift-wrapping.sql`. */
  readonly name: string;
  readonly sql: string;
}

type Exemption = 'locks' | 'breaks';

interface Rule {
  /** Matches one statement without comments and texts; the group `table` is the table it changes. */
  readonly found: RegExp;
  readonly instead: string;
  /** The line `-- locks: why` or `-- breaks: why` that allows the statement; without it, nothing does. */
  readonly exemption?: Exemption;
}

const TABLE = String.raw`(?:if\s+exists\s+)?(?:only\s+)?(?<table>[\w.]+)`;
const ALTER = String.raw`^alter\s+table\s+${TABLE}\s.*?\b`;
const CONSTRAINT = String.raw`add\s+(?:constraint\s+\w+\s+)?`;
const rule = (pattern: string, instead: string, exemption?: Exemption): Rule => ({
  found: new RegExp(pattern, 'is'),
  instead,
  ...(exemption && { exemption }),
});

const RULES: readonly Rule[] = [
  rule(
    String.raw`^create\s+(?:unique\s+)?index\s+(?!concurrently).*?\bon\s+${TABLE}`,
    'create the index concurrently, in a migration that begins with -- no-transaction',
    'locks',
  ),
  rule(
    String.raw`${ALTER}(?:foreign\s+key|${CONSTRAINT}check)\b(?!.*\bnot\s+valid\b)`,
    'add the constraint "not valid", and validate it in the next migration',
    'locks',
  ),
  rule(
    String.raw`${ALTER}(?:${CONSTRAINT}(?:unique|primary\s+key)\b(?!.*\busing\s+index\b)|add\s+column\s[^,]*\bunique\b)`,
    'create the index concurrently, and add the constraint "using index"',
    'locks',
  ),
  rule(
    String.raw`${ALTER}alter\s+(?:column\s+)?\w+\s+(?:set\s+data\s+)?type\b`,
    'add another column, fill it in batches, and drop the old one in a later release',
  ),
  rule(
    String.raw`${ALTER}add\s+(?:column\s+)?[^,]*\b(?:generated\s+always\s+as\s*\(|serial\b|bigserial\b|default\s+(?:gen_random_uuid|clock_timestamp|random|nextval)\b)`,
    'add the column without a value that differs for each row, and fill it in batches',
    'locks',
  ),
  rule(
    String.raw`${ALTER}add\s+column\s+(?:if\s+not\s+exists\s+)?(?![^,]*\bdefault\b)[^,]*\bnot\s+null\b`,
    'give the column a default: the previous release inserts rows without it',
    'breaks',
  ),
  rule(
    String.raw`^(?:update|delete\s+from)\s+${TABLE}\s`,
    'fill or clear rows in batches, by a job of the release',
    'locks',
  ),
  rule(
    String.raw`^(?:lock\s+(?:table\s+)?|truncate\s+(?:table\s+)?|cluster\s+|vacuum\s+full\s+|reindex\s+(?:table|index)\s+(?!concurrently))${TABLE}`,
    'leave it out: it stops every request to the table',
    'locks',
  ),
  rule(
    String.raw`(?:${ALTER}|^alter\s+(?:index|sequence|type|view)\s+.*?\b)rename\s+(?:to|column|constraint)?\b`,
    'add the new name, write both, and drop the old one in a later release',
    'breaks',
  ),
  rule(
    String.raw`(?:${ALTER}drop\s+(?:column|constraint)\b|${ALTER}drop\s+(?!(?:column|constraint|not|default|expression|identity)\b)\w+|^drop\s+(?:table|view|type|schema|extension|sequence)\b)`,
    'drop it in the release after the one that stopped using it, and say so',
    'breaks',
  ),
  rule(String.raw`^do\b`, 'write plain statements: a block hides what it locks'),
];

/** A problem in one sentence: the statement, and what to write instead. */
export function lintMigration(
  { name, sql }: MigrationText,
  earlier: readonly MigrationText[] = [],
): string[] {
  const statements = splitStatements(sql);
  const created = statements.flatMap(
    (statement) =>
      /^create\s+(?:temporary\s+|temp\s+|unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?([\w.]+)/i.exec(
        statement,
      )?.[1] ?? [],
  );
  const isExempt = (exemption: Exemption | undefined): boolean =>
    exemption !== undefined &&
    new RegExp(`^-- ${exemption}(?: before \\d{4,})?: \\S`, 'm').test(sql);
  const problem = (statement: string, instead: string): string =>
    `${name}: ${statement.slice(0, 80)}: ${instead}.`;

  const before = earlier.flatMap((migration) => splitStatements(migration.sql));
  return statements.flatMap((statement, index) => [
    ...RULES.flatMap(({ found, instead, exemption }) => {
      const match = found.exec(statement);
      const table = match?.groups?.['table'];
      if (!match || isExempt(exemption) || (table !== undefined && created.includes(table)))
        return [];
      return [problem(statement, instead)];
    }),
    ...findUncheckedNotNull(statement, [...before, ...statements.slice(0, index)])
      .filter(({ table }) => !created.includes(table))
      .map(({ column }) =>
        problem(
          statement,
          `first add the constraint check (${column} is not null) "not valid", and validate it`,
        ),
      ),
    ...(/\bconcurrently\b/i.test(statement) && !/^-- no-transaction\s*$/m.test(firstLine(sql))
      ? [problem(statement, 'begin the file with the line -- no-transaction')]
      : []),
    ...(/^create\s+(unique\s+)?index\s+concurrently\b/i.test(statement) &&
    !dropsFirst(statement, statements.slice(0, index))
      ? [
          problem(
            statement,
            'put "drop index concurrently if exists" before it, because an index that failed half-way stays, invalid',
          ),
        ]
      : []),
  ]);
}

/**
 * PostgreSQL reads the whole table for SET NOT NULL, unless a validated constraint proves that the
 * column has no null.
 */
function findUncheckedNotNull(
  statement: string,
  before: readonly string[],
): { table: string; column: string }[] {
  const [, table] =
    /^alter\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?([\w.]+)\s/i.exec(statement) ?? [];
  if (table === undefined) return [];
  const columns = [
    ...statement.matchAll(/\balter\s+(?:column\s+)?(\w+)\s+set\s+not\s+null\b/gi),
  ].flatMap(([, column]) => column ?? []);
  return columns
    .filter((column) => {
      const check = new RegExp(
        String.raw`^alter\s+table\s+${table}\s.*\badd\s+constraint\s+(\w+)\s+check\s*\(\s*${column}\s+is\s+not\s+null\s*\)`,
        'is',
      );
      const names = before.flatMap((each) => check.exec(each)?.[1] ?? []);
      return !names.some((constraint) =>
        before.some((each) =>
          new RegExp(
            String.raw`^alter\s+table\s+${table}\s.*\bvalidate\s+constraint\s+${constraint}\b`,
            'is',
          ).test(each),
        ),
      );
    })
    .map((column) => ({ table, column }));
}

function dropsFirst(statement: string, before: readonly string[]): boolean {
  const [, index] =
    /^create\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?(\w+)/i.exec(
      statement,
    ) ?? [];
  const drop = new RegExp(`^drop\\s+index\\s+concurrently\\s+if\\s+exists\\s+${index}\\b`, 'i');
  return before.some((each) => drop.test(each));
}

const firstLine = (sql: string): string => sql.split('\n', 1)[0] ?? '';

/** Statements on one line, without comments, and with empty texts: a text is no statement. */
function splitStatements(sql: string): string[] {
  return sql
    .replaceAll(/\/\*.*?\*\/|--[^\n]*|'(?:[^']|'')*'|(\$\w*\$).*?\1/gs, (match, quote: unknown) =>
      match.startsWith("'") || typeof quote === 'string' ? "''" : ' ',
    )
    .replaceAll(/\bon\s+(?:delete|update)\s+(?:cascade|restrict|no\s+action|set\s+\w+)/gi, ' ')
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter((statement) => statement !== '');
}
