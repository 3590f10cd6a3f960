import { redirect } from 'react-router';

/** The first page there is. */
export const loader = () => redirect('/admin/policy');
