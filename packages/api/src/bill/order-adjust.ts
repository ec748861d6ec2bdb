import { empty, normal } from '@ampdeck/validation/rules'
import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { auditState } from '../enumerations/member.ts'
import { orderStatus } from '../enumerations/order.ts'
import { lifeOf } from '../life.ts'
import { Fen, Id, record, Timestamp, Wh } from '../wire.ts'

/** From here on a difference is a large one; two people decide on any. */
export const LARGE_ADJUST_FEN = 10_000

export const adjustOpen = {
  'adjust.open': ['An adjustment of this order is awaiting audit', '该订单已有待审核的调账'],
} as const

/** Whose bill can be adjusted: it has ended well; what was written off is recovered instead. */
export const billedOrderLife = lifeOf('orderStatus', orderStatus, {
  adjust: {
    from: 'finished',
    needs: {
      'transition.notAllowed': ({ badDebt }: { badDebt: number }) => badDebt === 0,
      /** Lists do not know the adjustments of their orders: the order does. */
      'adjust.open': ({ adjusts = [] }: { adjusts?: readonly { state: number }[] }) =>
        adjusts.every(({ state }) => state !== auditState.code.underReview),
    },
    sentences: {
      'transition.notAllowed': [
        'Only a finished order that is not written off can be adjusted',
        '仅已完成且未核销的订单可以调账',
      ],
      ...adjustOpen,
    },
  },
})

const bySecondPerson = {
  from: 'underReview',
  notBy: {
    createUser: ['You submitted this adjustment. Another person must audit it', '由您提交，须由另一人审核'],
  },
  sentences: {
    'transition.notAllowed': ['This adjustment has already been audited', '该调账已审核'],
  },
} as const

/** The second person agrees with an adjustment, or does not. */
export const adjustLife = lifeOf('state', auditState, {
  confirm: { ...bySecondPerson, to: 'passed' },
  refuse: { ...bySecondPerson, to: 'refused' },
})

const MAX = 1_000_000_000
/** The number of a bill line: a column of two bytes. */
const MAX_SEQ = 32_767
const delta = z.int().min(-MAX).max(MAX).default(0)

/** What changes of a bill line, by its number. */
export const AdjustLine = z.object({
  seq: z.int().min(1).max(MAX_SEQ),
  energyWh: delta,
  eFeeFen: delta,
  sFeeFen: delta,
})

const reason = empty.max(200).pipe(normal)

/** A correction of an order, by bill line; it waits for a second person. */
export const AdjustDraft = z.object({
  /** The order. */
  id: Id,
  lines: z
    .array(AdjustLine)
    .min(1)
    .max(500)
    .refine((lines) => new Set(lines.map(({ seq }) => seq)).size === lines.length, 'duplicate'),
  reason,
})

export const AdjustRefusal = z.object({ id: Id, reason })

/** A correction of an order: who proposed what and why, and who has decided on it. */
export const OrderAdjust = record({
  orderId: Id,
  state: codeOf(auditState),
  reason: z.string(),
  lines: z.array(z.object({ seq: z.int(), energyWh: Wh, eFeeFen: Fen, sFeeFen: Fen })),
  energyWh: Wh,
  eFeeFen: Fen,
  sFeeFen: Fen,
  createUserName: z.string().nullable(),
  auditUser: Id.nullable(),
  auditUserName: z.string().nullable(),
  auditTime: Timestamp.nullable(),
  /** Why it was refused. */
  auditReason: z.string().nullable(),
})

export type OrderAdjust = z.input<typeof OrderAdjust>
