/** The advice for DATABASE_URL if a connection fails because of TLS; undefined for other errors. */
export function tlsAdvice(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (UNTRUSTED.has(code)) {
    return (
      'The certificate of the server is not signed by an authority that this machine trusts. Add the certificate of the authority to DATABASE_URL with sslrootcert=/path/to/ca.pem, ' +
      'or encrypt without checking who answers with sslmode=no-verify.'
    );
  }
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return 'The certificate is for another host name than the one in DATABASE_URL. Use the name in the certificate, or sslmode=no-verify to encrypt without checking it.';
  if (code === 'CERT_HAS_EXPIRED')
    return 'The certificate of the server has expired: renew it there.';
  if (/does not support SSL/.test(error.message))
    return 'The server takes no TLS: turn it on there, or leave sslmode out of DATABASE_URL where the network is trusted.';
  if (
    /no pg_hba\.conf entry .*no encryption|SSL connection is required|SSL\/TLS required/i.test(
      error.message,
    )
  )
    return 'The server takes TLS only: add sslmode=verify-full to DATABASE_URL.';
  return undefined;
}

const UNTRUSTED = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
]);
