import type { Route } from './+types/imprint';
import { pageContext } from '../../page-context.server.ts';
import { ContactLines } from '../../shop/contact-lines.tsx';
import { contactOf, hasContact } from '../../shop/contact.server.ts';
import { missing } from '../../shop/not-found.server.ts';
import { addressesOf, pageMeta } from '../../shop/page-meta.ts';
import { messagesOf } from '../../i18n/dictionary.server.ts';
import { createTranslate } from '../../i18n/translate.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';

export function meta({ matches: [root], loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { store } = root.loaderData;
  return pageMeta({
    title: `${loaderData.heading} | ${store.name}`,
    description: [loaderData.contact.name, ...loaderData.contact.address].join(', '),
    ...addressesOf(root.loaderData, '/imprint'),
    siteName: store.name,
  });
}

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const [store, { language, locale }] = await Promise.all([page.store(), page.pageLanguage()]);
  if (!hasContact(store)) throw missing();
  return {
    heading: createTranslate(messagesOf(language, 'shop').shop, locale)('imprint'),
    contact: contactOf(store, locale),
  };
}

export default function Imprint({ loaderData: { heading, contact } }: Route.ComponentProps) {
  const t = useTranslations('shop');
  const facts = (
    [
      ['representedBy', contact.representedBy],
      ['taxId', contact.taxId],
      ['registration', contact.registration],
    ] as const
  ).filter(([, value]) => value !== '');
  return (
    <div className="policy-page">
      <h1 className="display">{heading}</h1>
      <div className="grid max-w-[38em] content-start gap-6 text-[1.0625rem]">
        <ContactLines contact={contact} />
        {facts.length > 0 && (
          <dl className="contact-facts">
            {facts.map(([word, value]) => (
              <div key={word}>
                <dt>{t(word)}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </div>
  );
}
