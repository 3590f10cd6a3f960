import { ApiError, products } from '@shopwright/sdk';
import { redirect } from 'react-router';
import type { Route } from './+types/collection-new';
import { refusal, type FormAnswer } from '../../account/form-errors.server.ts';
import { DetailsForm } from '../../admin/collections/details-form.tsx';
import { detailNames, newDetails } from '../../admin/collections/details.ts';
import { fieldErrors, translateCollections } from '../../admin/collections/messages.server.ts';
import { enteredDetails, toPatch } from '../../admin/collections/read-details.server.ts';
import { AdminPage } from '../../admin/page.tsx';
import { asStaff } from '../../admin/staff-session.server.ts';
import { pageContext } from '../../page-context.server.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return asStaff(page, request, async () => ({
    origin: page.origin,
    storeName: (await page.store()).name,
  }));
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await request.formData();
  return asStaff(page, request, async (userSession) => {
    const t = await translateCollections(page);
    const entered = enteredDetails(form);
    const filled = detailNames.filter((name) => name === 'visible' || entered[name] !== '');
    try {
      const { collection } = await userSession
        .use(products)
        .createCollection(toPatch(entered, filled));
      return redirect(`/admin/collections/${collection?._id ?? ''}?created`);
    } catch (error) {
      if (error instanceof ApiError && error.status === 403) throw error;
      return refusal(error, {
        intent: 'save',
        form,
        t,
        byField: fieldErrors(t),
      });
    }
  });
}

export default function NewCollection({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('adminCollections');
  const answer: FormAnswer | undefined = actionData;
  return (
    <AdminPage heading={t('newCollection')} intro={t('newIntro')}>
      <div className="collection-columns">
        <DetailsForm details={newDetails} answer={answer} {...loaderData} isNew mayEdit />
      </div>
    </AdminPage>
  );
}
