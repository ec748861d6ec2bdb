import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import type { Authorization, Reading, Token } from '../../device/charge-point.ts'
import type { Link } from '../translation/link.ts'
import { timeOf } from '../translation/pile-clock.ts'
import { authorizationStatus, words201 } from '../translation/refusal.ts'
import { readingsOf } from '../translation/sampled-values.ts'
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
}

/** The car that ends a charge shows its card too; that begins none. */
const ENDING: ReadonlySet<string> = new Set(['StopAuthorized', 'Deauthorized', 'RemoteStop'])
const CHARGING: ReadonlySet<string> = new Set(['Charging', 'SuspendedEV', 'SuspendedEVSE'])
/** Transactions of which a pile tells at once; more it cannot have. */
const MOST_OPEN = 200

/**
 * The transactions of one connection. In 2.0.1 one may begin before it is known who charges, or where: it is a charge
 * from the moment on at which both are.
 */
export function transactionsOf(
  { at, charging, now }: Link,
  guns: Pick<ReturnType<typeof gunsOf>, 'changed' | 'known'>,
) {
  const open = new Map<string, OpenTransaction>()
  const registers = new Map<number, number>()

  function transactionOf({
    eventType,
    transactionInfo,
    evse,
    idToken,
    triggerReason,
  }: TransactionEvent): OpenTransaction {
    const { transactionId, remoteStartId } = transactionInfo
    const known = open.get(transactionId) ?? { wholly: eventType === 'Started', begun: false }
    if (evse) known.connector = evse.id
    if (remoteStartId !== undefined) known.remoteStartId = remoteStartId
    if (idToken && eventType !== 'Ended' && !ENDING.has(triggerReason)) known.token = tokenOfIdToken(idToken)
    open.set(transactionId, known)
    const [oldest] = open.keys()
    if (open.size > MOST_OPEN && oldest !== undefined) open.delete(oldest)
    return known
  }

  async function begin(
    transaction: OpenTransaction,
    event: TransactionEvent,
    readings: readonly Reading[],
  ): Promise<Authorization | undefined> {
    const { connector, token, remoteStartId } = transaction
    if (!token) return undefined
    if (connector === undefined) return event.idToken && charging.authorize(at, token)
    if (transaction.begun && !event.idToken) return undefined
    const register = readings.find(({ meterWh }) => meterWh !== null)?.meterWh
    const authorization = await charging.started(at, {
      connector,
      token,
      transactionId: event.transactionInfo.transactionId,
      ...(remoteStartId !== undefined && { remoteStartId }),
      meterWh: register ?? registers.get(connector) ?? 0,
      startSoc: readings.find(({ soc }) => soc !== null)?.soc ?? null,
      ...(event.offline && { offline: true }),
      ts: timeOf(event.timestamp, now()),
    })
    transaction.begun = true
    return authorization
  }

  async function goOn(transaction: OpenTransaction, event: TransactionEvent, readings: readonly Reading[]) {
    const { connector, begun, wholly } = transaction
    const { transactionId, chargingState } = event.transactionInfo
    if (connector === undefined) return
    if (readings.length > 0) {
      const isCharge = begun || !wholly
      await charging.metered(at, {
        connector,
        ...(isCharge && { transactionId }),
        ...(event.offline && { offline: true }),
        readings,
      })
    }
    // What was is not what is.
    if (event.offline) return
    const ts = timeOf(event.timestamp, now())
    if (chargingState && CHARGING.has(chargingState)) await guns.changed(connector, code.charging, ts)
    else if (chargingState === 'EVConnected' && !begun && wholly)
      await guns.changed(connector, code.preparing, ts)
  }

  async function end(
    transaction: OpenTransaction,
    event: TransactionEvent,
    { readings, frame }: { readings: readonly Reading[]; frame: string },
  ) {
    const { transactionId, stoppedReason } = event.transactionInfo
    open.delete(transactionId)
    const { connector, begun, wholly } = transaction
    // A car that came and went without anybody asking to charge.
    if (wholly && !begun) return
    await charging.stopped(at, {
      transactionId,
      ...(connector !== undefined && { connector }),
      meterWh: readings.findLast(({ meterWh }) => meterWh !== null)?.meterWh ?? null,
      reason: stopReasonOf(stoppedReason, readings),
      readings,
      ...(event.offline && { offline: true }),
      ts: timeOf(event.timestamp, now()),
      frame,
    })
    if (connector !== undefined && !event.offline) guns.known(connector, code.full)
  }

  return {
    async event(event: TransactionEvent, frame: string): Promise<object> {
      const readings = readingsOf(event.meterValue, now())
      const transaction = transactionOf(event)
      const authorization =
        event.eventType === 'Ended' ? undefined : await begin(transaction, event, readings)
      if (event.eventType === 'Ended') await end(transaction, event, { readings, frame })
      else await goOn(transaction, event, readings)

      const register = readings.findLast(({ meterWh }) => meterWh !== null)?.meterWh
      if (transaction.connector !== undefined && register != null)
        registers.set(transaction.connector, register)
      if (!event.idToken) return {}
      const status = authorization ? authorizationStatus(authorization, words201) : 'Accepted'
      return { idTokenInfo: { status } }
    },
  }
}
