import { visible } from '@ampdeck/validation/plain'
import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { gunStatus } from '../enumerations/equipment.ts'
import { holdMinutes, reservationEnd, reservationStatus } from '../enumerations/order.ts'
import { filter } from '../filter.ts'
import { lifeOf } from '../life.ts'
import { tooManyOpenFiles } from '../open-files.ts'
import { exported, paged, pageOf } from '../paging.ts'
import { ById, Id, optional, record, Timestamp } from '../wire.ts'

/** What people fill in for a reservation. */
export const ReservationDraft = z.object({
  memberId: Id,
  gunId: Id,
  /** Now, or up to a day ahead. */
  fromTime: Timestamp,
  holdMinutes: codeOf(holdMinutes),
})

export const Reservation = record({
  ...ReservationDraft.shape,
  memberNo: z.string(),
  memberName: z.string(),
  plate: optional(z.string()),
  stationId: Id,
  stationName: z.string(),
  stationNameEn: z.string().nullable(),
  pileId: Id,
  pileName: z.string(),
  letter: z.int(),
  gunStatus: codeOf(gunStatus),
  /** Until when the gun is held. */
  toTime: Timestamp,
  status: codeOf(reservationStatus),
  endTime: Timestamp.nullable(),
  /** Who or what has cancelled it. */
  endReason: codeOf(reservationEnd).nullable(),
  /** The order that holds the gun, and is charged by. */
  orderId: Id.nullable(),
  orderNo: z.string().nullable(),
})

export const ReservationFilter = z.object({
  /** Part of the member's name or plate, or the whole number or phone. */
  member: filter.text(),
  memberId: filter.ids(),
  stationId: filter.ids(),
  gunId: filter.ids(),
  status: filter.codes(reservationStatus),
  fromTimeFrom: filter.from(),
  fromTimeTo: filter.to(),
})

/** The life of a reservation (life cycle 13), as far as people have a part in it; the rest is the server's. */
export const reservationLife = lifeOf('status', reservationStatus, {
  cancel: {
    from: 'inProgress',
    to: 'cancelled',
    sentences: { 'transition.notAllowed': ['This reservation has ended', '该预约已结束'] },
  },
})

const Found = z.object({ id: Id, name: z.string(), detail: z.string().nullable() })
const Search = z.object({ text: z.string().overwrite(visible).max(50).default(''), id: filter.ids() })
const sortable = ['fromTime', 'toTime', 'status', 'createTime'] as const
const at = service('operation-service/reservation')

export const reservation = {
  page: at('page', 'reservation').takes(paged(ReservationFilter, sortable)).gives(pageOf(Reservation)),
  get: at('get', 'reservation').takes(ById).gives(Reservation),
  /** Members by a piece of the name or number or the whole phone, and guns by a piece of their pile's name or code. */
  members: at('members', 'reservation').takes(Search).gives(z.array(Found)),
  guns: at('guns', 'reservation').takes(Search).gives(z.array(Found)),
  save: at('save', 'reservation:add')
    .takes(ReservationDraft)
    .gives(Reservation)
    .fails('device.offline', 'station.closed', 'member.suspended', {
      'reservation.gun': ['The gun is not free then', '该时段充电枪不可用'],
      'reservation.open': ['The member has a reservation already', '该会员已有进行中的预约'],
      'reservation.charging': ['The member is charging', '该会员正在充电'],
      'reservation.debt': ['The member owes money', '该会员有未结清订单'],
      'reservation.noShow': [
        'Three reservations in seven days were not used: no new one for seven days',
        '7 天内 3 次预约超时，7 天内不可再预约',
      ],
      'reservation.time': ['Must begin within 24 hours from now', '开始时间须在现在至 24 小时内'],
      'reservation.payer': ['Nobody pays for this member here', '该会员在此处没有可用的付费账户'],
    }),
  cancel: at('cancel', 'reservation:cancel').takes(ById).gives(Reservation).moves(reservationLife.cancel),
  export: at('export', 'reservation:export')
    .takes(exported(ReservationFilter, sortable))
    .gives(z.object({ id: Id }))
    .fails(tooManyOpenFiles)
    .within('file'),
}

export type Reservation = z.input<typeof Reservation>
