/** What a gun is built for. */
export interface GunRating {
  isAc: boolean
  ratedW: number
  maxV: number
  maxA: number
}

/** The voltage that OCPP 2.0.1 has a limit in amperes counted with: the one of the grid, not the one measured. */
const PHASE_V = 230
/** A pile with more than that has three phases. */
const ONE_PHASE_W = 8_000
const LINE_V = 300

/**
 * What an ampere of a limit is worth at most. Alternating current is limited per phase, and has three phases unless the
 * gun can only have one; direct current may have the gun's highest voltage.
 */
export function wattsPerAmpere({ isAc, ratedW, maxV, maxA }: GunRating): number {
  if (!isAc) return Math.max(1, maxV)
  const isOnePhase = maxV < LINE_V && ratedW <= Math.min(ONE_PHASE_W, maxV * maxA)
  return isOnePhase ? Math.max(PHASE_V, maxV) : 3 * PHASE_V
}
