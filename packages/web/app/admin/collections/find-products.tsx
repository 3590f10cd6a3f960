import { useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useScripts } from '../../ui/use-scripts.ts';
import { Icon } from '../shell/icon.tsx';
import type { FoundProduct } from './load-members.server.ts';
import { useProductsAction } from './use-products-action.ts';

interface FindProductsProps {
  readonly query: string;
  readonly found: readonly FoundProduct[];
}

/** The pause in typing after which results are loaded. */
const TYPING_PAUSE_MS = 250;

/** Searches products outside the collection, and adds them. */
export function FindProducts({ query, found }: FindProductsProps) {
  const t = useTranslations('adminCollections');
  const action = useProductsAction();
  const submit = useSubmit();
  const hasScripts = useScripts();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return (
    <div className="grid gap-2">
      <Form
        role="search"
        className="admin-inline-form"
        action={hasScripts ? '' : '#products'}
        preventScrollReset
        replace
      >
        <div className="list-search">
          <Icon name="search" />
          <input
            type="search"
            name="find"
            aria-label={t('find')}
            placeholder={`${t('find')}: ${t('findHint')}`}
            defaultValue={query}
            maxLength={100}
            autoComplete="off"
            onInput={({ currentTarget: { form } }) => {
              clearTimeout(timer.current);
              timer.current = setTimeout(
                () => void submit(form, { preventScrollReset: true, replace: true }),
                TYPING_PAUSE_MS,
              );
            }}
          />
        </div>
        <button className="button button-quiet">{t('search')}</button>
      </Form>
      <div role="status">
        {query !== '' && found.length === 0 && (
          <p className="text-quiet">{t('noResults', { query })}</p>
        )}
      </div>
      {found.length > 0 && (
        <ul className="member-list" aria-label={t('results')}>
          {found.map(({ id, name, detail, picture }) => (
            <li key={id} className="member-row">
              <span className="member-picture">
                {picture && <Picture image={{ ...picture, altText: '' }} sizes="3rem" shape={1} />}
              </span>
              <span className="member-name">
                <bdi>{name}</bdi>
                <span className="text-quiet">{detail}</span>
              </span>
              <Form method="post" action={action} preventScrollReset className="member-buttons">
                <input type="hidden" name="productId" value={id} />
                <button
                  className="button button-quiet"
                  name="intent"
                  value="add"
                  aria-label={t('addProduct', { name })}
                >
                  {t('add')}
                </button>
              </Form>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
