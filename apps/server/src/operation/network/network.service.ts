import { SHARE } from '@ampdeck/api/figures/figure'
import type { NetworkSummary } from '@ampdeck/api/statistics/network'
import type { OfDays } from '@ampdeck/api/statistics/platform-home'
import { DAY, dayNumber, HOUR, startOfDay } from '@ampdeck/api/time'
import type { z } from 'zod'
import type { Rows } from '../../database/rows.ts'
import { latencyOf, summed } from './latency.ts'
import * as store from './network.store.ts'

type Period = z.output<typeof OfDays>

const MAX_RANKS = 10

/** The hours of the last 24, or some days up to today; the last of them runs. */
function stepsOf({ days }: Period, now: number): store.Steps {
  if (days === 1) return { from: (Math.floor(now / HOUR) + 1) * HOUR - DAY, to: now, step: HOUR }
  return { from: startOfDay(dayNumber(now) - days + 1), to: now, step: DAY }
}

/** K11: gun minutes with a link of all gun minutes, in basis points; nothing where there is no gun. */
const onlineRate = (gunTime: number, offline: number): number | null =>
  gunTime > 0 ? Math.round(SHARE * (1 - Math.min(1, offline / gunTime))) : null

export async function networkSummary(
  all: Rows,
  period: Period,
  now: number,
): Promise<z.output<typeof NetworkSummary>> {
  const rows = all.atStation(period.stationId)
  const steps = stepsOf(period, now)
  const { from, to, step } = steps
  // As long before, up to the same moment of it.
  const before = { from: from - period.days * DAY, to: to - period.days * DAY, step }
  const [guns, offline, offlineBefore, missing, back, backBefore, latency, latencyBefore] = await Promise.all(
    [
      store.gunsByCarrier(rows),
      store.offlineGunTime(rows, steps),
      store.offlineGunTime(rows, { ...before, step: to - from }),
      store.offlineNow(rows, now),
      store.reconnects(rows, steps),
      store.reconnects(rows, before),
      store.latencies(rows, steps),
      store.latencies(rows, before),
    ],
  )
  const gunCount = guns.reduce((sum, of) => sum + of.guns, 0)
  const begins = Array.from({ length: Math.ceil((to - from) / step) }, (_, nth) => from + nth * step)
  const sumOf = (found: typeof offline) => found.reduce((sum, { gunTime }) => sum + gunTime, 0)
  const rateAt = (of: (typeof guns)[number], ts: number) => {
    const found = offline.find((one) => one.ts === ts && one.carrier === of.carrier)
    return onlineRate(of.guns * (Math.min(to, ts + step) - ts), found?.gunTime ?? 0)
  }
  const answers = summed(latency.values())
  return {
    at: now,
    steps: begins,
    online: {
      bps: onlineRate(gunCount * (to - from), sumOf(offline)),
      before: onlineRate(gunCount * (to - from), sumOf(offlineBefore)),
    },
    carriers: guns.map((of) => ({ ...of, onlineBps: begins.map((ts) => rateAt(of, ts)) })),
    offline: missing,
    reconnects: {
      count: sum(back.values()),
      before: sum(backBefore.values()),
      steps: begins.map((_, nth) => back.get(nth) ?? 0),
    },
    latency: {
      p50: latencyOf(answers, 0.5),
      p95: latencyOf(answers, 0.95),
      p95Before: latencyOf(summed(latencyBefore.values()), 0.95),
      steps: begins.map((_, nth) => {
        const counts = latency.get(nth) ?? []
        return { p50: latencyOf(counts, 0.5), p95: latencyOf(counts, 0.95) }
      }),
    },
  }
}

export function offlineRank(all: Rows, period: Period, now: number) {
  return store.offlineRanks(all.atStation(period.stationId), stepsOf(period, now), MAX_RANKS)
}

const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0)
