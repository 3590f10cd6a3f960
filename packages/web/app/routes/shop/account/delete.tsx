import { members } from '@shopwright/sdk';
import { Form, redirect } from 'react-router';
import type { Route } from './+types/delete';
import { FormNotice } from '../../../account/form-notice.tsx';
import { AccountPage } from '../../../account/page.tsx';
import { refusal, refusedForm, typed, type FormAnswer } from '../../../account/refused.ts';
import { signedIn } from '../../../account/signed-in.ts';
import { accountWords } from '../../../account/words.server.ts';
import { pageContext } from '../../../context.ts';
import { inLanguage } from '../../../shop/link.tsx';
import { Field } from '../../../ui/field.tsx';
import { useWords } from '../../../words/use-words.tsx';
import { formText } from '../../../ui/form-text.ts';

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await request.formData();
  return signedIn(page, request, async (person) => {
    const say = await accountWords(page);
    try {
      const { member } = await person.use(members).getCurrentMember({ fieldsets: ['FULL'] });
      const confirmed = formText(form, 'email').toLowerCase();
      if (confirmed === '' || confirmed !== member?.loginEmail?.toLowerCase()) {
        return refusedForm({ intent: 'delete', message: say('deleteNotMatching'), errors: { email: say('deleteNotMatching') }, values: typed(form) });
      }
      await person.use(members).deleteMyMember();
    } catch (error) {
      return refusal(error, { intent: 'delete', form, say });
    }
    person.forget();
    // Thrown past the check for a session that ended: this one was meant to.
    throw redirect(inLanguage((await page.speech()).prefix, '/?notice=account-deleted'));
  });
}

export default function Delete({ actionData }: Route.ComponentProps) {
  const say = useWords('account');
  const answer: FormAnswer | undefined = actionData;
  return (
    <AccountPage heading={say('remove')} intro={<>{say('deleteIntro')} {say('deleteRunning')}</>}>
      <Form method="post" className="account-form">
        <FormNotice answer={answer} intent="delete" />
        <Field label={say('deleteConfirm')} name="email" type="email" autoComplete="off" defaultValue={answer?.values?.['email']} error={answer?.errors?.['email']} required />
        <p><button className="button">{say('deleteNow')}</button></p>
      </Form>
    </AccountPage>
  );
}
