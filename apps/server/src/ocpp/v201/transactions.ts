import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import { isSameIdentifier } from '@ampdeck/validation/identifier'
import type { Authorization, Reading, StartReport, Token } from '../../device/charge-point.ts'
import type { AnsweredCost, Link } from '../translation/link.ts'
import { timeOf } from '../translation/pile-clock.ts'
import { parseTime } from '../translation/pile-time.ts'
import { asEnding, idTokenInfoOf } from '../translation/refusal.ts'
import { readingsOf } from '../translation/sampled-values.ts'
import { keepSigned } from '../translation/signed-values.ts'
import { stopReasonOf } from '../translation/stop-reason.ts'
import type { gunsOf } from './guns.ts'
import { tokenOfIdToken } from './id-token.ts'
import type { TransactionEvent } from './messages.ts'

const code = gunStatus.code

/** What this connection has heard of a transaction. */
interface OpenTransaction {
  /** Whether from its beginning on. */
  wholly: boolean
  connector?: number
  token?: Token
  remoteStartId?: number
  /** Whether the charging service was told of it. */
  begun: boolean
  /** The highest number of its events; null where none has come. */
  seqNo: number | null
  /** The time of that event, where it came on this connection. */
  saidAt?: unknown
  /** The registers that it has shown on this connection: the first one and the last one. */
  first?: { ts: number; meterWh: number }
  lastWh?: number
}

/** An event with what its number says about it. */
interface Numbered {
  event: TransactionEvent
  /** Absent where the end of a transaction names none, and none of its connector runs. */
  transactionId?: string | undefined
  seqNo?: number
  /** It comes again, or after a later one. */
  isLate: boolean
  readings: readonly Reading[]
}

/** Whether an event begins another transaction under a number that is open: its number and time say so. */
function isAnother({ seqNo, saidAt }: OpenTransaction, event: Pick<TransactionEvent, 'seqNo' | 'timestamp'>) {
  if (seqNo === null || saidAt === undefined || typeof event.seqNo !== 'number') return false
  return event.seqNo < seqNo && parseTime(event.timestamp) > parseTime(saidAt)
}

function noteRegisters(transaction: OpenTransaction, readings: readonly Reading[]): void {
  for (const { ts, meterWh } of readings) {
    if (meterWh === null) continue
    transaction.first ??= { ts, meterWh }
    transaction.lastWh = meterWh
  }
}

/** The car that ends a charge shows its card too; that begins none. */
const ENDING: ReadonlySet<string> = new Set(['StopAuthorized', 'Deauthorized', 'RemoteStop'])
const CHARGING: ReadonlySet<string> = new Set(['Charging', 'SuspendedEV', 'SuspendedEVSE'])
/** Transactions of which a pile tells at once; more it cannot have. */
const MAX_OPEN = 200

/**
 * The transactions of one connection. In 2.0.1 one may begin before it is known who charges, or where: it is a charge
 * from the moment on at which both are.
 */
