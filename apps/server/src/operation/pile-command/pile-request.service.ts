import { commandKind, protocol as protocols } from '@ampdeck/api/enumerations/equipment'
import { isGranted } from '@ampdeck/api/menu/grant-keys'
import { chargeLife } from '@ampdeck/api/operation/charge-life'
import type { pileCommand } from '@ampdeck/api/operation/pile-command'
import { requestKeys } from '@ampdeck/api/operation/pile-request'
import { MINUTE } from '@ampdeck/api/time'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import type { PileRequest } from '../../device/pile-request.ts'
import type { PileTariff } from '../../device/standard-request.ts'
import { failures } from '../../foundation/failure.ts'
import type { Request } from '../../http/context.ts'
import { handProfile, handProfileId } from '../../power/gun-profile.ts'
import { pilesWithoutList } from './local-list.service.ts'
import { entriesOf, hasTooLong, type NamedCards, namedCards, tokenFor } from './named-cards.ts'
import { draftOf, needReason, writeBatch } from './pile-command.service.ts'
import { gunTargets, pileTargets, type Target } from './pile-command.targets.ts'
import { tariffHere, tariffOfCharge } from './pile-tariff.store.ts'
import { isStandardDraft, standardAsked, standardFault, standardRefusal } from './standard-asked.ts'
import { faultsOf } from './standard-message.ts'

type Input = z.output<typeof pileCommand.request.input>
type Draft = Input['request']

const OCPP_16 = protocols.code.ocpp16
const OF_CHARGE: ReadonlySet<string> = new Set(['transactionStatus', 'changeTariff', 'priorityCharging'])
/** 1.6 numbers reservations by a signed integer of 32 bits. */
const MAX_ID = 2_147_483_647

/** Asks the same of many piles or guns: each has its row with its own end, also what is not even sent. */
export async function request(of: Request<typeof pileCommand.request>) {
  const { rows, input, caller, now } = of
  if (!isGranted(caller.grants, `remoteControl:${requestKeys[input.request.name]}`))
    throw failures.forbidden()
  needReason(input)
  const { pileIds = [], gunIds } = input
  needSense(input.request, gunIds !== undefined)
  const targets = await (gunIds ? gunTargets(rows, { ids: gunIds }) : pileTargets(rows, pileIds))
  const faultsIn = versionFaults(input.request)
  needFit(faultsIn, targets)
  const reservations = await reservationsOf(rows, input.request, targets)
  const charges = await chargesOf(rows, input.request, targets)
  const cards = await namedCards(rows, input.request)
  const tariffs = await tariffsFor(rows, input.request, targets, now)
  const listless = await listlessOf(rows, input.request, targets)
  const how = { ...input, command: commandKind.code[input.request.name] }
  const drafts = targets.map((target) => {
    const known = reservations.get(placeOf(target))
    const reservationId = known ?? rows.newId() % MAX_ID
    const transactionId = charges.get(target.gunId)
    const tariff = tariffs.get(placeOf(target))
    return {
      ...draftOf(
        target,
        how,
        askedOf(input.request, target, { now, reservationId, transactionId, cards, tariff }),
      ),
      refusal: refusalOf(input, target, {
        reservationId: known,
        ...{ transactionId, faultsIn, cards, listless, tariff },
      }),
    }
  })
  return writeBatch(of, { pileIds, gunIds }, drafts)
}

/** What no single field says. */
function needSense(draft: Draft, isOfGuns: boolean): void {
  const fault = faultOf(draft, isOfGuns)
  if (fault) throw failures.invalid([{ path: ['request', fault[0]], message: fault[1] }])
}

function faultOf(draft: Draft, isOfGuns: boolean): readonly [field: string, message: string] | undefined {
  if (isStandardDraft(draft)) return standardFault(draft)
  if (draft.name === 'sendLocalList' && draft.update === 'full' && draft.removed.length > 0)
    return ['removed', 'onlyDifferential']
  if (draft.name === 'diagnostics' && draft.from !== null && draft.to !== null && draft.to <= draft.from)
    return ['to', 'time.order']
  if (draft.name !== 'setLimit') return undefined
  if (draft.purpose === (isOfGuns ? 'pile' : 'transaction')) return ['purpose', 'limitPurpose']
  const isInOrder = draft.periods.every(
    ({ startSecond }, index) => startSecond > (draft.periods[index - 1]?.startSecond ?? 0),
  )
  return isInOrder ? undefined : ['periods', 'limitPeriods']
}

