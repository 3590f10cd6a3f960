import { members } from '@shopwright/sdk';
import { Form } from 'react-router';
import type { Route } from './+types/community';
import { FormNotice } from '../../../account/form-notice.tsx';
import { AccountPage, AccountPart } from '../../../account/page.tsx';
import { refusal, type FormAnswer } from '../../../account/form-errors.server.ts';
import { signedIn } from '../../../account/require-member.server.ts';
import { translateAccount } from '../../../account/messages.server.ts';
import { pageContext } from '../../../page-context.server.ts';
import { Link } from '../../../shop/link.tsx';
import { Field } from '../../../ui/field.tsx';
import { useTranslations } from '../../../i18n/use-translations.tsx';
import { formText } from '../../../ui/form-text.server.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  return signedIn(context.get(pageContext), request, async (userSession) => {
    const { member } = await userSession.use(members).getCurrentMember({ fieldsets: ['FULL'] });
    return { slug: member?.profile?.slug ?? '', isPublic: member?.privacyStatus === 'PUBLIC' };
  });
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await request.formData();
  const intent = formText(form, 'intent');
  return signedIn(page, request, async (userSession) => {
    const t = await translateAccount(page);
    try {
      if (intent === 'join') await userSession.use(members).joinCommunity();
      else if (intent === 'leave') await userSession.use(members).leaveCommunity();
      else if (intent === 'slug')
        await userSession.use(members).updateCurrentMemberSlug(formText(form, 'slug'));
      return { intent, done: t('saved') } satisfies FormAnswer;
    } catch (error) {
      return refusal(error, {
        intent,
        form,
        t,
        byCode: { SLUG_ALREADY_EXISTS: t('slugTaken'), SLUG_TAKEN: t('slugTaken') },
        byField: { slug: ['slug', t('slugWrong')] },
      });
    }
  });
}

export default function Community({
  loaderData: { slug, isPublic },
  actionData,
}: Route.ComponentProps) {
  const t = useTranslations('account');
  const answer: FormAnswer | undefined = actionData;
  const intent = isPublic ? 'leave' : 'join';
  return (
    <AccountPage heading={t('community')} intro={t('communityIntro')}>
      <Form method="post" className="account-form">
        <FormNotice
          answer={answer && answer.intent !== 'slug' ? { ...answer, intent } : undefined}
          intent={intent}
        />
        <p>{t(isPublic ? 'communityIn' : 'communityOut')}</p>
        <p className="flex flex-wrap items-center gap-x-8 gap-y-4">
          <button className="button button-quiet" name="intent" value={intent}>
            {t(intent)}
          </button>
          {isPublic && slug !== '' && (
            <Link className="link" to={`/members/${slug}`}>
              {t('seeProfile')}
            </Link>
          )}
        </p>
      </Form>
      <AccountPart heading={t('slug')}>
        <Form method="post" className="account-form">
          <FormNotice answer={answer} intent="slug" />
          <Field
            label={t('slug')}
            name="slug"
            defaultValue={answer?.values?.['slug'] ?? slug}
            error={answer?.errors?.['slug']}
            hint={t('slugHint')}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={255}
            required
          />
          <p>
            <button className="button" name="intent" value="slug">
              {t('save')}
            </button>
          </p>
        </Form>
      </AccountPart>
    </AccountPage>
  );
}
