import { Form, Link } from 'react-router';
import type { FormAnswer } from '../../account/form-errors.server.ts';
import { FormNotice } from '../../account/form-notice.tsx';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Select } from '../../ui/field.tsx';
import { Disclosure } from '../staff/disclosure.tsx';
import { AttributeFields } from './attribute-fields.tsx';
import { attributePaths, productsPath, type AttributeKind, type ListedAttribute } from './kind.ts';

interface AttributeEntryProps {
  readonly kind: AttributeKind;
  readonly attribute: ListedAttribute;
  /** The names that it can be merged into; empty if it cannot be. */
  readonly others: readonly string[];
  readonly mayUpdate: boolean;
  readonly mayDelete: boolean;
  /** The outcome of a form of this entry. */
  readonly answer: FormAnswer | undefined;
}

/** One brand, ribbon or info section with what can be done to it. Each form is opened first. */
export function AttributeEntry({
  kind,
  attribute,
  others,
  mayUpdate,
  mayDelete,
  answer,
}: AttributeEntryProps) {
  const t = useTranslations('adminAttributes');
  const { id, revision, name, products } = attribute;
  const path = productsPath(kind, name);
  const count = t('productCount', { count: products });
  const targets = others.filter((other) => other !== name);
  const form = { method: 'post', action: attributePaths[kind], className: 'grid gap-3' } as const;
  return (
    <li>
      <div className="admin-entry">
        <div>
          <p className="admin-entry-name">
            <bdi>{attribute.title === '' ? name : attribute.title}</bdi>
          </p>
          <p className="admin-entry-detail">
            {attribute.title !== '' && <>{name} · </>}
            {path !== undefined && products > 0 ? (
              <Link className="link" to={path} aria-label={`${name}: ${count}`}>
                {count}
              </Link>
            ) : (
              count
            )}
          </p>
        </div>
      </div>
      <div className="attribute-actions">
        {mayUpdate && (
          <Disclosure
            summary={t(kind === 'infoSections' ? 'edit' : 'rename')}
            label={t(kind === 'infoSections' ? 'editOf' : 'renameOf', { name })}
            isOpen={answer?.intent === 'update'}
          >
            <Form {...form}>
              <FormNotice answer={answer} intent="update" />
              <input type="hidden" name="id" value={id} />
              <input type="hidden" name="revision" value={revision} />
              <AttributeFields
                kind={kind}
                values={answer?.intent === 'update' ? (answer.values ?? attribute) : attribute}
                errors={answer?.intent === 'update' ? answer.errors : undefined}
              />
              {products > 0 && (
                <p className="text-quiet">{t('updateEffect', { count: products })}</p>
              )}
              <p>
                <button className="button" name="intent" value="update">
                  {t('save')}
                </button>
              </p>
            </Form>
          </Disclosure>
        )}
        {targets.length > 0 && products > 0 && (
          <Disclosure
            summary={t('merge')}
            label={t('mergeOf', { name })}
            isOpen={answer?.intent === 'merge'}
          >
            <Form {...form}>
              <FormNotice answer={answer} intent="merge" />
              <input type="hidden" name="id" value={id} />
              <input type="hidden" name="from" value={name} />
              <Select label={t('mergeInto')} name="name">
                {targets.map((target) => (
                  <option key={target} value={target}>
                    {target}
                  </option>
                ))}
              </Select>
              <p className="text-quiet">{t('mergeEffect', { count: products })}</p>
              <p>
                <button className="button" name="intent" value="merge">
                  {t('previewMerge')}
                </button>
              </p>
            </Form>
          </Disclosure>
        )}
        {mayDelete && (
          <Disclosure
            summary={t('delete')}
            label={t('deleteOf', { name })}
            isOpen={answer?.intent === 'delete'}
          >
            <Form {...form}>
              <FormNotice answer={answer} intent="delete" />
              <input type="hidden" name="id" value={id} />
              <p>
                {products === 0
                  ? t('deleteUnused')
                  : t(`${kind}_deleteEffect`, { count: products })}
              </p>
              <p>
                <button className="button button-danger" name="intent" value="delete">
                  {t('deleteNow', { name })}
                </button>
              </p>
            </Form>
          </Disclosure>
        )}
      </div>
    </li>
  );
}
