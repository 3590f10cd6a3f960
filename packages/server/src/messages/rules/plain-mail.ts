interface PlainMail {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly code?: string;
  readonly table?: {
    readonly head?: readonly string[];
    readonly rows: readonly (readonly string[])[];
    readonly totals?: readonly (readonly [string, string])[];
  };
  readonly button?: { readonly label: string; readonly url: string };
  readonly buttons?: readonly { readonly label: string; readonly url: string }[];
  readonly after?: readonly string[];
  readonly store: { readonly email?: string | undefined };
}

const LINE_WIDTH = 60;

/** The plain-text alternative of a mail. */
export function plainMail(mail: PlainMail, storeName: string): string {
  const { table } = mail;
  return (
    [
      mail.title,
      ...mail.paragraphs,
      ...(mail.code === undefined ? [] : [`    ${mail.code}`]),
      ...(table
        ? [
            [
              ...table.rows.map(row),
              ...(table.totals?.length
                ? [
                    '-'.repeat(LINE_WIDTH),
                    ...table.totals.map(([label, amount]) => row([label, amount])),
                  ]
                : []),
            ].join('\n'),
          ]
        : []),
      ...[...(mail.buttons ?? []), ...(mail.button ? [mail.button] : [])].map(
        ({ label, url }) => `${label}:\n${url}`,
      ),
      ...(mail.after ?? []),
      ['-- ', storeName, ...(mail.store.email === undefined ? [] : [mail.store.email])].join('\n'),
    ].join('\n\n') + '\n'
  );
}

/** Text on the left, the last column on the right. */
function row(cells: readonly string[]): string {
  const words = cells.map((cell) => cell.replaceAll('\n', ', '));
  const last = words.at(-1) ?? '';
  const first = words
    .slice(0, -1)
    .filter((word) => word !== '')
    .join('  ');
  return first === ''
    ? last
    : `${first}${' '.repeat(Math.max(2, LINE_WIDTH - first.length - last.length))}${last}`;
}
