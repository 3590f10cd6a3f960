import { hash } from '@node-rs/argon2';

/** argon2id at the strength OWASP advises; the work runs on a thread of its own and blocks no request. */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, strength);
