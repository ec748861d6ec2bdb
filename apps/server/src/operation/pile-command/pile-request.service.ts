import { commandKind, protocol as protocols } from '@ampdeck/api/enumerations/equipment'
import { isGranted } from '@ampdeck/api/menu/grant-keys'
import type { pileCommand } from '@ampdeck/api/operation/pile-command'
import { requestKeys } from '@ampdeck/api/operation/pile-request'
import { MINUTE } from '@ampdeck/api/time'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Rows } from '../../database/rows.ts'
import type { PileRequest } from '../../device/pile-request.ts'
import { failures } from '../../foundation/failure.ts'
import type { Request } from '../../http/context.ts'
import { handProfile, handProfileId } from '../../power/gun-profile.ts'
import { draftOf, needReason, writeBatch } from './pile-command.service.ts'
import { gunTargets, pileTargets, type Target } from './pile-command.targets.ts'

type Input = z.output<typeof pileCommand.request.input>
type Draft = Input['request']

const OCPP_16 = protocols.code.ocpp16
/** 1.6 numbers reservations by a signed integer of 32 bits. */
const MOST_ID = 2_147_483_647

/** Asks the same of many piles or guns: each has its row with its own end, also what is not even sent. */
export async function request(of: Request<typeof pileCommand.request>) {
  const { rows, input, caller, now } = of
  if (!isGranted(caller.grants, `remoteControl:${requestKeys[input.request.name]}`))
    throw failures.forbidden()
  needReason(input)
  const { pileIds = [], gunIds } = input
  const targets = await (gunIds ? gunTargets(rows, { ids: gunIds }) : pileTargets(rows, pileIds))
  const reservations = await reservationsOf(rows, input.request, targets)
  const how = { ...input, command: commandKind.code[input.request.name] }
  const drafts = targets.map((target) => {
    const known = reservations.get(placeOf(target))
    const reservationId = known ?? rows.newId() % MOST_ID
    return {
      ...draftOf(target, how, askedOf(input.request, target, { now, reservationId })),
      refusal: refusalOf(input, target, known),
    }
  })
  return writeBatch(of, { pileIds, gunIds }, drafts)
}

/** Why something is not even sent. A soft reset ends a charge, if properly: that is asked for by force. */
function refusalOf(
  { request, force }: Input,
  { isConnected, isPileCharging, protocol }: Target,
  reservationId: number | undefined,
): string | undefined {
  const { name } = request
  if (!isConnected) return 'device.offline'
  if (protocol === OCPP_16 && isUnknown16(request)) return 'notSupported'
  if (name === 'softReset' && isPileCharging && !force) return 'gun.busy'
  return name === 'cancelReservation' && reservationId === undefined ? 'record.notFound' : undefined
}

/** What OCPP 1.6 has no words for. */
function isUnknown16(draft: Draft): boolean {
  return draft.name === 'trigger' && draft.message === 'TransactionEvent'
}

/** A request in the words of the gateway. */
function askedOf(
  draft: Draft,
  { connector }: Target,
  { now, reservationId }: { now: number; reservationId: number },
): PileRequest {
  switch (draft.name) {
    case 'trigger':
      return { kind: 'trigger', message: draft.message, ...(connector > 0 && { connector }) }
    case 'readConfiguration':
      return { kind: 'getConfiguration', ...(draft.keys.length > 0 && { keys: draft.keys }) }
    case 'changeConfiguration':
      return { kind: 'setConfiguration', key: draft.key, value: draft.value }
    case 'changePassword':
      return { kind: 'changePassword' }
    case 'softReset':
      return { kind: 'reset', hard: false }
    case 'clearCache':
      return { kind: 'clearCache' }
    case 'diagnostics':
      return { kind: 'log', location: draft.location }
    case 'firmware': {
      const { location, retries } = draft
      return { kind: 'firmware', requestId: reservationId, location, retries, retrieveAt: now }
    }
    case 'readLocalList':
      return { kind: 'localListVersion' }
    case 'sendLocalList': {
      const { version, update, cards } = draft
      const entries = cards.map((value) => ({ token: { value, isVin: false }, accepted: true }))
      return { kind: 'sendLocalList', version, full: update === 'full', entries }
    }
    case 'reserve': {
      const token = { value: draft.card, isVin: false }
      return { kind: 'reserve', connector, reservationId, token, expires: now + draft.minutes * MINUTE }
    }
    case 'cancelReservation':
      return { kind: 'cancelReservation', reservationId }
    case 'setLimit':
      return {
        kind: 'setPower',
        connector,
        profile: handProfile(connector, Math.round(draft.kW * 1_000), now),
      }
    // By its number alone: what keeps the power of the site stays.
    case 'clearLimit':
      return { kind: 'clearPower', profileId: handProfileId(connector) }
    case 'readLimit':
      return { kind: 'compositeSchedule', connector, seconds: draft.minutes * 60 }
    case 'dataTransfer': {
      const { vendorId, messageId, data } = draft
      return { kind: 'dataTransfer', vendorId, ...(messageId && { messageId }), ...(data && { data }) }
    }
    case 'installCertificate':
      return { kind: 'installCertificate', use: draft.use, certificate: draft.certificate }
    case 'readCertificates':
      return { kind: 'readCertificates', use: draft.use }
    case 'deleteCertificate': {
      const { name: _, ...hash } = draft
      return { kind: 'deleteCertificate', hash }
    }
  }
}

const placeOf = ({ pileId, gunId }: Pick<Target, 'pileId' | 'gunId'>) => `${pileId}/${gunId ?? ''}`

/** The last reservation of each place that its pile has accepted, where one is to be cancelled. */
async function reservationsOf(
  rows: Rows,
  { name }: Draft,
  targets: readonly Target[],
): Promise<ReadonlyMap<string, number>> {
  if (name !== 'cancelReservation' || targets.length === 0) return new Map()
  const found = await rows
    .from('pileCommand')
    .where('pileCommand.command', '=', commandKind.code.reserve)
    .where('pileCommand.outcome', 'is', null)
    .where(
      'pileCommand.pileId',
      'in',
      targets.map(({ pileId }) => pileId),
    )
    .select(['pileCommand.pileId', 'pileCommand.gunId'])
    .select(sql<number>`(pile_command.request->>'reservationId')::int`.as('reservationId'))
    .orderBy('pileCommand.id')
    .execute()
  return new Map(found.map((one) => [placeOf(one), one.reservationId]))
}
