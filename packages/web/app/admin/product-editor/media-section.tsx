import { Link } from 'react-router';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Thumbnail } from '../media/file-tile.tsx';
import type { ProductMediaView } from '../media/product-media-view.ts';
import { ProductMedia } from '../media/product-media.tsx';
import { Card } from '../ui/card.tsx';

/**
 * The media of the product, saved at once. Without JavaScript saving them would discard what is typed
 * in the editor, so they have a page of their own then.
 */
export function MediaSection({ view }: { readonly view: ProductMediaView | undefined }) {
  const t = useTranslations('adminMedia');
  if (!view)
    return (
      <Card heading={t('media')}>
        <p className="text-quiet">{t('createFirst')}</p>
      </Card>
    );
  return (
    <Card id="media" heading={t('media')} intro={t('mediaIntro')}>
      <div className="without-scripts">
        <div className="media-section">
          {view.items.length > 0 && (
            <ul className="media-strip">
              {view.items.map((item) => (
                <li key={item.id}>
                  <Thumbnail file={item} />
                </li>
              ))}
            </ul>
          )}
          <p>
            <Link className="button button-quiet" to={`/admin/products/${view.productId}/media`}>
              {t('editMedia')}
            </Link>
          </p>
        </div>
      </div>
      <div className="needs-scripts">
        <ProductMedia view={view} />
      </div>
    </Card>
  );
}
