import type { SeoSchema, Tag } from '@shopwright/contract/catalog/products';
import { compact } from '../../../kernel/compact.ts';

/**
 * Tags that a merchant adds to the head of a page. Storefronts print them as they are, so other
 * tags, other attributes and URLs that could run a script are removed.
 */

const attributes: Readonly<Record<string, ReadonlySet<string>>> = {
  title: new Set(),
  // No http-equiv: it can redirect visitors and set cookies.
  meta: new Set(['name', 'property', 'itemprop', 'content']),
  link: new Set(['rel', 'href', 'hreflang', 'media', 'title']),
  script: new Set(['type']),
};

/** Link relations that load nothing into the page. */
const relations = new Set(['canonical', 'alternate', 'prev', 'next', 'author', 'license', 'me']);

export function patchSeo(before: SeoSchema | undefined, { tags, ...change }: SeoSchema): SeoSchema {
  return { ...before, ...change, ...(tags ? { tags: tags.flatMap(toSafeTag) } : {}) };
}

function toSafeTag({ type, props, meta: _, children, custom, disabled }: Tag): Tag[] {
  const kind = type?.toLowerCase() ?? '';
  const allowed = Object.hasOwn(attributes, kind) ? attributes[kind] : undefined;
  if (!allowed) return [];
  const own = Object.fromEntries(
    Object.entries(props ?? {}).flatMap(([name, value]) => {
      const key = name.toLowerCase();
      return allowed.has(key) && typeof value === 'string' ? [[key, toInertValue(value)]] : [];
    }),
  );
  if (
    kind === 'link' &&
    !(relations.has(own['rel']?.toLowerCase() ?? '') && isPlainAddress(own['href'] ?? ''))
  )
    return [];
  const inner =
    kind === 'script'
      ? toInertJson(own['type'], children)
      : children === undefined
        ? undefined
        : toInertText(children);
  if (kind === 'script' && inner === undefined) return [];
  return [
    {
      type: kind,
      ...(Object.keys(own).length > 0 ? { props: own } : {}),
      ...compact({ children: inner, custom, disabled }),
    },
  ];
}

/** Removes characters that open or close a tag. */
const toInertText = (text: string): string => text.replaceAll(/<+(?=[a-z/!?])/gi, '');

/** Also removes the quotes that end an attribute. */
const toInertValue = (text: string): string => toInertText(text).replaceAll('"', '\u201D');

/** An http, https or relative URL; never a script, also not behind control characters. */
function isPlainAddress(address: string): boolean {
  return (
    /^(?:https?:\/\/|\/(?![/\\])|$)/i.test(address) &&
    !/[\s\\\p{Cc}]/u.test(address) &&
    (address.startsWith('/') || URL.canParse(address))
  );
}

/** Structured data is the only script that executes nothing. */
function toInertJson(type: string | undefined, children: string | undefined): string | undefined {
  if (type?.toLowerCase() !== 'application/ld+json' || children === undefined) return undefined;
  try {
    return JSON.stringify(JSON.parse(children)).replaceAll('<', '\\u003c');
  } catch {
    return undefined;
  }
}
