import { stopReason } from '@ampdeck/api/enumerations/order'
import { HOUR, MINUTE } from '@ampdeck/api/time'
import { watch } from '../charging/finish/watchdog.job.ts'
import type { Platform } from '../database/platform.ts'
import type { Charging } from '../device/charge-point.ts'
import { addMember, addPile, orderOf } from './charging.ts'

interface Charged {
  /** What the register counts in ten minutes. */
  wh?: number
  /** What it showed in between. */
  readWh?: number
  phoneFen?: number
  /** The pile went silent instead of sending a final bill. */
  lost?: boolean
}

/** A charge that ended now, at a pile and by a member of its own; the clock stands still. */
export async function charged(
  platform: Platform,
  charging: Charging,
  { wh = 10_000, readWh, phoneFen = 100_000, lost = false }: Charged = {},
) {
  const member = await addMember(platform, { phoneFen })
  const pile = await addPile(platform)
  const ts = platform.now()
  const token = { value: member.phone, isVin: false }
  const begin = { connector: 1, token, meterWh: 1_000, ts: ts - 10 * MINUTE }
  const { transactionId } = await charging.started(pile, begin)
  const at = { connector: 1, transactionId }
  const read = (readTs: number, counted: number) => {
    const reading = { ts: readTs, meterWh: 1_000 + counted, W: 60_000, V: 400, A: 150, soc: 40, tempC: 31 }
    return charging.metered(pile, { ...at, readings: [reading] })
  }
  if (readWh !== undefined) await read(ts - 5 * MINUTE, readWh)
  if (lost) {
    await read(ts, wh)
    await watch({ ...platform, now: () => ts + HOUR })
  } else {
    const reason = stopReason.code.user
    await charging.stopped(pile, { ...at, meterWh: 1_000 + wh, reason, readings: [], ts })
  }
  return { member, pile, order: await orderOf(platform, pile, transactionId) }
}
