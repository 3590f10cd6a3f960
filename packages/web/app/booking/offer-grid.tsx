import { Link } from '../shop/link.tsx';
import { Picture, type PictureImage } from '../ui/picture.tsx';

interface Offer {
  readonly path: string;
  readonly name: string;
  readonly lines: readonly string[];
  readonly text?: string | undefined;
  readonly picture?: PictureImage | undefined;
}

/**
 * Services or events, picture first. One alone has the page to itself; several share it by twos.
 */
export function OfferGrid({
  heading,
  intro,
  offers,
  none,
  more,
}: {
  readonly heading: string;
  readonly intro: string;
  readonly offers: readonly Offer[];
  readonly none: string;
  readonly more: string;
}) {
  const alone = offers.length === 1;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-3 px-edge pt-10 pb-8 md:pt-20 md:pb-12">
        <h1 className="display">{heading}</h1>
        <p className="pb-2 text-quiet">{intro}</p>
      </div>
      {offers.length === 0 && <p className="px-edge pb-32 text-lg text-quiet">{none}</p>}
      <div className={alone ? '' : 'grid md:grid-cols-2'}>
        {offers.map(({ path, name, lines, text, picture }, at) => (
          <article
            key={path}
            className={`group relative ${alone ? 'lg:grid lg:grid-cols-[7fr_5fr] lg:items-end' : 'flex flex-col'}`}
          >
            {picture && (
              <div>
                <Picture
                  image={picture}
                  first={at === 0}
                  sizes={
                    alone
                      ? '(width >= 64rem) 64vw, (width >= 40rem) 134vw, 100vw'
                      : '(width >= 48rem) 67vw, 134vw'
                  }
                  className={`w-full ${alone ? 'aspect-square sm:aspect-4/3 lg:aspect-auto lg:h-[min(44rem,78svh)]' : 'aspect-4/3'}`}
                />
              </div>
            )}
            <div
              className={`px-edge pt-5 pb-14 ${alone ? 'lg:px-[calc(var(--edge)*2)] lg:pb-0' : 'md:pb-20'}`}
            >
              <h2 className="title text-wrap">
                <Link to={path} prefetch="intent" className="card-link">
                  <bdi>{name}</bdi>
                </Link>
              </h2>
              {lines.map((line) => (
                <p key={line} className="mt-2">
                  {line}
                </p>
              ))}
              {text && (
                <p className="mt-4 max-w-[34em] text-quiet" dir="auto">
                  {text}
                </p>
              )}
              <p aria-hidden className="link mt-5 inline-block">
                {more}
              </p>
            </div>
          </article>
        ))}
      </div>
      <div className="pb-20" />
    </>
  );
}
