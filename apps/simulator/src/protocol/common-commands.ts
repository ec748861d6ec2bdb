import type { Token } from '../plan.ts'
import { profileIn, purposeIn } from './profile.ts'
import type { ObedientPile } from './protocol.ts'
import { numberIn, type Payload, textIn } from './read.ts'

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

/** What is named alike as well. */
export const sameCommands: Readonly<Record<string, (params: Payload, pile: ObedientPile) => Payload>> = {
  CancelReservation: ({ reservationId }, pile) => ({
    status: pile.cancelReservation(numberIn(reservationId) ?? 0),
  }),
  ClearCache: () => ({ status: 'Accepted' }),
  DataTransfer: ({ vendorId }, { nameplate }) => ({
    status: textIn(vendorId) === nameplate.vendor ? 'UnknownMessageId' : 'UnknownVendorId',
  }),
}
