import { Notice } from '../ui/notice.tsx';
import type { FormAnswer } from './form-errors.server.ts';

/** The result of a submitted form, shown above it. */
export function FormNotice({
  answer,
  intent,
}: {
  readonly answer: FormAnswer | undefined;
  readonly intent: string;
}) {
  if (answer?.intent !== intent) return null;
  if (answer.message) return <Notice kind="error">{answer.message}</Notice>;
  return answer.done ? <Notice kind="done">{answer.done}</Notice> : null;
}
