/**
 * The preferred language of an Accept-Language header: `de` for `de-AT,de;q=0.9,en;q=0.8`.
 * Undefined for an empty header.
 */
export function preferredLanguage(
  acceptLanguage: string | readonly string[] | undefined,
): string | undefined {
  if (typeof acceptLanguage !== 'string' || acceptLanguage.length > 1000) return undefined;
  const tags = acceptLanguage.split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().split(';');
    const weight = parameters
      .map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1])
      .find((found) => found !== undefined);
    return {
      language: tag.split('-')[0]?.toLowerCase() ?? '',
      weight: weight === undefined ? 1 : Number(weight),
    };
  });
  return tags
    .filter(({ language, weight }) => /^[a-z]{2,3}$/.test(language) && weight > 0)
    .sort((a, b) => b.weight - a.weight)[0]?.language;
}

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * The buyer's language from the request. `x-wix-linguist` is how sites of the provider send a
 * chosen language (`de|de-de|false|...`); it takes precedence over the browser's preference.
 */
export function languageOf(headers: Headers): string | undefined {
  const chosen = headers['x-wix-linguist'];
  const named =
    typeof chosen === 'string'
      ? /^([a-z]{2,3})(?:-[\w-]{1,20})?(?:\||$)/i.exec(chosen)?.[1]?.toLowerCase()
      : undefined;
  return named ?? preferredLanguage(headers['accept-language']);
}
