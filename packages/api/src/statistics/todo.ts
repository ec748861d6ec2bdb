import { z } from 'zod'

/** What may wait for a hand. A kind whose page the caller does not hold is left out, never sent as zero. */
export const TODO_KINDS = [
  'orderAdjusts',
  'refundsFirst',
  'refundsSecond',
  'accountCorrections',
  'badDebts',
  'certifications',
  'comments',
  'openAlarms',
  'workOrders',
  'stationsOffline',
  'stationsInMaintenance',
  'outstandingOrders',
  'abnormalOrders',
  'failedExports',
] as const

export type TodoKind = (typeof TODO_KINDS)[number]

/** How much of a kind waits; its parts by the code of the kind's own enumeration sum to the whole. */
export const Todo = z.object({
  kind: z.literal([...TODO_KINDS]),
  count: z.int(),
  parts: z.array(z.object({ code: z.int(), count: z.int() })),
  /** How many of them are past their deadline. */
  late: z.int(),
})

export type Todo = z.input<typeof Todo>