/** Why something is not even sent. A soft reset ends a charge, if properly: that is asked for by force. */
function refusalOf(
  { request, force }: Input,
  target: Target,
  {
    reservationId,
    transactionId,
    faultsIn,
    cards,
    tariff,
    listless,
  }: {
    reservationId: number | undefined
    transactionId: string | undefined
    faultsIn: FaultsIn
    cards: NamedCards
    tariff: PileTariff | undefined
    listless: ReadonlySet<number>
  },
): string | undefined {
  const { isConnected, isCharging, protocol } = target
  const { name } = request
  if (!isConnected) return 'device.offline'
  if (protocol === OCPP_16 && isUnknown16(request, target)) return 'notSupported'
  if (hasTooLong(cards, request, protocol)) return 'payload.invalid'
  if (name === 'softReset' && isCharging && !force) return 'gun.busy'
  if (name === 'sendLocalList' && listless.has(target.pileId)) return 'list.none'
  if (isStandardDraft(request))
    return standardRefusal(request, protocol, { ...target, newNumber: 0, transactionId, tariff })
  if (name === 'raw') return rawRefusalOf({ action: request.action, force, faultsIn }, target)
  if (name === 'setLimit' && request.purpose === 'transaction' && transactionId === undefined)
    return chargeLife.change.wrongState
  return name === 'cancelReservation' && reservationId === undefined ? 'record.notFound' : undefined
}

type Faults = ReturnType<typeof faultsOf>
type FaultsIn = (version: number) => Faults

/** What each version does not allow of a message, found once for all piles that speak it; of other requests nothing. */
function versionFaults(draft: Draft): FaultsIn {
  const known = new Map<number, Faults>()
  return (version) => {
    if (draft.name !== 'raw') return []
    const faults = known.get(version) ?? faultsOf(version, draft.action, draft.payload)
    known.set(version, faults)
    return faults
  }
}

/** These end charges that run. */
const disturbing: ReadonlySet<string> = new Set(['Reset', 'UnlockConnector'])

/** A message of the standard must fit the version of its pile, and ends no charge by accident. */
function rawRefusalOf(
  { action, force, faultsIn }: { action: string; force: boolean; faultsIn: FaultsIn },
  { protocol, isPileCharging }: Target,
): string | undefined {
  const faults = faultsIn(protocol ?? OCPP_16)
  if (faults === 'unknown') return 'notSupported'
  if (faults.length > 0) return 'payload.invalid'
  return disturbing.has(action) && isPileCharging && !force ? 'gun.busy' : undefined
}

/** What fits none of the piles is refused with its fields; where it fits some, each of the others says so. */
function needFit(faultsIn: FaultsIn, targets: readonly Target[]): void {
  const spoken = new Set(targets.flatMap(({ isConnected, protocol }) => (isConnected && protocol) || []))
  const found = [...spoken].map(faultsIn)
  if (found.length === 0 || found.some((faults) => faults.length === 0)) return
  const faults = found.find((one) => one !== 'unknown')
  throw failures.invalid(
    faults === undefined
      ? [{ path: ['request', 'action'], message: 'choice' }]
      : faults.map(({ path, message }) => ({ path: ['request', 'payload', ...path], message })),
  )
}

/** What OCPP 1.6 has no words for. */
function isUnknown16(draft: Draft, { connector }: Target): boolean {
  if (draft.name === 'trigger') return draft.message === 'TransactionEvent'
  return draft.name === 'softReset' && connector > 0
}

interface Known {
  now: number
  /** Also the number of what the pile reports about later. */
  reservationId: number
  transactionId: string | undefined
  cards: NamedCards
  tariff: PileTariff | undefined
}

