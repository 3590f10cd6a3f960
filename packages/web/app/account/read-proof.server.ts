import { formSecret, formText } from '../ui/form-text.server.ts';

interface GivenProof {
  readonly password?: string;
  readonly proof?:
    | { readonly code: string }
    | { readonly email: { readonly verificationId: string; readonly code: string } };
}

/** The proof that confirms a change on the security page: see `ProofField`. */
export function proofIn(form: FormData): GivenProof {
  if (form.has('password')) return { password: formSecret(form, 'password') };
  const code = formText(form, 'proofCode').replace(/\s/g, '');
  if (code === '') return {};
  const verificationId = formText(form, 'verificationId');
  return { proof: verificationId === '' ? { code } : { email: { verificationId, code } } };
}
