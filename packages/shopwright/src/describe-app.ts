/** An OAuth app in a few lines. */
export function describeApp({
  clientId,
  name,
  kind,
  redirects,
  origins,
  permissions,
  expiresAt,
}: {
  clientId: string;
  name: string;
  kind: string;
  redirects: readonly string[];
  origins: readonly string[];
  permissions: readonly string[];
  expiresAt?: Date | null;
}): string {
  const lines = [`${name} (${kind})`, `  Client ID    ${clientId}`];
  if (redirects.length > 0) lines.push(`  Redirects    ${redirects.join('\n               ')}`);
  if (origins.length > 0) lines.push(`  Origins      ${origins.join('\n               ')}`);
  if (permissions.length > 0) lines.push(`  Permissions  ${permissions.join('\n               ')}`);
  if (expiresAt) lines.push(`  Expires      ${expiresAt.toISOString()}`);
  return lines.join('\n');
}
