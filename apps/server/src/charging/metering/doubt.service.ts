import { eventType } from '@ampdeck/api/enumerations/equipment'
import { raiseAlarm } from '../../alarm/incident/alarm.service.ts'
import type { Platform } from '../../database/platform.ts'
import { recordOrderEvent } from '../record/event.store.ts'
import type { Transaction } from '../record/transaction.store.ts'
import type { KnownRegister } from './plausible.ts'

export const DOUBT_CODE = 'ReadingImplausible'

/** Readings that were not believed: an alarm at the gun and an event at the order, once for each series of them. */
export async function reportDoubts(
  context: Platform,
  metered: readonly { transaction: Transaction; known: KnownRegister; ts: number }[],
): Promise<void> {
  for (const { transaction, known, ts } of metered) {
    if (known.doubtWh === null || transaction.doubtWh !== null) continue
    const { sellerId, stationId, pileId, gunId, orderId } = transaction
    await raiseAlarm(context, {
      sellerId,
      stationId,
      pileId,
      gunId,
      code: DOUBT_CODE,
      info: infoOf(known),
      ts,
    })
    await recordOrderEvent(
      context,
      { sellerId, id: orderId },
      { type: eventType.code.alarmOn, ts, payload: { code: DOUBT_CODE, meterWh: known.doubtWh } },
    )
  }
}

function infoOf({ doubtWh, lastWh }: KnownRegister): string {
  return `${doubtWh} Wh, ${lastWh} Wh`
}
