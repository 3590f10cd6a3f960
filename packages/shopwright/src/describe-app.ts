/** An OAuth app in a few lines. */
export function describeApp({ clientId, name, kind, redirects, origins }: { clientId: string; name: string; kind: string; redirects: readonly string[]; origins: readonly string[] }): string {
  const lines = [`${name} (${kind})`, `  Client id  ${clientId}`];
  if (redirects.length > 0) lines.push(`  Redirects  ${redirects.join('\n             ')}`);
  if (origins.length > 0) lines.push(`  Origins    ${origins.join('\n             ')}`);
  return lines.join('\n');
}
