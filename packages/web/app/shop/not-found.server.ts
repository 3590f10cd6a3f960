import { ApiError } from '@shopwright/sdk';
import { data } from 'react-router';

export const missing = () => data(null, { status: 404 });

/** A missing entity or an invalid id becomes a 404 page. Other errors are rethrown. */
export async function orMissing<T>(found: Promise<T>): Promise<T> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.code === 'INVALID_ARGUMENT'))
      throw missing();
    throw error;
  }
}
