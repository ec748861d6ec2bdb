import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { occupyState } from '../enumerations/order.ts'
import { filter } from '../filter.ts'
import { lifeOf } from '../life.ts'
import { tooManyOpenFiles } from '../open-files.ts'
import { exported, paged, pageOf } from '../paging.ts'
import { ById, ByVersion, Fen, Id, record, Timestamp } from '../wire.ts'
import { reason } from './odd-order.ts'

/** What costs more is waived by two people. */
export const LARGE_WAIVE_FEN = 5_000

const bySecondPerson = {
  waiveUser: ['You proposed this waiver. Another person must agree', '由您提出减免，须由另一人确认'],
} as const

/** What a person does with an occupy bill (life cycle 7). */
export const occupyBillLife = lifeOf('state', occupyState, {
  /** Of a large fee the first person proposes it, and the bill stays as it is. */
  waive: {
    from: ['counting', 'unpaid'],
    to: 'waived',
    notBy: bySecondPerson,
    sentences: { 'transition.notAllowed': ['This bill is paid or waived', '该账单已支付或已减免'] },
  },
  refuseWaive: {
    from: ['counting', 'unpaid'],
    notBy: bySecondPerson,
    needs: {
      'transition.notAllowed': ({ waiveUser }: { waiveUser: number | null }) => waiveUser !== null,
    },
    sentences: {
      'transition.notAllowed': ['No waiver of this bill awaits a second person', '该账单没有待确认的减免'],
    },
  },
})

/** What standing at a gun after a charge costs, with its place and the rule that counts on. */
export const OccupyBillRow = record({
  orderId: Id,
  orderNo: z.string(),
  stationId: Id,
  stationName: z.string(),
  stationNameEn: z.string().nullable(),
  pileId: Id,
  pileCode: z.string(),
  gunLetter: z.int(),
  memberName: z.string().nullable(),
  plate: z.string().nullable(),
  state: codeOf(occupyState),
  fromTime: Timestamp,
  toTime: Timestamp.nullable(),
  minutes: z.int(),
  /** Those of the rule, and those of the member's level. */
  freeMinutes: z.int(),
  graceMinutes: z.int(),
  memberLevel: z.int().nullable(),
  steps: z.int(),
  feeFen: Fen,
  stepMinutes: z.int().min(1),
  stepFen: Fen,
  capFen: Fen,
  /** `HH:mm-HH:mm` in UTC+8: the hours that count. */
  timeWindow: z.string().meta({ examples: ['00:00-24:00'] }),
  graceMemberLevels: z.array(z.int()),
  /** Why it is waived, or would be; and who has proposed it while a second person is waited for. */
  waiveReason: z.string().nullable(),
  waiveUser: Id.nullable(),
  waiveUserName: z.string().nullable(),
  /** Why the second person did not agree, the last time. */
  waiveRefusal: z.string().nullable(),
})

export const OccupyBillFilter = z.object({
  orderNo: filter.text(),
  stationId: filter.ids(),
  state: filter.codes(occupyState),
  fromTimeFrom: filter.from(),
  fromTimeTo: filter.to(),
})

const Totals = z.object({ minutes: z.int(), feeFen: Fen })
const sortable = ['fromTime', 'minutes', 'feeFen'] as const
const at = service('bill-service/occupyBill')

export const occupyBill = {
  page: at('page', 'occupyBill').takes(paged(OccupyBillFilter, sortable)).gives(pageOf(OccupyBillRow)),
  get: at('get', 'occupyBill').takes(ById).gives(OccupyBillRow),
  sum: at('sum', 'occupyBill').takes(OccupyBillFilter).gives(Totals).within('file'),
  /** Waives what is counted or unpaid; of a large fee it proposes that, and the second person agrees by the same call. */
  waive: at('waive', 'occupyBill:waive')
    .takes(ByVersion.extend({ reason }))
    .gives(OccupyBillRow)
    .moves(occupyBillLife.waive),
  /** The second person does not agree: the fee stands, and a waiver may be proposed again. */
  refuseWaive: at('refuseWaive', 'occupyBill:waive')
    .takes(ByVersion.extend({ reason }))
    .gives(OccupyBillRow)
    .moves(occupyBillLife.refuseWaive),
  export: at('export', 'occupyBill:export')
    .takes(exported(OccupyBillFilter, sortable))
    .gives(z.object({ id: Id }))
    .fails(tooManyOpenFiles)
    .within('file'),
}

export type OccupyBillRow = z.input<typeof OccupyBillRow>
