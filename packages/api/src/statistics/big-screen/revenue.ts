import { z } from 'zod'
import { FigureGroup } from '../../figures/report.ts'
import { Day, Fen, Timestamp } from '../../wire.ts'

/** The income of this month against its target, and who and what brought it. */
export const RevenueScene = z.object({
  at: Timestamp,
  /** The parameter `monthTargetFen`; null where no target is set. */
  targetFen: Fen.nullable(),
  /** Net income of each day of this month that had any. */
  days: z.array(z.object({ day: Day, incomeFen: Fen })),
  /** This month so far. */
  mix: z.object({
    eFeeFen: Fen,
    sFeeFen: Fen,
    occupyFeeFen: Fen,
    discountFen: Fen,
    couponFen: Fen,
    grossFen: Fen,
    incomeFen: Fen,
  }),
  /** Active and new members of the last thirty days. */
  members: z.array(z.object({ day: Day, active: z.int(), registered: z.int() })),
  /** New members of this month, and of as much of the month before. */
  registered: z.object({ value: z.int(), before: z.int() }),
  /** The ten fleets with the highest net income of this month. */
  fleets: z.array(z.object({ group: FigureGroup, incomeFen: Fen })),
  /** What coupons cost this month, and what was to be paid for the orders that used them, the dearest first. */
  coupons: z.array(z.object({ name: z.string(), couponFen: Fen, payableFen: Fen })),
})

export type RevenueScene = z.input<typeof RevenueScene>
