import type { Route } from './+types/contact';
import { pageContext } from '../../page-context.server.ts';
import { ContactLines } from '../../shop/contact-lines.tsx';
import { contactOf, hasContact } from '../../shop/contact.server.ts';
import { Link } from '../../shop/link.tsx';
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
    description: loaderData.contact.about[0] ?? store.tagline,
    ...addressesOf(root.loaderData, '/contact'),
    siteName: store.name,
  });
}

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const [store, { language, locale }] = await Promise.all([page.store(), page.pageLanguage()]);
  if (!hasContact(store)) throw missing();
  return {
    heading: createTranslate(messagesOf(language, 'shop').shop, locale)('contact'),
    contact: { ...contactOf(store, locale), name: store.name },
  };
}

export default function Contact({ loaderData: { heading, contact } }: Route.ComponentProps) {
  const t = useTranslations('shop');
  return (
    <div className="policy-page">
      <h1 className="display">{heading}</h1>
      <div className="contact-page">
        <div className="grid content-start gap-6 text-[1.0625rem]">
          <ContactLines contact={contact} />
          <p>
            <Link className="link inline-block py-2.5" to="/orders/lookup">
              {t('orderLookup')}
            </Link>
          </p>
        </div>
        {contact.about.length > 0 && (
          <section className="grid max-w-[38em] content-start gap-4 text-[1.0625rem] leading-relaxed">
            <h2 className="subtitle">{t('aboutUs')}</h2>
            {contact.about.map((text) => (
              <p key={text} dir="auto">
                {text}
              </p>
            ))}
          </section>
        )}
      </div>
    </div>
  );
}
