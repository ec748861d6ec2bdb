import { BasicConstraintsExtension, PemConverter, X509Certificate } from '@peculiar/x509'

const MAX_CERTIFICATES = 6

export type ChainFault = 'CertChainError' | 'SignatureError' | 'CertificateExpired'

/**
 * Follows a contract's certificate to the root that is trusted, by the certificates that came with it and those that are
 * known; gives the first one, or why it leads nowhere.
 */
export async function followChain(
  pem: string,
  { root, known, now }: { root: X509Certificate; known: readonly X509Certificate[]; now: number },
): Promise<X509Certificate | ChainFault> {
  const shown = certificatesIn(pem)
  const [leaf, ...behind] = shown
  if (!leaf || shown.length > MAX_CERTIFICATES) return 'CertChainError'
  const issuers = [root, ...known, ...behind]
  let at = leaf
  for (let step = 0; step < MAX_CERTIFICATES; step += 1) {
    if (!isInForce(at, now)) return 'CertificateExpired'
    // One that has signed itself and is not the root leads nowhere.
    const named = issuers.filter((one) => one.subject === at.issuer && !one.equal(at))
    if (named.length === 0) return 'CertChainError'
    const issuer = await signerOf(at, named)
    if (!issuer) return 'SignatureError'
    if (!isCa(issuer)) return 'CertChainError'
    if (issuer.equal(root)) return isInForce(root, now) ? leaf : 'CertificateExpired'
    at = issuer
  }
  return 'CertChainError'
}

async function signerOf(
  certificate: X509Certificate,
  named: readonly X509Certificate[],
): Promise<X509Certificate | undefined> {
  for (const issuer of named) {
    const isSigned = await certificate
      .verify({ publicKey: issuer.publicKey, signatureOnly: true })
      .catch(() => false)
    if (isSigned) return issuer
  }
  return undefined
}

function certificatesIn(pem: string): X509Certificate[] {
  try {
    return PemConverter.decode(pem).map((raw) => new X509Certificate(raw))
  } catch {
    return []
  }
}

const isInForce = ({ notBefore, notAfter }: X509Certificate, now: number) =>
  notBefore.getTime() <= now && now <= notAfter.getTime()

const isCa = (certificate: X509Certificate) =>
  certificate.getExtension(BasicConstraintsExtension)?.ca === true
