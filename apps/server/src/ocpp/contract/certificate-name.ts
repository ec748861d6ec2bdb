import { createHash } from 'node:crypto'
import { AsnConvert } from '@peculiar/asn1-schema'
import { SubjectPublicKeyInfo } from '@peculiar/asn1-x509'
import type { X509Certificate } from '@peculiar/x509'
import type { CertificateName } from './contract-provider.ts'

const digests = { SHA256: 'sha256', SHA384: 'sha384', SHA512: 'sha512' } as const

/** The hashes of a CA's name and key, by which OCSP names the certificates that it has issued. */
function issuerHashes(issuer: X509Certificate, algorithm: CertificateName['hashAlgorithm']) {
  const digest = (bytes: ArrayBuffer) =>
    createHash(digests[algorithm]).update(Buffer.from(bytes)).digest('hex')
  const key = AsnConvert.parse(issuer.publicKey.rawData, SubjectPublicKeyInfo)
  return {
    issuerNameHash: digest(issuer.subjectName.toArrayBuffer()),
    issuerKeyHash: digest(key.subjectPublicKey),
  }
}

/** A certificate's name under the CA that has issued it. */
export const nameOf = (
  serial: string,
  issuer: X509Certificate,
  hashAlgorithm: CertificateName['hashAlgorithm'] = 'SHA256',
): CertificateName => ({ hashAlgorithm, ...issuerHashes(issuer, hashAlgorithm), serialNumber: serial })

export function isIssuedBy(name: CertificateName, issuer: X509Certificate): boolean {
  const { issuerNameHash, issuerKeyHash } = issuerHashes(issuer, name.hashAlgorithm)
  return (
    name.issuerNameHash.toLowerCase() === issuerNameHash && name.issuerKeyHash.toLowerCase() === issuerKeyHash
  )
}

/** A serial number as it is compared: small digits without zeros in front. */
export const serialKey = (serial: string) => serial.toLowerCase().replace(/^0+(?=.)/, '')
