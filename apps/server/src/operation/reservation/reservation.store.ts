import { type Reservation, ReservationFilter } from '@ampdeck/api/operation/reservation'
import { type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import { listOf } from '../../database/list.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { asPhone, asPlate, containing } from '../../database/text.ts'
import { where } from '../../database/where.ts'

type Filter = z.output<typeof ReservationFilter>
type Row = z.output<typeof Reservation>

const MAX_FOUND = 50
const newest = { by: 'reservation.fromTime', order: 'desc' } as const

function matching(rows: Rows, filter: Filter) {
  return rows
    .from('reservation')
    .leftJoin('member', sameSeller('member.id', 'reservation.memberId'))
    .leftJoin('station', sameSeller('station.id', 'reservation.stationId'))
    .leftJoin('pile', sameSeller('pile.id', 'reservation.pileId'))
    .leftJoin('gun', sameSeller('gun.id', 'reservation.gunId'))
    .leftJoin('chargeOrder', sameSeller('chargeOrder.id', 'reservation.orderId'))
    .selectAll('reservation')
    .select(['member.memberNo', 'member.name as memberName', 'station.name as stationName'])
    .select(['station.nameEn as stationNameEn', 'pile.name as pileName', 'gun.letter'])
    .select(['gun.status as gunStatus', 'chargeOrder.orderNo'])
    .where(
      where(ReservationFilter, filter, 'reservation', {
        member: (text) => {
          const part = containing(text)
          return sql<SqlBool>`(member.name ilike ${part} or reservation.plate ilike ${containing(asPlate(text))}
            or member.member_no = ${text.toUpperCase()} or member.phone = ${asPhone(text)})`
        },
      }),
    )
    .$castTo<Row>()
}

export const { page, all, one } = listOf({
  table: 'reservation',
  usual: newest,
  query: matching,
})

interface Wanted {
  text: string
  id?: number[] | undefined
}

/** Members by a piece of the name or number, or the whole phone. */
export function members(rows: Rows, { text, id }: Wanted) {
  const found = rows.from('member').select(['id', 'name', 'memberNo as detail']).orderBy('id')
  if (id) return found.where('id', 'in', [0, ...id]).execute()
  const part = containing(text)
  return found
    .where(sql<SqlBool>`(name ilike ${part} or member_no ilike ${part} or phone = ${asPhone(text)})`)
    .limit(MAX_FOUND)
    .execute()
}

/** Guns as people say them: `Pile 3 · A`, with their station. */
export function guns(rows: Rows, { text, id }: Wanted) {
  const found = rows
    .from('gun')
    .innerJoin('pile', sameSeller('pile.id', 'gun.pileId'))
    .innerJoin('station', sameSeller('station.id', 'gun.stationId'))
    .select(['gun.id', 'station.name as detail'])
    .select(sql<string>`pile.name || ' · ' || chr(65 + gun.letter)`.as('name'))
    .orderBy('pile.code')
    .orderBy('gun.letter')
  if (id) return found.where('gun.id', 'in', [0, ...id]).execute()
  const part = containing(text)
  return found
    .where(
      sql<SqlBool>`(pile.name ilike ${part} or pile.code ilike ${part} or station.name ilike ${part}
        or station.name_en ilike ${part})`,
    )
    .limit(MAX_FOUND)
    .execute()
}
