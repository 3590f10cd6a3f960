import { useTranslations } from '../i18n/use-translations.tsx';
import type { contactOf } from './contact.server.ts';

/** Name, postal address, e-mail and phone of the business. */
export function ContactLines({
  contact: { name, address, email, phone },
}: {
  readonly contact: Pick<ReturnType<typeof contactOf>, 'name' | 'address' | 'email' | 'phone'>;
}) {
  const t = useTranslations('shop');
  return (
    <>
      <address className="not-italic">
        <bdi className="block font-medium">{name}</bdi>
        {address.map((line) => (
          <bdi key={line} className="block">
            {line}
          </bdi>
        ))}
      </address>
      {(email || phone) && (
        <dl className="contact-facts">
          {email && (
            <div>
              <dt>{t('email')}</dt>
              <dd>
                <a className="link" href={`mailto:${email}`}>
                  <bdi>{email}</bdi>
                </a>
              </dd>
            </div>
          )}
          {phone && (
            <div>
              <dt>{t('phone')}</dt>
              <dd>
                <a className="link" href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
                  <bdi>{phone}</bdi>
                </a>
              </dd>
            </div>
          )}
        </dl>
      )}
    </>
  );
}
