import type { files } from '@shopwright/sdk';
import { Link } from 'react-router';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Card } from '../ui/card.tsx';

export interface UsageView {
  readonly kind: files.FileUsageKind;
  readonly id: string;
  readonly name: string;
  readonly choices: string;
}

/** Pages of the admin where a file can be taken out. */
const pageOf = ({ kind, id }: UsageView): string | undefined => {
  if (kind === 'PRODUCT') return `/admin/products/${id}/media`;
  if (kind === 'COLLECTION') return `/admin/collections/${id}`;
  if (kind === 'VIDEO_POSTER') return `/admin/media/${id}`;
  return kind === 'BUYER_DOWNLOAD' ? `/admin/orders/${id}` : undefined;
};

export function UsagesCard({
  usages,
  hasMore,
}: {
  readonly usages: readonly UsageView[];
  readonly hasMore: boolean;
}) {
  const t = useTranslations('adminMedia');
  return (
    <Card id="usages" heading={t('usedIn')}>
      {usages.length === 0 ? (
        <p className="text-quiet">{t('notUsed')}</p>
      ) : (
        <ul className="admin-list">
          {usages.map((usage) => (
            <li key={`${usage.kind} ${usage.id} ${usage.name}`} className="media-usage">
              <span className="media-meta">{t(usage.kind)}</span>
              <span>
                <UsageName usage={usage} />
                {usage.choices !== '' && (
                  <span className="media-meta"> {t('forChoices', { choices: usage.choices })}</span>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {hasMore && <p className="text-quiet">{t('moreUsages')}</p>}
    </Card>
  );
}

function UsageName({ usage }: { readonly usage: UsageView }) {
  const path = pageOf(usage);
  return path === undefined ? (
    usage.name
  ) : (
    <Link className="link" to={path}>
      {usage.name}
    </Link>
  );
}
