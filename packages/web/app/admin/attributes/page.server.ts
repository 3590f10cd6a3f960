import { changePlans } from '@shopwright/sdk';
import { redirect } from 'react-router';
import { refusal, refusedForm, typed } from '../../account/form-errors.server.ts';
import type { PageContext } from '../../page-context.server.ts';
import type { UserSession } from '../../session/user-session.server.ts';
import { formText } from '../../ui/form-text.server.ts';
import { asStaff } from '../staff-session.server.ts';
import { attributeCalls } from './calls.server.ts';
import { attributePaths, type AttributeKind } from './kind.ts';
import { translateAttributes } from './messages.server.ts';

interface PageRequest {
  readonly page: PageContext;
  readonly request: Request;
  readonly url: URL;
}

const outcomes = ['created', 'saved', 'deleted'] as const;

export async function loadAttributes(kind: AttributeKind, { page, request, url }: PageRequest) {
  const search = url.searchParams.get('q')?.trim().slice(0, 100) ?? '';
  return asStaff(page, request, async (userSession) => ({
    search,
    done: outcomes.find((outcome) => outcome === url.searchParams.get('done')),
    ...(await attributeCalls(userSession, kind).list(search, url.searchParams.get('cursor'))),
  }));
}

export async function changeAttributes(
  kind: AttributeKind,
  { page, request }: Omit<PageRequest, 'url'>,
) {
  const form = await request.formData();
  const t = await translateAttributes(page);
  const intent = formText(form, 'intent');
  const id = formText(form, 'id');
  const input = {
    name: formText(form, 'name'),
    title: formText(form, 'title'),
    text: formText(form, 'text'),
  };
  const leave = (done: (typeof outcomes)[number]) =>
    redirect(`${attributePaths[kind]}?done=${done}`);
  return asStaff(page, request, async (userSession) => {
    const calls = attributeCalls(userSession, kind);
    if (intent !== 'delete' && input.name === '')
      return refusedForm({ intent, message: t('nameMissing'), values: typed(form) });
    try {
      switch (intent) {
        case 'create':
          await calls.create(input);
          return leave('created');
        case 'update':
          await calls.update(id, formText(form, 'revision'), input);
          return leave('saved');
        case 'merge':
          return redirect(await planMerge(userSession, kind, formText(form, 'from'), input.name));
        case 'delete':
          await calls.remove(id);
          return leave('deleted');
        default:
          return redirect(attributePaths[kind]);
      }
    } catch (error) {
      return refusal(error, {
        intent,
        form,
        t,
        byCode: {
          NAME_ALREADY_EXISTS: t('nameTaken', { name: input.name }),
          REVISION_CONFLICT: t('changedMeanwhile'),
          NOT_FOUND: t('gone'),
          PERMISSION_DENIED: t('notAllowed'),
        },
        byField: {
          title: ['title', t('titleMissing')],
          plainDescription: ['text', t('textTooLong')],
        },
      });
    }
  });
}

/** The products of one brand or ribbon get another, as a plan with a preview that can be undone. */
async function planMerge(
  userSession: UserSession,
  kind: AttributeKind,
  from: string,
  to: string,
): Promise<string> {
  const field = kind === 'brands' ? 'brand' : 'ribbon';
  const { plan } = await userSession.use(changePlans).createChangePlan({
    selection: { filter: { [field]: { $eq: from } } },
    productChange: { [field]: to },
  });
  return `/admin/plans/${plan?._id ?? ''}`;
}
