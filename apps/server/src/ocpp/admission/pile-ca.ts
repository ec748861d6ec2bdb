import 'reflect-metadata'
import { randomBytes } from 'node:crypto'
import { DAY } from '@ampdeck/api/time'
import {
  BasicConstraintsExtension,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  PemConverter,
  Pkcs10CertificateRequest,
  X509Certificate,
  X509CertificateGenerator,
} from '@peculiar/x509'

/** The certificate that a pile was given. */
export interface PileCertificate {
  /** With the CA's behind it, as PEM. */
  chain: string
  /** Of the certificate, in hexadecimal digits. */
  serial: string
  notAfter: number
}

export interface PileCa {
  /** A certificate for what a pile asks, or nothing where it must have none. */
  sign(csr: string, code: string, now: number): Promise<PileCertificate | undefined>
}

const VALID_MS = 365 * DAY
/** A pile's clock may be a little behind. */
const BEFORE_MS = DAY
const RSA_BITS = 2_048

/** The CA that signs piles' certificates (security profile 3), from its certificate and key as PEM. */
export async function openPileCa({ cert, key }: { cert: Buffer; key: Buffer }): Promise<PileCa> {
  const ca = new X509Certificate(cert.toString())
  const algorithm = algorithmOf(ca)
  const [pkcs8] = PemConverter.decode(key.toString())
  if (!pkcs8) throw new Error('The key of the CA is not in PEM form.')
  const signingKey = await crypto.subtle.importKey('pkcs8', pkcs8, algorithm, false, ['sign'])

  return {
    async sign(text, code, now) {
      const request = await readRequest(text)
      // A pile signs for itself alone: the common name is what it is let in by.
      if (!request || nameOf(request) !== code || !isStrong(request)) return undefined
      const serial = randomBytes(16)
      // The first bit is the sign of the number.
      serial[0] = (serial[0] ?? 0) & 0x7f
      const notAfter = Math.min(now + VALID_MS, ca.notAfter.getTime())
      const certificate = await X509CertificateGenerator.create({
        serialNumber: serial.toString('hex'),
        subject: [{ CN: [code] }],
        issuer: ca.subject,
        notBefore: new Date(now - BEFORE_MS),
        notAfter: new Date(notAfter),
        publicKey: request.publicKey,
        signingKey,
        signingAlgorithm: algorithm,
        extensions: [
          new BasicConstraintsExtension(false, undefined, true),
          new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
          new ExtendedKeyUsageExtension([ExtendedKeyUsage.clientAuth]),
        ],
      })
      const chain = `${certificate.toString('pem')}\n${ca.toString('pem')}\n`
      return { chain, serial: certificate.serialNumber, notAfter }
    },
  }
}

/** A request that its own key has signed; nothing for anything else. */
async function readRequest(text: string): Promise<Pkcs10CertificateRequest | undefined> {
  try {
    const request = new Pkcs10CertificateRequest(text)
    return (await request.verify()) ? request : undefined
  } catch {
    return undefined
  }
}

function nameOf({ subjectName }: Pkcs10CertificateRequest): string | undefined {
  const [name, ...others] = subjectName.getField('CN')
  return others.length === 0 ? name : undefined
}

function isStrong({ publicKey: { algorithm } }: Pkcs10CertificateRequest): boolean {
  if ('modulusLength' in algorithm) return Number(algorithm.modulusLength) >= RSA_BITS
  return 'namedCurve' in algorithm && /^P-(256|384|521)$/.test(String(algorithm.namedCurve))
}

/** How the CA signs: by its own kind of key. */
function algorithmOf({ publicKey: { algorithm } }: X509Certificate) {
  return 'namedCurve' in algorithm
    ? { name: 'ECDSA', namedCurve: String(algorithm.namedCurve), hash: 'SHA-256' }
    : { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
}
