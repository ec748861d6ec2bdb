import { X509Certificate as NodeCertificate, sign, verify } from 'node:crypto'
import {
  BasicOCSPResponse,
  CertID,
  CertStatus,
  id_pkix_ocsp_basic,
  OCSPResponse,
  OCSPResponseStatus,
  ResponderID,
  ResponseBytes,
  ResponseData,
  RevokedInfo,
  SingleResponse,
} from '@peculiar/asn1-ocsp'
import { AsnConvert, OctetString } from '@peculiar/asn1-schema'
import { AlgorithmIdentifier, Certificate, CRLReason, CRLReasons } from '@peculiar/asn1-x509'
import { serialKey } from './certificate-name.ts'
import type { CertificateName } from './contract-provider.ts'

/* OCSP responses (RFC 6960). */

const ECDSA_SHA256 = '1.2.840.10045.4.3.2'
const hashes = {
  SHA256: '2.16.840.1.101.3.4.2.1',
  SHA384: '2.16.840.1.101.3.4.2.2',
  SHA512: '2.16.840.1.101.3.4.2.3',
} as const
/** The responder's clock may be a little ahead. */
const AHEAD_MS = 5 * 60_000

export interface CertificateState {
  state: 'good' | 'revoked' | 'unknown'
  /** Of one that is revoked. */
  since?: number
  isCompromised?: boolean
}

interface Signer {
  /** Of the CA that issued the certificate, as PEM: it answers for itself. */
  certificate: string
  privateKey: string
  thisUpdate: number
  nextUpdate: number
}

/** A signed answer about one certificate, in DER. */
export function ocspResponse(name: CertificateName, state: CertificateState, signer: Signer): Buffer {
  const issuer = AsnConvert.parse(bytesOf(new NodeCertificate(signer.certificate).raw), Certificate)
  const data = new ResponseData({
    responderID: new ResponderID({ byName: issuer.tbsCertificate.subject }),
    producedAt: wholeSecond(signer.thisUpdate),
    responses: [
      new SingleResponse({
        certID: new CertID({
          hashAlgorithm: new AlgorithmIdentifier({ algorithm: hashes[name.hashAlgorithm], parameters: null }),
          issuerNameHash: new OctetString(bytesOf(Buffer.from(name.issuerNameHash, 'hex'))),
          issuerKeyHash: new OctetString(bytesOf(Buffer.from(name.issuerKeyHash, 'hex'))),
          serialNumber: integerOf(name.serialNumber),
        }),
        certStatus: statusOf(state),
        thisUpdate: wholeSecond(signer.thisUpdate),
        nextUpdate: wholeSecond(signer.nextUpdate),
      }),
    ],
  })
  const signature = sign('sha256', Buffer.from(AsnConvert.serialize(data)), signer.privateKey)
  const basic = new BasicOCSPResponse({
    tbsResponseData: data,
    signatureAlgorithm: new AlgorithmIdentifier({ algorithm: ECDSA_SHA256 }),
    signature: bytesOf(signature),
  })
  const response = new OCSPResponse({
    responseStatus: OCSPResponseStatus.successful,
    responseBytes: new ResponseBytes({
      responseType: id_pkix_ocsp_basic,
      response: new OctetString(AsnConvert.serialize(basic)),
    }),
  })
  return Buffer.from(AsnConvert.serialize(response))
}

export interface OcspAnswer {
  state: CertificateState['state']
  thisUpdate: number
  /** Null where newer answers are there at any time. */
  nextUpdate: number | null
}

/** What an OCSP response says of a certificate now; nothing where it says nothing, or of another one. */
export function readOcsp(der: Buffer, serialNumber: string, now: number): OcspAnswer | undefined {
  const basic = basicOf(der)
  const found = basic?.tbsResponseData.responses.find(
    ({ certID }) => serialOf(certID.serialNumber) === serialKey(serialNumber),
  )
  if (!found) return undefined
  const { certStatus, thisUpdate, nextUpdate } = found
  const isOver = nextUpdate !== undefined && nextUpdate.getTime() <= now
  if (isOver || thisUpdate.getTime() > now + AHEAD_MS) return undefined
  const state = certStatus.revoked ? 'revoked' : certStatus.good === null ? 'good' : 'unknown'
  return { state, thisUpdate: thisUpdate.getTime(), nextUpdate: nextUpdate?.getTime() ?? null }
}

/** Whether the CA of this certificate (PEM) has signed an OCSP response. */
export function isSignedBy(der: Buffer, issuer: string): boolean {
  const basic = basicOf(der)
  if (!basic) return false
  const data = basic.tbsResponseDataRaw ?? AsnConvert.serialize(basic.tbsResponseData)
  return verify(
    'sha256',
    Buffer.from(data),
    new NodeCertificate(issuer).publicKey,
    Buffer.from(basic.signature),
  )
}

function basicOf(der: Buffer): BasicOCSPResponse | undefined {
  try {
    const { responseStatus, responseBytes } = AsnConvert.parse(bytesOf(der), OCSPResponse)
    if (responseStatus !== OCSPResponseStatus.successful || !responseBytes) return undefined
    return AsnConvert.parse(responseBytes.response.buffer, BasicOCSPResponse)
  } catch {
    return undefined
  }
}

function statusOf({ state, since, isCompromised }: CertificateState): CertStatus {
  if (state === 'good') return new CertStatus({ good: null })
  if (state === 'unknown') return new CertStatus({ unknown: null })
  const reason = isCompromised ? CRLReasons.keyCompromise : CRLReasons.cessationOfOperation
  return new CertStatus({
    revoked: new RevokedInfo({
      revocationTime: wholeSecond(since ?? 0),
      revocationReason: new CRLReason(reason),
    }),
  })
}

/** Times of OCSP have no fractions (RFC 5280, 4.1.2.5.2). */
const wholeSecond = (epoch: number) => new Date(Math.floor(epoch / 1_000) * 1_000)

const bytesOf = (buffer: Buffer) => new Uint8Array(buffer).buffer

/** The bytes of a positive INTEGER. */
function integerOf(hex: string): ArrayBuffer {
  const digits = serialKey(hex)
  const bytes = Buffer.from(digits.padStart(digits.length + (digits.length % 2), '0'), 'hex')
  const isNegative = ((bytes[0] ?? 0) & 0x80) !== 0
  return bytesOf(isNegative ? Buffer.concat([Buffer.from([0]), bytes]) : bytes)
}

const serialOf = (bytes: ArrayBuffer) => serialKey(Buffer.from(bytes).toString('hex'))
