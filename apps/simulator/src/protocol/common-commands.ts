import { createHash } from 'node:crypto'
import type { Token } from '../plan.ts'
import { profileIn, purposeIn } from './profile.ts'
import type { ObedientPile } from './protocol.ts'
import { listIn, numberIn, objectIn, type Payload, textIn } from './read.ts'

/* Commands of which only the fields' names differ between the versions. */

/** Starts a charge, where wanted with a limit. */
export function remoteStart(
  pile: ObedientPile,
  asked: { connector: unknown; token: Token; id?: unknown; profile: unknown },
): Payload {
  const connector = numberIn(asked.connector)
  const id = numberIn(asked.id)
  const profile =
    asked.profile === undefined ? undefined : profileIn(asked.profile, connector ?? 0, pile.isAc)
  const status = pile.remoteStart({
    token: asked.token,
    ...(connector === undefined ? {} : { connector }),
    ...(id === undefined ? {} : { id }),
    ...(profile ? { profile } : {}),
  })
  return { status }
}

/** Forgets the limits that have all that was named. */
export function clearProfiles(
  pile: ObedientPile,
  asked: { id: unknown; connector: unknown; purpose: unknown; stackLevel: unknown },
): Payload {
  const { id, connector, purpose, stackLevel } = asked
  const isCleared = pile.clearProfiles(
    (profile) =>
      (id === undefined || profile.id === id) &&
      (connector === undefined || profile.connector === connector) &&
      (stackLevel === undefined || profile.stackLevel === stackLevel) &&
      (purpose === undefined || profile.purpose === purposeIn(purpose)),
  )
  return { status: isCleared ? 'Accepted' : 'Unknown' }
}

/** Takes a list of who may charge: of it, its version. */
export function sendLocalList(pile: ObedientPile, listVersion: unknown, updateType: unknown): Payload {
  const version = numberIn(listVersion) ?? 0
  if (updateType === 'Differential' && version <= pile.listVersion) return { status: 'VersionMismatch' }
  pile.listVersion = version
  return { status: 'Accepted' }
}

/** The root certificates of a kind. */
export function certificatesIn({ certificates }: ObedientPile, isWanted: (type: string) => boolean) {
  return [...certificates.values()].filter(({ type }) => isWanted(type))
}

/** The same with their kinds, as 2.0.1 has it; all of them where none is named. */
export function certificateChains(certificateType: unknown, pile: ObedientPile): Payload {
  const types = listIn(certificateType).map(String)
  const found = certificatesIn(pile, (type) => types.length === 0 || types.includes(type))
  if (found.length === 0) return { status: 'NotFound' }
  const certificateHashDataChain = found.map(({ type, hash }) => ({
    certificateType: type,
    certificateHashData: hash,
  }))
  return { status: 'Accepted', certificateHashDataChain }
}

/** A simulated pile reads no certificates: it names each by the hash of its text. */
function installCertificate(
  { certificateType, certificate }: Payload,
  { certificates }: ObedientPile,
): Payload {
  const text = textIn(certificate) ?? ''
  if (!text.includes('BEGIN CERTIFICATE')) return { status: 'Rejected' }
  const digest = createHash('sha256').update(text).digest('hex')
  const serialNumber = digest.slice(0, 16)
  const hash = { hashAlgorithm: 'SHA256', issuerNameHash: digest, issuerKeyHash: digest, serialNumber }
  certificates.set(serialNumber, { type: textIn(certificateType) ?? '', hash })
  return { status: 'Accepted' }
}

/** What is named alike as well. */
export const sameCommands: Readonly<Record<string, (params: Payload, pile: ObedientPile) => Payload>> = {
  CancelReservation: ({ reservationId }, pile) => ({
    status: pile.cancelReservation(numberIn(reservationId) ?? 0),
  }),
  ClearCache: () => ({ status: 'Accepted' }),
  InstallCertificate: installCertificate,
  DeleteCertificate: ({ certificateHashData }, { certificates }) => ({
    status: certificates.delete(textIn(objectIn(certificateHashData).serialNumber) ?? '')
      ? 'Accepted'
      : 'NotFound',
  }),
  DataTransfer: ({ vendorId }, { nameplate }) => ({
    status: textIn(vendorId) === nameplate.vendor ? 'UnknownMessageId' : 'UnknownVendorId',
  }),
}
