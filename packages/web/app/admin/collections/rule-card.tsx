import { Form } from 'react-router';
import type { FormAnswer } from '../../account/form-errors.server.ts';
import { FormNotice } from '../../account/form-notice.tsx';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { ConditionList } from '../grid/condition-list.tsx';
import type { Filter } from '../grid/conditions.ts';
import { useLive } from '../imports/use-live.ts';
import { Card } from '../ui/card.tsx';
import type { RuleView } from './load-rule.server.ts';
import { ruleColumns } from './rule-form.ts';

/** The answer to a form of the rule: what was entered, and what it would find. */
export interface RuleAnswer extends FormAnswer {
  readonly filter?: Filter;
  readonly preview?: { readonly count: number; readonly names: readonly string[] };
}

interface RuleCardProps {
  readonly rule: RuleView | undefined;
  readonly answer: RuleAnswer | undefined;
  readonly mayEdit: boolean;
}

/** The rule of a collection: its conditions, a preview, and how far it is applied. */
export function RuleCard({ rule, answer, mayEdit }: RuleCardProps) {
  const t = useTranslations('adminCollections');
  const own = answer?.intent === 'rule' ? answer : undefined;
  const filter = own?.filter ?? rule?.filter;
  const json = JSON.stringify(filter ?? {}, undefined, 2);
  useLive(rule?.isApplying ?? false);
  return (
    <Card heading={t('rule')} intro={t('ruleIntro')} id="rule">
      <FormNotice answer={own} intent="rule" />
      <RuleState rule={rule} />
      {mayEdit && (
        <>
          <Form method="post" action="#rule" preventScrollReset className="grid gap-3">
            <Conditions key={json} filter={filter} />
            {own?.preview && <Preview {...own.preview} />}
            <RuleButtons hasRule={rule?.filter !== undefined} />
          </Form>
          <details className="admin-details">
            <summary>{t('ruleText')}</summary>
            <Form method="post" action="#rule" preventScrollReset className="grid gap-3">
              <label className="field">
                <span className="field-label">{t('ruleTextLabel')}</span>
                <textarea
                  key={json}
                  name="json"
                  rows={8}
                  spellCheck={false}
                  className="field-input font-mono"
                  defaultValue={json}
                />
              </label>
              <RuleButtons hasRule={false} />
            </Form>
          </details>
        </>
      )}
    </Card>
  );
}

function RuleState({ rule }: Pick<RuleCardProps, 'rule'>) {
  const t = useTranslations('adminCollections');
  if (!rule) return <p className="text-quiet">{t('noRule')}</p>;
  if (!rule.isApplying) return <p className="text-quiet">{t('ruleApplied')}</p>;
  const { checked, total } = rule;
  return (
    <div className="admin-progress">
      <span id="rule-progress">
        {t(rule.filter ? 'ruleApplying' : 'ruleRemoving', { checked, total })}
      </span>
      <progress aria-labelledby="rule-progress" value={checked} max={Math.max(total, 1)} />
    </div>
  );
}

function RuleButtons({ hasRule }: { readonly hasRule: boolean }) {
  const t = useTranslations('adminCollections');
  return (
    <p className="admin-buttons">
      <button className="button button-quiet" name="intent" value="preview-rule">
        {t('previewRule')}
      </button>
      <button className="button" name="intent" value="set-rule">
        {t('saveRule')}
      </button>
      {hasRule && (
        <button className="button button-quiet" name="intent" value="remove-rule" formNoValidate>
          {t('removeRule')}
        </button>
      )}
    </p>
  );
}

function Conditions({ filter }: { readonly filter: Filter | undefined }) {
  const t = useTranslations('adminCollections');
  const grid = useTranslations('adminGrid');
  return (
    <ConditionList
      filter={filter}
      columns={ruleColumns}
      choices={{ physical: grid('physical'), digital: grid('digital') }}
      matchLabel={t('ruleMatch')}
    />
  );
}

function Preview({ count, names }: NonNullable<RuleAnswer['preview']>) {
  const t = useTranslations('adminCollections');
  return (
    <div role="status" className="rule-preview">
      <p>{count === 0 ? t('previewNone') : t('previewCount', { count })}</p>
      {count > 0 && (
        <>
          <p className="text-quiet">{t('previewNotSaved')}</p>
          <ul>
            {names.map((name) => (
              <li key={name}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
