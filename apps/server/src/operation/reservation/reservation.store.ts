import { type Reservation, ReservationFilter } from '@ampdeck/api/operation/reservation'
import { type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import { orderOf, type PageRequest, readPage } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { containing } from '../../database/text.ts'
import { where } from '../../database/where.ts'
import { failures } from '../../foundation/failure.ts'

type Filter = z.output<typeof ReservationFilter>
type Row = z.output<typeof Reservation>
type Sorting = Pick<PageRequest, 'sortField' | 'sortOrder'>

const MOST_FOUND = 50
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
          return sql<SqlBool>`(member.name ilike ${part} or reservation.plate ilike ${part}
            or member.member_no = ${text.toUpperCase()} or member.phone = ${text})`
        },
      }),
    )
    .$castTo<Row>()
}

export function page(rows: Rows, request: Filter & PageRequest) {
  const order = orderOf(request, 'reservation', newest)
  return readPage(rows.db, matching(rows, request), request, { ...order, id: 'reservation.id' })
}

export function all(rows: Rows, request: Filter & Sorting): Promise<Row[]> {
  const { by, order } = orderOf(request, 'reservation', newest)
  return matching(rows, request).orderBy(sql.ref(by), order).orderBy('reservation.id', order).execute()
}

export async function get(rows: Rows, id: number): Promise<Row> {
  const row = await matching(rows, {}).where('reservation.id', '=', id).executeTakeFirst()
  if (!row) throw failures.notFound()
  return row
}

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
    .where(sql<SqlBool>`(name ilike ${part} or member_no ilike ${part} or phone = ${text})`)
    .limit(MOST_FOUND)
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
    .limit(MOST_FOUND)
    .execute()
}
