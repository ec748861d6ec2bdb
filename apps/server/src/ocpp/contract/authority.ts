import 'reflect-metadata'
import { randomBytes, type webcrypto } from 'node:crypto'
import { DAY } from '@ampdeck/api/time'
import {
  BasicConstraintsExtension,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  type Name,
  PemConverter,
  Pkcs10CertificateRequest,
  type PublicKey,
  X509Certificate,
  X509CertificateGenerator,
} from '@peculiar/x509'
import { ofSeller } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import { openSecret, sealSecret } from '../../foundation/secrets.ts'
import type { PncAuthorityTable } from './contract-provider.table.ts'

type Kind = PncAuthorityTable['kind']

export interface Authority {
  certificate: X509Certificate
  /** PKCS #8 as PEM. */
  privateKey: string
}

export type Authorities = Readonly<Record<Kind, Authority>>

/** ISO 15118-2 knows this curve alone. */
const EC = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
const BEFORE_MS = DAY
const YEAR = 365 * DAY
const years = { moRoot: 30, moSub: 10, v2gRoot: 30, cpoSub: 10 } as const satisfies Record<Kind, number>
const names = {
  moRoot: 'MO Root CA',
  moSub: 'MO Sub CA',
  v2gRoot: 'V2G Root CA',
  cpoSub: 'CPO Sub CA',
} as const satisfies Record<Kind, string>
const issuers = {
  moRoot: 'moRoot',
  moSub: 'moRoot',
  v2gRoot: 'v2gRoot',
  cpoSub: 'v2gRoot',
} as const satisfies Record<Kind, Kind>
const kinds = ['moRoot', 'moSub', 'v2gRoot', 'cpoSub'] as const satisfies readonly Kind[]

/** The CAs of a seller's embedded provider, as they are kept; made at their first use. */
export async function authoritiesOf(platform: Platform, sellerId: number): Promise<Authorities> {
  const known = await stored(platform, sellerId)
  if (known) return known
  const createTime = platform.now()
  const made = await make(createTime)
  const rows = kinds.map((kind) => {
    const { certificate, privateKey } = made[kind]
    return {
      ...{ sellerId, kind, createTime, certificate: certificate.toString('pem') },
      privateKey: sealSecret(privateKey),
    }
  })
  // Two that make them at a moment end with the same ones: the four rows of one statement come together.
  await platform.db
    .insertInto('pncAuthority')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await stored(platform, sellerId)) ?? made
}

async function stored({ db }: Platform, sellerId: number): Promise<Authorities | undefined> {
  const rows = await ofSeller(db, sellerId).withDeleted('pncAuthority').selectAll().execute()
  if (rows.length < kinds.length) return undefined
  const entries = rows.map(({ kind, certificate, privateKey }) => {
    return [kind, { certificate: new X509Certificate(certificate), privateKey: openSecret(privateKey) }]
  })
  return Object.fromEntries(entries)
}

async function make(now: number): Promise<Authorities> {
  const made: Partial<Record<Kind, Authority>> = {}
  for (const kind of kinds) {
    const keys = await crypto.subtle.generateKey(EC, true, ['sign', 'verify'])
    const issuer = issuers[kind] === kind ? undefined : made[issuers[kind]]
    const certificate = await issue({
      subject: `CN=${names[kind]}, O=Ampdeck`,
      publicKey: keys.publicKey,
      issuer: issuer?.certificate.subjectName ?? `CN=${names[kind]}, O=Ampdeck`,
      signingKey: issuer ? await signingKeyOf(issuer) : keys.privateKey,
      ...{ now, notAfter: now + years[kind] * YEAR, isCa: true },
    })
    made[kind] = { certificate, privateKey: await pemOf(keys.privateKey) }
  }
  return made as Authorities
}

interface Issue {
  subject: string | Name
  publicKey: webcrypto.CryptoKey | PublicKey
  issuer: string | Name
  signingKey: webcrypto.CryptoKey
  now: number
  notAfter: number
  isCa?: boolean
  usages?: ExtendedKeyUsage[]
}

function issue({ subject, publicKey, issuer, signingKey, now, notAfter, isCa = false, usages }: Issue) {
  return X509CertificateGenerator.create({
    serialNumber: newSerial(),
    subject,
    issuer,
    notBefore: new Date(now - BEFORE_MS),
    notAfter: new Date(notAfter),
    publicKey,
    signingKey,
    signingAlgorithm: EC,
    extensions: [
      new BasicConstraintsExtension(isCa, undefined, true),
      new KeyUsagesExtension(
        isCa
          ? KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign | KeyUsageFlags.digitalSignature
          : KeyUsageFlags.digitalSignature | KeyUsageFlags.keyAgreement,
        true,
      ),
      ...(usages ? [new ExtendedKeyUsageExtension(usages)] : []),
    ],
  })
}

/** A certificate by one of the CAs, with that CA's behind it, as it goes to a car or a pile. */
export async function issueBy(
  authority: Authority,
  {
    commonName,
    publicKey,
    now,
    until,
    usages,
  }: {
    commonName: string
    publicKey: webcrypto.CryptoKey | PublicKey
    now: number
    until: number
    usages?: ExtendedKeyUsage[]
  },
): Promise<{ certificate: X509Certificate; chain: string }> {
  const notAfter = Math.min(until, authority.certificate.notAfter.getTime())
  const certificate = await issue({
    subject: `CN=${commonName}, O=Ampdeck`,
    issuer: authority.certificate.subjectName,
    signingKey: await signingKeyOf(authority),
    ...{ publicKey, now, notAfter },
    ...(usages && { usages }),
  })
  return { certificate, chain: `${certificate.toString('pem')}\n${authority.certificate.toString('pem')}\n` }
}

/** For a pile that shows it to cars as a server. */
export const serverUsages = [ExtendedKeyUsage.serverAuth]

/** A key pair for a car that has none. */
export async function newKeys(): Promise<{ publicKey: webcrypto.CryptoKey; privateKey: string }> {
  const { publicKey, privateKey } = await crypto.subtle.generateKey(EC, true, ['sign', 'verify'])
  return { publicKey, privateKey: await pemOf(privateKey) }
}

/** A request of a P-256 key that has signed it itself; nothing for anything else. */
export async function readRequest(text: string): Promise<Pkcs10CertificateRequest | undefined> {
  try {
    const request = new Pkcs10CertificateRequest(text)
    const { algorithm } = request.publicKey
    const isP256 = 'namedCurve' in algorithm && algorithm.namedCurve === EC.namedCurve
    return isP256 && (await request.verify()) ? request : undefined
  } catch {
    return undefined
  }
}

function signingKeyOf({ privateKey }: Authority): Promise<webcrypto.CryptoKey> {
  const [pkcs8] = PemConverter.decode(privateKey)
  if (!pkcs8) throw new Error('The key of a CA is not in PEM form.')
  return crypto.subtle.importKey('pkcs8', pkcs8, EC, false, ['sign'])
}

const pemOf = async (key: webcrypto.CryptoKey) =>
  PemConverter.encode(await crypto.subtle.exportKey('pkcs8', key), 'PRIVATE KEY')

function newSerial(): string {
  const serial = randomBytes(16)
  // The first bit is the sign of the number, and the first byte is never empty.
  serial[0] = ((serial[0] ?? 0) & 0x7f) | 0x40
  return serial.toString('hex')
}
