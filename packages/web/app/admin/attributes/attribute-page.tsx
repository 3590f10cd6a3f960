import { Form, Link, useRouteLoaderData } from 'react-router';
import type { FormAnswer } from '../../account/form-errors.server.ts';
import { FormNotice } from '../../account/form-notice.tsx';
import { useTranslations } from '../../i18n/use-translations.tsx';
import type { loader as layoutLoader } from '../../routes/admin/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AdminPage } from '../page.tsx';
import { hasRight } from '../shell/areas.ts';
import { Icon } from '../shell/icon.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { AttributeEntry } from './attribute-entry.tsx';
import { AttributeFields } from './attribute-fields.tsx';
import { attributePaths, type AttributeKind, type ListedAttribute } from './kind.ts';

interface AttributePageProps {
  readonly kind: AttributeKind;
  readonly search: string;
  readonly attributes: readonly ListedAttribute[];
  readonly next: string | null;
  readonly done: 'created' | 'saved' | 'deleted' | undefined;
  readonly answer: FormAnswer | undefined;
}

const permissionNouns = {
  brands: 'BRAND',
  ribbons: 'RIBBON',
  infoSections: 'INFO_SECTION',
} as const;

/** Brands, ribbons or info sections: found, created, renamed once for all products, deleted. */
export function AttributePage({
  kind,
  search,
  attributes,
  next,
  done,
  answer,
}: AttributePageProps) {
  const t = useTranslations('adminAttributes');
  const layout = useRouteLoaderData<typeof layoutLoader>('routes/admin/layout');
  const rights = layout?.shell.rights ?? [];
  const may = (verb: 'CREATE' | 'UPDATE' | 'DELETE'): boolean =>
    hasRight(rights, `WIX_STORES.${permissionNouns[kind]}_${verb}`);
  const mayMerge =
    kind !== 'infoSections' &&
    hasRight(rights, 'SHOPWRIGHT.MANAGE_CHANGE_PLANS') &&
    hasRight(rights, 'WIX_STORES.MODIFY_PRODUCTS');
  const path = attributePaths[kind];
  const query = search === '' ? '' : `&q=${encodeURIComponent(search)}`;
  return (
    <AdminPage intro={t(`${kind}Intro`)}>
      {done !== undefined && !answer && <Notice kind="done">{t(`${kind}_${done}`)}</Notice>}
      <Card heading={t(kind)}>
        <Form action={path} role="search" className="list-search">
          <Icon name="search" />
          <input
            key={search}
            type="search"
            name="q"
            aria-label={t('search')}
            placeholder={t('search')}
            defaultValue={search}
            maxLength={100}
          />
        </Form>
        {attributes.length === 0 ? (
          <EmptyState icon="product" heading={t(`${kind}_none`)}>
            {t(search === '' ? `${kind}_noneHint` : 'noneMatch')}
          </EmptyState>
        ) : (
          <ul className="admin-entries">
            {attributes.map((attribute) => (
              <AttributeEntry
                key={`${attribute.id} ${attribute.revision}`}
                kind={kind}
                attribute={attribute}
                others={mayMerge ? attributes.map(({ name }) => name) : []}
                mayUpdate={may('UPDATE')}
                mayDelete={may('DELETE')}
                answer={answer?.values?.['id'] === attribute.id ? answer : undefined}
              />
            ))}
          </ul>
        )}
        {next !== null && (
          <p>
            <Link
              className="button button-quiet"
              to={`${path}?cursor=${encodeURIComponent(next)}${query}`}
            >
              {t('nextPage')}
            </Link>
          </p>
        )}
      </Card>
      {may('CREATE') && (
        <Card heading={t(`${kind}_new`)} id="new">
          <Form key={done} method="post" action={path} className="grid gap-3">
            <FormNotice answer={answer} intent="create" />
            <AttributeFields
              kind={kind}
              values={answer?.intent === 'create' ? (answer.values ?? {}) : {}}
              errors={answer?.intent === 'create' ? answer.errors : undefined}
            />
            <p>
              <button className="button" name="intent" value="create">
                {t(`${kind}_new`)}
              </button>
            </p>
          </Form>
        </Card>
      )}
    </AdminPage>
  );
}
