/** The item of a line, as the platform takes it. */
export interface CartItem {
  readonly catalogItemId: string;
  /** The item's catalog; by default the store's products. */
  readonly appId?: string | undefined;
  readonly options?: Readonly<Record<string, unknown>> | undefined;
}

const storesApp = '215238eb-22a5-4c36-9e7b-e7c08025e04e';

/**
 * One key for an item with the same choices, in any order: forms submit it, and lines are
 * identified by it.
 */
export function itemText({ catalogItemId, appId = storesApp, options }: CartItem): string {
  const named = sorted(options ?? {});
  return JSON.stringify({
    catalogItemId,
    appId,
    ...(Object.keys(named).length > 0 ? { options: named } : {}),
  });
}

function sorted(given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(given)
      .filter(([, value]) => value !== undefined && value !== '' && !isEmpty(value))
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, value]) => [name, isRecord(value) ? sorted(value) : value]),
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isEmpty = (value: unknown): boolean =>
  isRecord(value) && Object.keys(sorted(value)).length === 0;

/** The item of a form, with its chosen options and texts. Undefined when it is invalid. */
export function itemIn(
  fields: Readonly<Record<string, string>>,
): { catalogItemId: string; appId: string; options: Record<string, unknown> } | undefined {
  const item = parsed(fields['item'] ?? '');
  if (!isRecord(item) || typeof item['catalogItemId'] !== 'string' || item['catalogItemId'] === '')
    return undefined;
  const { catalogItemId, appId, options } = item;
  const given = isRecord(options) ? options : {};
  const inputs = (prefix: string) =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, value]) =>
        name.startsWith(prefix) && value.trim() !== ''
          ? [[name.slice(prefix.length), value.trim()]]
          : [],
      ),
    );
  const merged = (name: string, prefix: string) => ({
    ...(isRecord(given[name]) ? given[name] : {}),
    ...inputs(prefix),
  });
  return {
    catalogItemId,
    appId: typeof appId === 'string' && appId !== '' ? appId : storesApp,
    options: sorted({
      ...given,
      options: merged('options', 'choice:'),
      customTextFields: merged('customTextFields', 'text:'),
    }),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
