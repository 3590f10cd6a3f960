import { missing } from '../../shop/not-found.server.ts';

export const loader = () => {
  throw missing();
};

export default function NotFound() {
  return null;
}
