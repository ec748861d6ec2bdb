import { raiseAlarm, recoverAlarm } from '../../alarm/incident/alarm.service.ts'
import { ofSeller } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import { type ChargePoint, WRONG_CLOCK_MS } from '../../device/charge-point.ts'

const SECOND = 1_000
const CODE = 'ClockWrong'

/** How far a pile's clock is off: kept, and an alarm while it is too far. */
export async function measureClock(context: Platform, at: ChargePoint, skewMs: number): Promise<void> {
  const { sellerId, stationId, pileId } = at
  const ts = context.now()
  await ofSeller(context.db, sellerId)
    .update('chargePoint')
    .set({ skewMs, skewTime: ts })
    .where('pileId', '=', pileId)
    .execute()
  const place = { sellerId, stationId, pileId, gunId: null, ts }
  const seconds = Math.round(skewMs / SECOND)
  if (Math.abs(skewMs) >= WRONG_CLOCK_MS)
    await raiseAlarm(context, { ...place, code: CODE, info: `${seconds > 0 ? '+' : ''}${seconds} s` })
  else await recoverAlarm(context, { ...place, code: CODE })
}
