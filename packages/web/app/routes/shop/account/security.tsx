import { authentication, factors } from '@shopwright/sdk';
import type { Route } from './+types/security';
import { DataCopy } from '../../../account/data-copy.tsx';
import { AccountPage } from '../../../account/page.tsx';
import { PasswordForm } from '../../../account/password-form.tsx';
import { availableProofMethods } from '../../../account/proof-methods.server.ts';
import { SecondFactor } from '../../../account/second-factor.tsx';
import { changeSecurity, type SecurityAnswer } from '../../../account/security-action.server.ts';
import { Sessions } from '../../../account/sessions.tsx';
import { signedIn } from '../../../account/require-member.server.ts';
import { translateAccount } from '../../../account/messages.server.ts';
import { pageContext } from '../../../page-context.server.ts';
import { formatDay, writeShortMoment } from '../../../i18n/format-dates.server.ts';
import { useTranslations } from '../../../i18n/use-translations.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return signedIn(page, request, async (userSession) => {
    const [{ locale }, { timeZone }] = await Promise.all([page.pageLanguage(), page.store()]);
    const mine = userSession.use(factors);
    const [{ secondFactor = 'OFF', phoneCodes = false }, enrolled, { sessions = [] }] =
      await Promise.all([
        userSession.use(authentication).getSignInOptions(),
        mine.listMyFactors(),
        mine.listMySessions(),
      ]);
    const copy = new URL(request.url).searchParams.get('copy');
    const copyRefused: 'wrong' | 'later' | undefined =
      copy === 'wrong' || copy === 'later' ? copy : undefined;
    return {
      copyRefused,
      secondFactor,
      phoneCodes,
      factors: (enrolled.factors ?? [])
        .filter(({ status }) => status !== 'INACTIVE')
        .map(({ factorId = '', type = 'TOTP', hint = '', status, _createdDate }) => ({
          factorId,
          type,
          hint,
          again: status === 'REQUIRE_REENROLL',
          since: _createdDate ? formatDay(_createdDate, locale, timeZone, 'medium') : '',
        })),
      recoveryCodesLeft: enrolled.recoveryCodesLeft ?? 0,
      rememberedDevices: enrolled.rememberedDevices ?? 0,
      emailVerified: enrolled.emailVerified ?? false,
      ways: availableProofMethods(enrolled),
      sessions: sessions.map(({ sessionId = '', device = '', lastUsedDate, current = false }) => ({
        sessionId,
        device,
        current,
        lastUsed: lastUsedDate ? writeShortMoment(lastUsedDate, locale, timeZone) : '',
      })),
    };
  });
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await request.formData();
  return signedIn(page, request, async (userSession) =>
    changeSecurity(userSession, form, await translateAccount(page)),
  );
}

export default function Security({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('account');
  const answer: SecurityAnswer | undefined = actionData;
  return (
    <AccountPage heading={t('security')}>
      <PasswordForm answer={answer} ways={loaderData.ways} />
      <SecondFactor
        answer={answer}
        policy={loaderData.secondFactor}
        phoneCodes={loaderData.phoneCodes}
        factors={loaderData.factors}
        recoveryCodesLeft={loaderData.recoveryCodesLeft}
        emailVerified={loaderData.emailVerified}
        ways={loaderData.ways}
      />
      <Sessions
        answer={answer}
        sessions={loaderData.sessions}
        rememberedDevices={loaderData.rememberedDevices}
      />
      <DataCopy answer={answer} ways={loaderData.ways} refused={loaderData.copyRefused} />
    </AccountPage>
  );
}
