import type { PileEvent, Telemetry } from '@ampdeck/api/operation/monitor-pile'
import { formatTimestamp, MINUTE, parseTimestamp } from '@ampdeck/api/time'

const START = parseTimestamp('2026-07-01 09:20:00')

/** A charge of forty minutes that still runs. */
export const chargeTelemetry: Telemetry = {
  at: START + 40 * MINUTE,
  order: {
    id: 3,
    orderNo: '202607010920004403000003',
    orderStatus: 2,
    startTime: '2026-07-01 09:20:00',
    endTime: null,
    startSoc: 34,
    energyWh: 24_300,
    payableFen: 2_912,
  },
  points: Array.from({ length: 41 }, (_, minute) => ({
    time: formatTimestamp(START + minute * MINUTE),
    V: 372 + minute * 0.4,
    A: minute === 0 ? 0 : 118 - Math.max(0, minute - 30) * 3,
    W: minute === 0 ? 0 : 44_000 - Math.max(0, minute - 30) * 1_100,
    soc: 34 + minute,
    tempC: 27 + minute * 0.2,
  })),
}

const kinds = [6, 4, 2, 1] as const

/** What happened before it, the newest first. */
export const pileEvents: PileEvent[] = kinds.map((type, index) => ({
  id: 9 - index,
  gunId: type < 4 ? null : 100,
  letter: type < 4 ? null : 0,
  type,
  time: formatTimestamp(START - index * 3 * MINUTE),
  payload: type === 1 ? { vendor: 'Qingzhou', model: 'QD-120', firmware: '3.2.0' } : null,
}))
