import { type ChargeLimit, type ChargeLimitDraft, ChargeLimitFilter } from '@ampdeck/api/config/charge-limit'
import { limitTarget } from '@ampdeck/api/enumerations/member'
import { type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import { listOf } from '../../database/list.ts'
import { asSeen } from '../../database/named-records.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { asPhone, asPlate, asVin, containing } from '../../database/text.ts'
import { where } from '../../database/where.ts'

export type Row = z.output<typeof ChargeLimit>
export type Draft = z.output<typeof ChargeLimitDraft>
type Filter = z.output<typeof ChargeLimitFilter>

const { fleet: FLEET, vehicle: VEHICLE, member: MEMBER } = limitTarget.code

function matching(rows: Rows, filter: Filter) {
  const found = rows
    .from('chargeLimit')
    .leftJoin('fleet', (join) =>
      sameSeller('fleet.id', 'chargeLimit.targetId')(join).on('chargeLimit.targetKind', '=', sql.lit(FLEET)),
    )
    .leftJoin('vehicle', (join) =>
      sameSeller(
        'vehicle.id',
        'chargeLimit.targetId',
      )(join).on('chargeLimit.targetKind', '=', sql.lit(VEHICLE)),
    )
    .leftJoin('member', (join) =>
      sameSeller(
        'member.id',
        'chargeLimit.targetId',
      )(join).on('chargeLimit.targetKind', '=', sql.lit(MEMBER)),
    )
    .selectAll('chargeLimit')
    .select(sql<string | null>`coalesce(fleet.name, vehicle.plate, member.name)`.as('targetName'))
  return found
    .where(
      where(ChargeLimitFilter, filter, 'chargeLimit', {
        target: (text) => {
          const part = containing(text)
          return sql<SqlBool>`(fleet.name ilike ${part} or vehicle.plate ilike ${containing(asPlate(text))} or member.name ilike ${part}
            or member.phone = ${asPhone(text)})`
        },
      }),
    )
    .$castTo<Row>()
}

export const { page, one } = listOf({
  table: 'chargeLimit',
  usual: { by: 'chargeLimit.updateTime', order: 'desc' },
  query: matching,
})

export async function options(rows: Rows, filter: Filter) {
  const found = await matching(rows, filter).orderBy('chargeLimit.id').limit(1_000).execute()
  return asSeen(rows, 'chargeLimit', found)
}

/** The fleet of a target that the caller may see. */
export async function fleetOf(rows: Rows, { targetKind, targetId }: Draft): Promise<number | null> {
  if (targetKind === FLEET) return (await rows.get('fleet', targetId)).id
  const table = targetKind === VEHICLE ? 'vehicle' : 'member'
  return (await rows.get(table, targetId)).groupId
}

const MAX = 50

interface Wanted {
  targetKind: Draft['targetKind']
  text: string
  id?: number[] | undefined
}

/** What a limit may be for, by a piece of what people know it by; a phone is found as a whole only. */
export function targets(rows: Rows, { targetKind, text, id }: Wanted) {
  const wanted = (columns: Record<string, string>) =>
    id
      ? sql<SqlBool>`id = any(${id}::bigint[])`
      : sql<SqlBool>`(${sql.join(
          Object.entries(columns).map(
            ([column, meant]) => sql`${sql.ref(column)} ilike ${containing(meant)}`,
          ),
          sql` or `,
        )})`
  if (targetKind === FLEET) {
    const fleets = rows.from('fleet').select(['id', 'name', 'groupNo as detail'])
    return fleets
      .where(wanted({ name: text, groupNo: text }))
      .orderBy('id')
      .limit(MAX)
      .execute()
  }
  if (targetKind === VEHICLE) {
    const cars = rows.from('vehicle').select(['id', 'plate as name', 'vin as detail'])
    return cars
      .where(wanted({ plate: asPlate(text), vin: asVin(text) }))
      .orderBy('id')
      .limit(MAX)
      .execute()
  }
  const members = rows.from('member').select(['id', 'name', 'memberNo as detail'])
  const found = sql<SqlBool>`(${wanted({ name: text, memberNo: text })} or ${!id} and phone = ${asPhone(text)})`
  return members.where(found).orderBy('id').limit(MAX).execute()
}
