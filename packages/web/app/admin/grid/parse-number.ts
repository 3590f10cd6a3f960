/**
 * Reads `1,299.50` and `1.299,50` in any language. A single separator before exactly three digits is
 * ambiguous: it is then read as the language writes it.
 */
export function parseNumber(text: string, locale: string): number | undefined {
  const bare = text.replace(/[\s\u00a0\u202f'’]|\p{Sc}|[A-Z]{3}/gu, '');
  if (!/^[-+]?(\d|[.,]\d)[\d.,]*$/.test(bare)) return undefined;
  const separators = bare.replace(/[^.,]/g, '');
  const last = separators.at(-1);
  if (last === undefined) return Number(bare);
  const isOnly = separators.length === 1;
  const localDecimal = (1.5).toLocaleString(locale).charAt(1);
  const isGrouping = isOnly
    ? last !== localDecimal && /[.,]\d{3}$/.test(bare)
    : separators.slice(0, -1).includes(last);
  const plain = isGrouping
    ? bare.replace(/[.,]/g, '')
    : bare.replace(last === '.' ? /,/g : /\./g, '').replace(',', '.');
  const number = Number(plain);
  return Number.isFinite(number) ? number : undefined;
}
