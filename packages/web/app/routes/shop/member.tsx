import type { Route } from './+types/member';
import { pageContext } from '../../page-context.server.ts';
import { sizedPicture } from '../../shop/media.server.ts';
import { missing, orMissing } from '../../shop/not-found.server.ts';
import { pageMeta } from '../../shop/page-meta.ts';
import { Picture } from '../../ui/picture.tsx';
import { messagesOf } from '../../i18n/dictionary.server.ts';
import { createTranslate } from '../../i18n/translate.ts';
import { useLanguage, useTranslations } from '../../i18n/use-translations.tsx';

export function meta({ matches: [root], loaderData }: Route.MetaArgs) {
  // Profiles are not indexed.
  return loaderData === undefined
    ? []
    : pageMeta({ title: `${loaderData.member.name} | ${root.loaderData.store.name}` });
}

/**
 * A public community profile. It is read as a visitor, so the platform returns public fields only.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { catalog, pageLanguage } = context.get(pageContext);
  const { language, locale } = await pageLanguage();
  const {
    items: [member],
  } = await orMissing(
    catalog.members
      .queryMembers({ fieldsets: ['PUBLIC'] })
      .eq('profile.slug', params.slug)
      .limit(1)
      .find(),
  );
  if (!member?.profile) throw missing();
  const { nickname, title, photo, cover } = member.profile;
  // The slug may have been made of the member's real name, which they did not choose to show.
  const name =
    nickname || createTranslate(messagesOf(language, 'shop').shop, locale)('memberUnnamed');
  return {
    member: {
      name,
      title: title ?? '',
      photo: pictureOf(photo),
      cover: pictureOf(cover),
      since: member._createdDate?.toISOString(),
    },
  };
}

const pictureOf = (
  image: { url?: string | null; width?: number | null; height?: number | null } | undefined,
) =>
  image?.url
    ? sizedPicture({
        url: image.url,
        ...(image.width ? { width: image.width } : {}),
        ...(image.height ? { height: image.height } : {}),
      })
    : undefined;

export default function MemberPage({
  loaderData: {
    member: { name, title, photo, cover, since },
  },
}: Route.ComponentProps) {
  const t = useTranslations('shop');
  const { locale } = useLanguage();
  return (
    <article>
      {cover && <Picture image={cover} first className="member-cover" />}
      <div className="flex flex-wrap items-center gap-8 px-edge pt-10 pb-24 md:pt-16 md:pb-40">
        {photo ? (
          <Picture image={photo} first className="member-photo" />
        ) : (
          <span aria-hidden="true" className="member-photo member-letter">
            {name.slice(0, 1)}
          </span>
        )}
        <div>
          <h1 className="title">{name}</h1>
          {title && <p className="mt-3 text-lg">{title}</p>}
          {since && (
            <p className="mt-3 text-quiet">
              {t('memberSince', {
                date: new Intl.DateTimeFormat(locale, {
                  month: 'long',
                  year: 'numeric',
                  timeZone: 'UTC',
                }).format(new Date(since)),
              })}
            </p>
          )}
        </div>
      </div>
    </article>
  );
}
