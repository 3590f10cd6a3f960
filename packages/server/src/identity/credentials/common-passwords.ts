/**
 * The passwords that attackers try first, from a bundled list that is loaded on first use. No
 * external service is called.
 */
export function createCommonPasswords(): () => Promise<(password: string) => boolean> {
  let commonPasswords: Promise<ReadonlySet<string>> | undefined;
  return async () => {
    commonPasswords ??= import('@zxcvbn-ts/language-common').then(
      ({ dictionary }) => new Set(dictionary['passwords-common']),
    );
    const all = await commonPasswords;
    return (password) => all.has(password);
  };
}

export type CommonPasswords = ReturnType<typeof createCommonPasswords>;
