import { ApiError, files } from '@shopwright/sdk';
import { data, redirect } from 'react-router';
import { refusal, refusedForm, typed, type FormAnswer } from '../../account/form-errors.server.ts';
import type { PageContext } from '../../page-context.server.ts';
import type { UserSession } from '../../session/user-session.server.ts';
import { formText } from '../../ui/form-text.server.ts';
import { loadLibrary, translateMedia, viewFile } from './file-view.server.ts';

const SHOWN_USAGES = 100;

/** A file with the places that use it, and for a video the pictures that can be its poster. */
export async function loadFile(page: PageContext, userSession: UserSession, fileId: string) {
  const calls = userSession.use(files);
  const { locale } = await page.pageLanguage();
  const [{ file }, { usages = [], hasMore = false }] = await Promise.all([
    calls.getFileDescriptor({ fileId }),
    calls.listFileUsages(fileId, { limit: SHOWN_USAGES }),
  ]).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) throw data(null, { status: 404 });
    throw error;
  });
  const view = viewFile(file ?? {}, locale);
  const posters =
    view.kind === 'VIDEO'
      ? await loadLibrary(userSession, { search: '', kind: 'IMAGE', cursor: '' }, locale, true)
      : { files: [] };
  return {
    file: view,
    posters: posters.files.map(({ id, name }) => ({ id, name })),
    hasMore,
    usages: usages.map(({ kind = 'PRODUCT', entityId = '', name = '', choices = [] }) => ({
      kind,
      id: entityId,
      name,
      choices: choices.map(({ option, choice }) => `${option}: ${choice}`).join(', '),
    })),
  };
}

/** Saves the details of a file, or deletes it. */
export async function changeFile(
  page: PageContext,
  userSession: UserSession,
  fileId: string,
  form: FormData,
) {
  const t = await translateMedia(page);
  const intent = formText(form, 'intent');
  const calls = userSession.use(files);
  try {
    if (intent === 'delete') {
      await calls.bulkDeleteFiles({ fileIds: [fileId] });
      return redirect('/admin/media');
    }
    const displayName = formText(form, 'name');
    if (displayName === '' || displayName.length > 200)
      return invalid(form, { name: t('invalidName') });
    const focalPoint = readFocalPoint(form);
    if (focalPoint === 'invalid') return invalid(form, { focalX: t('invalidFocal') });
    await calls.updateFileDescriptor(fileId, {
      file: {
        displayName,
        ...(form.has('altText') ? { altText: formText(form, 'altText') || null } : {}),
        ...(focalPoint === undefined ? {} : { focalPoint }),
        ...(form.has('poster') ? { posterId: formText(form, 'poster') || null } : {}),
      },
    });
    const answer: FormAnswer = { intent: 'describe', done: t('saved') };
    return answer;
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) throw error;
    return refusal(error, {
      intent: intent === 'delete' ? 'delete' : 'describe',
      form,
      t,
      byCode: { FILE_IN_USE: t('inUseNow') },
    });
  }
}

const invalid = (form: FormData, errors: Record<string, string>) =>
  refusedForm({
    intent: 'describe',
    message: Object.values(errors).join(' '),
    errors,
    values: typed(form),
  });

/** Undefined where the form has none, null for the middle. */
function readFocalPoint(form: FormData): { x: number; y: number } | null | undefined | 'invalid' {
  if (!form.has('focalX')) return undefined;
  const texts = [formText(form, 'focalX'), formText(form, 'focalY')];
  if (texts.every((text) => text === '')) return null;
  const [x = Number.NaN, y = Number.NaN] = texts.map((text) =>
    text === '' ? Number.NaN : Number(text.replace(',', '.')),
  );
  return [x, y].every((value) => value >= 0 && value <= 100)
    ? { x: x / 100, y: y / 100 }
    : 'invalid';
}