/** A request in the words of the gateway. */
function askedOf(
  draft: Draft,
  { connector, protocol }: Target,
  { now, reservationId, transactionId, cards, tariff }: Known,
): PileRequest {
  if (isStandardDraft(draft))
    return standardAsked(draft, { connector, newNumber: reservationId, transactionId, tariff })
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
      return { kind: 'reset', hard: false, ...(connector > 0 && { connector }) }
    case 'clearCache':
      return { kind: 'clearCache' }
    case 'diagnostics':
      return {
        kind: 'log',
        location: draft.location,
        requestId: reservationId,
        ...(draft.from !== null && { from: draft.from }),
        ...(draft.to !== null && { to: draft.to }),
        ...(draft.log === 'security' && { isSecurity: true }),
      }
    case 'firmware': {
      const { location, retries, retrieveAt } = draft
      return {
        ...{ kind: 'firmware', requestId: reservationId, location, retries },
        retrieveAt: retrieveAt ?? now,
      }
    }
    case 'readLocalList':
      return { kind: 'localListVersion' }
    case 'sendLocalList': {
      const { version, update } = draft
      const entries = entriesOf(cards, draft, { protocol, now })
      return { kind: 'sendLocalList', version, full: update === 'full', entries }
    }
    case 'reserve': {
      const token = { value: tokenFor(cards, draft.card, protocol) ?? draft.card, isVin: false }
      return { kind: 'reserve', connector, reservationId, token, expires: now + draft.minutes * MINUTE }
    }
    case 'cancelReservation':
      return { kind: 'cancelReservation', reservationId }
    case 'setLimit': {
      const periods = [{ startSecond: 0, kW: draft.kW }, ...draft.periods].map(({ startSecond, kW }) => {
        return { startSecond, limitW: Math.round(kW * 1_000) }
      })
      const purpose = draft.purpose ?? (connector === 0 ? 'pile' : 'default')
      const profile = handProfile(connector, {
        ...{ purpose, from: now, periods },
        ...(draft.seconds !== null && { seconds: draft.seconds }),
        ...(purpose === 'transaction' && transactionId !== undefined && { transactionId }),
      })
      return { kind: 'setPower', connector, profile }
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
      const { name: _, kept, ...hash } = draft
      return { kind: 'deleteCertificate', hash, ...(kept === 'plugAndCharge' && { isPlugAndCharge: true }) }
    }
    case 'raw':
      return { kind: 'raw', action: draft.action, payload: draft.payload }
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

/** Whether a request is about the charge that runs at a gun. */
function isOfCharge(draft: Draft): boolean {
  if (draft.name === 'setLimit') return draft.purpose === 'transaction'
  return OF_CHARGE.has(draft.name)
}

/** The prices that a request sends, by place. */
async function tariffsFor(
  rows: Rows,
  { name }: Draft,
  targets: readonly Target[],
  now: number,
): Promise<ReadonlyMap<string, PileTariff>> {
  const tariffs = new Map<string, PileTariff>()
  if (name !== 'sendTariff' && name !== 'changeTariff') return tariffs
  for (const target of targets) {
    const found = name === 'sendTariff' ? tariffHere(rows, target, now) : tariffOfCharge(rows, target)
    const tariff = await found
    if (tariff) tariffs.set(placeOf(target), tariff)
  }
  return tariffs
}

/** The piles that would only say again that they keep no list. */
async function listlessOf(rows: Rows, { name }: Draft, targets: readonly Target[]) {
  const pileIds = name === 'sendLocalList' ? targets.map(({ pileId }) => pileId) : []
  return pilesWithoutList(rows, pileIds)
}

/** The charges that run at guns, where one of them is meant. */
async function chargesOf(
  rows: Rows,
  draft: Draft,
  targets: readonly Target[],
): Promise<ReadonlyMap<number | null, string>> {
  const gunIds = targets.flatMap(({ gunId }) => gunId ?? [])
  if (!isOfCharge(draft) || gunIds.length === 0) return new Map()
  const found = await rows
    .from('gun')
    .innerJoin('chargeTransaction as charge', sameSeller('charge.orderId', 'gun.currentOrderId'))
    .where('charge.endTime', 'is', null)
    .where('charge.refusal', 'is', null)
    .where('gun.id', 'in', gunIds)
    .select(['gun.id', 'charge.transactionId'])
    .execute()
  return new Map(found.map(({ id, transactionId }) => [id, transactionId]))
}
