/** The passwords attackers try first, from a list that comes with the program: nobody outside is asked. Loaded when first needed. */
export function createKnownPasswords(): () => Promise<(password: string) => boolean> {
  let known: Promise<ReadonlySet<string>> | undefined;
  return async () => {
    known ??= import('@zxcvbn-ts/language-common').then(
      ({ dictionary }) => new Set(dictionary['passwords-common']),
    );
    const all = await known;
    return (password) => all.has(password);
  };
}

export type KnownPasswords = ReturnType<typeof createKnownPasswords>;
