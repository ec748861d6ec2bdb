import type { ExportedReading } from '../../device/charge-point.ts'

/** What is known of the energy out of a car. */
export interface Exported {
  firstTs: number | null
  firstWh: number | null
  lastTs: number | null
  lastWh: number | null
  registerWh: number | null
  intervalWh: number | null
  intervalTs: number | null
  w: number | null
  wTs: number | null
}

/**
 * Adds a reading. A register that goes back was reset: what it had counted stays, and it goes on from there. An interval
 * that is not newer than the last one is a repeat.
 */
export function withReading(known: Exported, ts: number, { wh, intervalWh, W }: ExportedReading): Exported {
  const next = { ...known }
  if (wh !== null) addRegister(next, ts, wh)
  if (intervalWh !== null && (next.intervalTs === null || ts > next.intervalTs)) {
    next.intervalWh = next.intervalWh === null ? intervalWh : next.intervalWh + intervalWh
    next.intervalTs = ts
  }
  if (W !== null && (next.wTs === null || ts > next.wTs)) Object.assign(next, { w: Math.round(W), wTs: ts })
  return next
}

function addRegister(next: Exported, ts: number, wh: number): void {
  const { firstTs, firstWh, lastTs, lastWh } = next
  if (firstTs === null || firstWh === null || lastTs === null || lastWh === null) {
    Object.assign(next, { firstTs: ts, firstWh: wh, lastTs: ts, lastWh: wh })
  } else if (ts > lastTs) {
    next.registerWh = sumOf(next.registerWh, wh - lastWh)
    Object.assign(next, { lastTs: ts, lastWh: wh })
  } else if (ts < firstTs) {
    next.registerWh = sumOf(next.registerWh, firstWh - wh)
    Object.assign(next, { firstTs: ts, firstWh: wh })
  }
}

const sumOf = (known: number | null, added: number) => Math.max(0, added) + (known === null ? 0 : known)

/** The energy out in Wh; null where it is not known. */
export function exportedWh({ registerWh, intervalWh }: Pick<Exported, 'registerWh' | 'intervalWh'>) {
  return registerWh ?? intervalWh
}
