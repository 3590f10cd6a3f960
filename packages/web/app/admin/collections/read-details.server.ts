import type { collections, products } from '@shopwright/sdk';
import { formText } from '../../ui/form-text.server.ts';
import {
  detailNames,
  newDetails,
  readSeo,
  writeSeo,
  type DetailName,
  type Details,
} from './details.ts';

export const detailsOf = (collection: collections.Collection): Details => ({
  name: collection.name ?? '',
  slug: collection.slug ?? '',
  description: collection.description ?? '',
  visible: collection.visible ? 'on' : '',
  ...readSeo(collection.seoSchema?.tags ?? []),
});

export function enteredDetails(form: FormData): Details {
  const entries = detailNames.map((name) => [name, formText(form, name).replaceAll('\r\n', '\n')]);
  return { ...newDetails, ...(Object.fromEntries(entries) as Partial<Details>) };
}

/** What the form showed when it was opened, so that conflicts are found. */
export function seenDetails(form: FormData, fallback: Details): Details {
  const entries = detailNames.flatMap((name) => {
    const value = form.get(`seen-${name}`);
    return typeof value === 'string' ? [[name, value.replaceAll('\r\n', '\n')]] : [];
  });
  return { ...fallback, ...(Object.fromEntries(entries) as Partial<Details>) };
}

/** The changed fields in the form of the API. */
export function toPatch(
  entered: Details,
  changed: readonly DetailName[],
  current: collections.Collection = {},
): products.Collection {
  const isChanged = (name: DetailName): boolean => changed.includes(name);
  return {
    ...(isChanged('name') ? { name: entered.name } : {}),
    ...(isChanged('slug') ? { slug: entered.slug === '' ? null : entered.slug } : {}),
    ...(isChanged('description') ? { description: entered.description } : {}),
    ...(isChanged('visible') ? { visible: entered.visible === 'on' } : {}),
    ...(isChanged('seoTitle') || isChanged('seoDescription')
      ? { seoSchema: { tags: writeSeo(current.seoSchema?.tags ?? [], entered) } }
      : {}),
  };
}
