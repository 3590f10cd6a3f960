import { ApiError } from '@shopwright/sdk';
import { data } from 'react-router';

export const missing = () => data(null, { status: 404 });

/** A thing the platform does not know, or whose id cannot be one, is a page that is not here. Every other failure stays what it is. */
export async function orMissing<T>(found: Promise<T>): Promise<T> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.code === 'INVALID_ARGUMENT'))
      throw missing();
    throw error;
  }
}