export function transactionsOf(link: Link, guns: Pick<ReturnType<typeof gunsOf>, 'changed' | 'known'>) {
  const { at, charging, contracts, costs, now, lastSeqNo, remark } = link
  const open = new Map<string, OpenTransaction>()
  const registers = new Map<number, number>()

  async function transactionOf({
    eventType,
    transactionInfo,
    evse,
    idToken,
    triggerReason = '',
    seqNo,
    timestamp,
  }: TransactionEvent): Promise<[OpenTransaction, string | undefined]> {
    const remoteStartId = transactionInfo?.remoteStartId
    const transactionId = transactionInfo?.transactionId ?? onlyAt(evse?.id)
    const begins = eventType === 'Started'
    const before = transactionId === undefined ? undefined : open.get(transactionId)
    const known = (before && !(begins && isAnother(before, { seqNo, timestamp })) && before) || {
      wholly: begins,
      begun: false,
      // A number that is used again begins to count anew.
      seqNo:
        transactionId === undefined
          ? null
          : await lastSeqNo(transactionId, begins ? timeOf(timestamp, now()) : undefined),
    }
    if (evse) known.connector = evse.id
    if (remoteStartId !== undefined) known.remoteStartId = remoteStartId
    const isBeginning = eventType !== 'Ended' && !ENDING.has(triggerReason)
    if (idToken && isBeginning && (!known.begun || eventType === 'Started'))
      known.token = tokenOfIdToken(idToken)
    if (transactionId === undefined) return [known, undefined]
    open.set(transactionId, known)
    const [oldest] = open.keys()
    if (open.size > MAX_OPEN && oldest !== undefined) open.delete(oldest)
    return [known, transactionId]
  }

  /** The one transaction that runs at a connector, or at all where it is not known which. */
  function onlyAt(connector: number | undefined): string | undefined {
    const running = [...open].filter(([, one]) => connector === undefined || one.connector === connector)
    return running.length === 1 ? running[0]?.[0] : undefined
  }

  /**
   * A number that is not higher comes again or late; one that is not the next says that some are missing. A pile that
   * gives two events the same number is taken for what it says.
   */
  function numbered(
    transaction: OpenTransaction,
    transactionId: string | undefined,
    event: TransactionEvent,
  ): Numbered {
    const readings = readingsOf(event.meterValue, now())
    const { seqNo } = event
    if (typeof seqNo !== 'number' || !Number.isSafeInteger(seqNo) || seqNo < 0)
      return { event, transactionId, readings, isLate: false }
    const { seqNo: before, saidAt = event.timestamp } = transaction
    const isTwice = seqNo === before && saidAt !== event.timestamp
    const isLate = before !== null && seqNo <= before && !isTwice
    if (isTwice) remark(`seqNo ${seqNo} again, of another event`)
    else if (isLate) remark(`seqNo ${seqNo} after ${before}: repeated or late`)
    else if (before !== null && seqNo > before + 1)
      remark(`seqNo ${seqNo} after ${before}: events are missing`)
    return { event, transactionId, readings, seqNo, isLate }
  }

  /** A contract as its provider knows it. */
  async function knownAs(token: Token): Promise<Pick<StartReport, 'token' | 'contractRefusal'>> {
    const contract = token.isContract ? await contracts.atStart(token.value) : undefined
    if (!contract) return { token }
    const { idToken: value, refusal } = contract
    return { token: { ...token, value }, ...(refusal && { contractRefusal: refusal }) }
  }

  async function authorizationOf(shown: Token): Promise<Authorization> {
    const { token, contractRefusal } = await knownAs(shown)
    return contractRefusal ? { accepted: false, reason: contractRefusal } : charging.authorize(at, token)
  }

  async function begin(
    transaction: OpenTransaction,
    { event, transactionId, readings, seqNo }: Numbered,
  ): Promise<Authorization | undefined> {
    const { connector, token, remoteStartId } = transaction
    if (!token || transactionId === undefined) return undefined
    if (transaction.begun && !event.idToken) return undefined
    if (connector === undefined) return event.idToken && authorizationOf(token)
    const { token: known, contractRefusal } = await knownAs(token)
    const register = readings.find(({ meterWh }) => meterWh !== null)?.meterWh ?? null
    const shownBefore = registers.get(connector) ?? null
    const authorization = await charging.started(at, {
      connector,
      token: known,
      ...(contractRefusal && { contractRefusal }),
      transactionId,
      ...(remoteStartId !== undefined && { remoteStartId }),
      meterWh: register ?? shownBefore,
      ...(register === null && shownBefore !== null && { isAssumed: true }),
      ...(event.eventType === 'Started' && { begins: true }),
      startSoc: readings.find(({ soc }) => soc !== null)?.soc ?? null,
      ...(event.offline && { offline: true }),
      ...(seqNo !== undefined && { seqNo }),
      ts: timeOf(event.timestamp, now()),
    })
    transaction.begun = true
    return authorization
  }

  /** A number that went with the start (`isKept`) needs no report of its own. */
  async function goOn(
    transaction: OpenTransaction,
    { event, transactionId, readings, seqNo, isLate }: Numbered,
    isKept: boolean,
  ) {
    const { connector, begun, wholly } = transaction
    const chargingState = event.transactionInfo?.chargingState
    const isCharge = transactionId !== undefined && (begun || !wholly)
    const isNumbered = isCharge && seqNo !== undefined && !isLate && !isKept
    if (readings.length > 0 || isNumbered) {
      await charging.metered(at, {
        ...(connector !== undefined && { connector }),
        ...(isCharge && { transactionId }),
        ...(event.offline && { offline: true }),
        ...(seqNo !== undefined && { seqNo }),
        ...(isLate && { isLate }),
        readings,
      })
    }
    // What was is not what is.
    if (event.offline || isLate || connector === undefined) return
    const ts = timeOf(event.timestamp, now())
    if (chargingState && CHARGING.has(chargingState)) await guns.changed(connector, code.charging, ts)
    else if (chargingState === 'EVConnected' && !begun && wholly)
      await guns.changed(connector, code.preparing, ts)
  }

  async function end(
    transaction: OpenTransaction,
    { event, transactionId, readings, seqNo }: Numbered,
    frame: string,
  ) {
    const stoppedReason = event.transactionInfo?.stoppedReason
    if (transactionId === undefined) remark('the transaction that ends is not named')
    else open.delete(transactionId)
    const { connector, begun, wholly } = transaction
    // A car that came and went without anybody asking to charge; what it took all the same is kept.
    const { first, lastWh } = transaction
    const hasTaken = first !== undefined && lastWh !== undefined && lastWh > first.meterWh
    if (wholly && !begun && !hasTaken) return
    await charging.stopped(at, {
      ...(transactionId !== undefined && { transactionId }),
      ...(event.idToken && { token: tokenOfIdToken(event.idToken) }),
      ...(wholly && !begun && first && { begin: first }),
      ...(connector !== undefined && { connector }),
      meterWh: readings.findLast(({ meterWh }) => meterWh !== null)?.meterWh ?? null,
      reason: stopReasonOf(stoppedReason, readings),
      readings,
      ...(event.offline && { offline: true }),
      ...(seqNo !== undefined && { seqNo }),
      ts: timeOf(event.timestamp, now()),
      frame,
    })
    if (connector !== undefined && !event.offline) guns.known(connector, code.full)
  }

  async function signed(
    { begun, wholly, connector }: OpenTransaction,
    { event, transactionId }: Numbered,
  ): Promise<void> {
    if (!begun && wholly) return
    const charge = {
      ...(transactionId !== undefined && { transactionId }),
      ...(connector !== undefined && { connector }),
    }
    await keepSigned(link, charge, event.meterValue)
  }

  /** What the driver is shown with the answer: nothing of what comes late, or was refused. */
  async function costOf(
    { begun, wholly }: OpenTransaction,
    { event, transactionId, isLate }: Numbered,
  ): Promise<AnsweredCost> {
    const isCharge = begun || !wholly
    if (!isCharge || transactionId === undefined || isLate || event.offline) return {}
    return costs.answer(transactionId, event.eventType === 'Ended')
  }

  return {
    /** A pile that starts anew may count its transactions from the beginning. */
    forget: () => open.clear(),
    async event(event: TransactionEvent, frame: string): Promise<object> {
      const [transaction, transactionId] = await transactionOf(event)
      const said = numbered(transaction, transactionId, event)
      const { begun } = transaction
      noteRegisters(transaction, said.readings)
      const authorization = event.eventType === 'Ended' ? undefined : await begin(transaction, said)
      if (event.eventType === 'Ended') await end(transaction, said, frame)
      else await goOn(transaction, said, transaction.begun && !begun)
      // Only now: what could not be stored is done once more.
      if (said.seqNo !== undefined && !said.isLate)
        Object.assign(transaction, { seqNo: said.seqNo, saidAt: event.timestamp })

      const register = said.readings.findLast(({ meterWh }) => meterWh !== null)?.meterWh
      if (transaction.connector !== undefined && register != null)
        registers.set(transaction.connector, register)
      await signed(transaction, said)
      const cost = await costOf(transaction, said)
      if (!event.idToken) return cost
      const shown = tokenOfIdToken(event.idToken)
      // A start answers for its own token, and a refused one for all; any other token is looked up by itself.
      const isOfCharge = transaction.token && isSameIdentifier(transaction.token.value, shown.value)
      if (authorization && (isOfCharge || !authorization.accepted))
        return { ...cost, idTokenInfo: idTokenInfoOf(authorization) }
      return { ...cost, idTokenInfo: idTokenInfoOf(asEnding(await authorizationOf(shown))) }
    },
  }
}
