import type { ChargePoint } from './power-soc-curve.tsx'

/** Test vector B1: 09:42 to 10:37, 34 to 87 %, 40 kW asked for until 10:20. */
export const chargeOfB1: readonly ChargePoint[] = Array.from({ length: 56 }, (_, minute) => {
  const clock = 9 * 60 + 42 + minute
  const at = `2026-03-18 ${String(Math.floor(clock / 60)).padStart(2, '0')}:${String(clock % 60).padStart(2, '0')}:00`
  const falling = Math.max(0, minute - 38)
  return {
    at,
    powerW:
      minute === 0
        ? 0
        : minute === 1
          ? 19_000
          : Math.round(37_600 + Math.sin(minute * 1.3) * 180 - falling * 850),
    demandW: falling === 0 ? 40_000 : 40_000 - Math.ceil(falling / 4) * 2_800,
    soc: Math.round(34 + 53 * (minute / 55)),
  }
})
