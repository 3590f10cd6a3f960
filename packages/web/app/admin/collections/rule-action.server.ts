import { collectionManagement } from '@shopwright/sdk';
import { data } from 'react-router';
import type { UserSession } from '../../session/user-session.server.ts';
import type { TranslateCollections } from './messages.server.ts';
import type { RuleAnswer } from './rule-card.tsx';
import { readRuleForm } from './rule-form.ts';

export type RuleIntent = 'preview-rule' | 'set-rule' | 'remove-rule';

export const isRuleIntent = (intent: string): intent is RuleIntent =>
  intent === 'preview-rule' || intent === 'set-rule' || intent === 'remove-rule';

const PREVIEWED_PRODUCTS = 5;

/** Previews, saves or removes the rule of a collection. */
export async function changeRule(
  userSession: UserSession,
  collectionId: string,
  intent: RuleIntent,
  form: FormData,
  t: TranslateCollections,
) {
  const calls = userSession.use(collectionManagement);
  if (intent === 'remove-rule') {
    await calls.setCollectionRule(collectionId, { filter: null });
    return { intent: 'rule', done: t('ruleRemoved') } satisfies RuleAnswer;
  }
  const filter = readRuleForm(form);
  if (!filter)
    return data({ intent: 'rule', message: t('ruleEmpty') } satisfies RuleAnswer, { status: 400 });
  if (intent === 'set-rule') {
    await calls.setCollectionRule(collectionId, { filter: { ...filter } });
    return { intent: 'rule', done: t('ruleSaved') } satisfies RuleAnswer;
  }
  const { count = 0, products = [] } = await calls.previewCollectionRule({
    filter: { ...filter },
    limit: PREVIEWED_PRODUCTS,
  });
  const names = products.map(({ name = '' }) => name);
  return { intent: 'rule', filter, preview: { count, names } } satisfies RuleAnswer;
}
