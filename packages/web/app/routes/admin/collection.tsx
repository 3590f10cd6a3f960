import { ApiError, collections } from '@shopwright/sdk';
import { data, Form, Link, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/collection';
import type { loader as layoutLoader } from './layout.tsx';
import { FormNotice } from '../../account/form-notice.tsx';
import { changeCollection } from '../../admin/collections/collection-action.server.ts';
import { DetailsForm } from '../../admin/collections/details-form.tsx';
import {
  findProducts,
  loadMembers,
  readShown,
} from '../../admin/collections/load-members.server.ts';
import { loadRule } from '../../admin/collections/load-rule.server.ts';
import { MembersCard } from '../../admin/collections/members-card.tsx';
import { translateCollections } from '../../admin/collections/messages.server.ts';
import { PictureCard } from '../../admin/collections/picture-card.tsx';
import { RuleCard, type RuleAnswer } from '../../admin/collections/rule-card.tsx';
import { detailsOf } from '../../admin/collections/read-details.server.ts';
import { AdminPage } from '../../admin/page.tsx';
import { hasRight } from '../../admin/shell/areas.ts';
import { Disclosure } from '../../admin/staff/disclosure.tsx';
import { asStaff } from '../../admin/staff-session.server.ts';
import { Badge } from '../../admin/ui/badge.tsx';
import { pageContext } from '../../page-context.server.ts';
import { pictureOf } from '../../shop/media.server.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Notice } from '../../ui/notice.tsx';

export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const query = url.searchParams.get('find')?.trim() ?? '';
  return asStaff(page, request, async (userSession) => {
    const [{ name: storeName }, { locale }] = await Promise.all([
      page.store(),
      page.pageLanguage(),
    ]);
    const collection = await orNotFound(
      userSession.use(collections).getCollection(params.collectionId),
    );
    const id = collection._id ?? '';
    // The rule first: once it is applied, the page does not load its products again.
    const rule = await loadRule(userSession, id);
    const [members, found] = await Promise.all([
      loadMembers(userSession, id, readShown(url.searchParams.get('shown')), locale),
      findProducts(userSession, id, query, locale),
    ]);
    return {
      id,
      details: detailsOf(collection),
      picture: pictureOf(collection.media?.mainMedia, collection.name ?? ''),
      ...members,
      query,
      found,
      rule,
      storeName,
      origin: page.origin,
      isCreated: url.searchParams.has('created'),
    };
  });
}

async function orNotFound<Result>(loading: Promise<Result>): Promise<Result> {
  try {
    return await loading;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw data(null, { status: 404 });
    throw error;
  }
}

export async function action({ context, request, params: { collectionId } }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await request.formData();
  const t = await translateCollections(page);
  return asStaff(page, request, (userSession) =>
    changeCollection(userSession, { collectionId, form, t }),
  );
}

export default function Collection({ loaderData, actionData }: Route.ComponentProps) {
  const { id, details, picture, storeName, origin, isCreated, rule, ...members } = loaderData;
  const t = useTranslations('adminCollections');
  const layout = useRouteLoaderData<typeof layoutLoader>('routes/admin/layout');
  const mayEdit = hasRight(layout?.shell.rights ?? [], 'WIX_STORES.MODIFY_PRODUCTS');
  const answer: RuleAnswer | undefined = actionData;
  return (
    <AdminPage
      heading={details.name}
      actions={
        <>
          {details.visible === '' ? (
            <Badge tone="attention">{t('hidden')}</Badge>
          ) : (
            <a className="admin-tool" href={`/collections/${details.slug}`}>
              {t('view')}
            </a>
          )}
          <Link className="admin-tool" to="/admin/collections">
            {t('all')}
          </Link>
        </>
      }
    >
      {isCreated && !answer && <Notice kind="done">{t('created')}</Notice>}
      <div key={id} className="collection-columns">
        <div className="admin-stack">
          <MembersCard {...members} answer={answer} mayEdit={mayEdit} />
          <RuleCard rule={rule} answer={answer} mayEdit={mayEdit} />
          <DetailsForm
            key={answer?.intent === 'save' && answer.done ? JSON.stringify(details) : id}
            details={details}
            answer={answer}
            origin={origin}
            storeName={storeName}
            mayEdit={mayEdit}
          />
        </div>
        <div className="admin-stack">
          <PictureCard picture={picture} answer={answer} mayEdit={mayEdit} />
          {mayEdit && (
            <>
              <FormNotice answer={answer} intent="delete" />
              <Disclosure summary={t('delete')}>
                <Form method="post" className="grid gap-3">
                  <p>{t('deleteIntro')}</p>
                  <p>
                    <button className="button button-danger" name="intent" value="delete">
                      {t('deleteName', { name: details.name })}
                    </button>
                  </p>
                </Form>
              </Disclosure>
            </>
          )}
        </div>
      </div>
    </AdminPage>
  );
}
