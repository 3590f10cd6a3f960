import type { ComponentProps } from 'react';
import { Picture } from '../ui/picture.tsx';
import { useTranslations } from '../i18n/use-translations.tsx';
import { Link } from './link.tsx';
import type { Hero } from './store.server.ts';
import { wideSizes } from './wide-sizes.ts';

/** A wide picture that leads where its owner wants it to. */
export function HeroPicture({
  hero: { image, focalPoint, title, url },
  first = false,
}: {
  readonly hero: Hero;
  readonly first?: boolean;
}) {
  const t = useTranslations('catalog');
  return (
    <HeroLink
      url={url}
      className="hero-link"
      {...(title ? { 'aria-label': t('seeTitle', { title }) } : {})}
    >
      <Picture
        image={image}
        focalPoint={focalPoint}
        first={first}
        sizes={wideSizes}
        className="wide-picture"
      />
    </HeroLink>
  );
}

function HeroLink({
  url,
  children,
  ...link
}: Omit<ComponentProps<'a'>, 'href'> & { readonly url: string }) {
  return url.startsWith('/') ? (
    <Link {...link} to={url} prefetch="intent">
      {children}
    </Link>
  ) : (
    <a {...link} href={url}>
      {children}
    </a>
  );
}

/** A pause between two sections: one wide picture and its title. */
export function Interlude({ hero }: { readonly hero: Hero }) {
  return (
    <figure className="pb-20 md:pb-32">
      {/* The title is the link that is read out and has the focus; the picture is only larger to hit. */}
      <HeroLink
        url={hero.url}
        tabIndex={-1}
        aria-hidden={hero.title ? true : undefined}
        className="hero-link"
      >
        <Picture
          image={hero.image}
          focalPoint={hero.focalPoint}
          sizes={wideSizes}
          className="wide-picture"
        />
      </HeroLink>
      {hero.title && (
        <figcaption className="subtitle px-edge pt-5">
          <HeroLink url={hero.url} className="link">
            <bdi>{hero.title}</bdi>
          </HeroLink>
        </figcaption>
      )}
    </figure>
  );
}
