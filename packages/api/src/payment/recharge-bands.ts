import type { CodeOf } from '../enumeration.ts'
import type { rechargeBand } from '../enumerations/finance.ts'

/** The amount with which each band begins. */
export const RECHARGE_BANDS_FEN: Readonly<Record<CodeOf<typeof rechargeBand>, number>> = {
  1: 0,
  2: 5_000,
  3: 10_000,
  4: 20_000,
  5: 50_000,
  6: 100_000,
}
