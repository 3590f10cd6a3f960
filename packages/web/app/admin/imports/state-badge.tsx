import { Badge } from '../ui/badge.tsx';
import { useTranslations } from '../../i18n/use-translations.tsx';

const tones = {
  AWAITING_FILE: 'neutral',
  READY: 'attention',
  VALIDATING: 'neutral',
  VALIDATED: 'attention',
  RUNNING: 'neutral',
  COMPLETED: 'good',
  CANCELED: 'attention',
  FAILED: 'bad',
} as const;

/** The state of an import or an export. */
export function StateBadge({ state }: { readonly state: keyof typeof tones }) {
  const t = useTranslations('adminImports');
  return <Badge tone={tones[state]}>{t(state)}</Badge>;
}
