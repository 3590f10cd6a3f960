import { missing } from '../../shop/missing.ts';

export const loader = () => {
  throw missing();
};

export default function NotFound() {
  return null;
}
