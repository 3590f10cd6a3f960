import { redirect } from 'react-router';

/**
 * Outside the layout, which needs the cookie of staff: its path `/admin` does not match `/admin.data`, from
 * which scripts load this page.
 */
export const loader = () => redirect('/admin/home');
