import { type VinPass, VinPassFilter } from '@ampdeck/api/config/vin-pass'
import { activeState, vinBound } from '@ampdeck/api/enumerations/member'
import { formatDate } from '@ampdeck/api/time'
import { sql } from 'kysely'
import type { z } from 'zod'
import { listOf } from '../../database/list.ts'
import type { Order } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { where } from '../../database/where.ts'
import { ofCarOrPayer } from './car-or-payer.ts'

type Filter = z.output<typeof VinPassFilter>

const { bound: BOUND, unbound: UNBOUND } = vinBound.code
const usual: Order = { by: 'vinPass.updateTime', order: 'desc' }

/** With the car's plate and who pays: a binding that is in use and not over. */
function matching(rows: Rows, filter: Filter) {
  const today = formatDate(rows.now)
  const stationId = (ids: readonly number[]) => sql<boolean>`(vin_pass.station_ids && ${[...ids]}::bigint[]
    or cardinality(vin_pass.station_ids) + cardinality(vin_pass.pile_ids) = 0
    or exists (select from pile p where p.seller_id = vin_pass.seller_id and p.id = any(vin_pass.pile_ids)
      and p.station_id = any(${[...ids]}::bigint[])))`
  return rows
    .from('vinPass')
    .leftJoin('vehicle', (join) =>
      sameSeller('vehicle.vin', 'vinPass.vin')(join).on('vehicle.deleted', '=', 0),
    )
    .leftJoin('vinBinding as binding', (join) =>
      sameSeller(
        'binding.vin',
        'vinPass.vin',
      )(join)
        .on('binding.deleted', '=', 0)
        .on('binding.state', '=', activeState.code.on)
        .on(({ eb, or }) => or([eb('binding.validTo', 'is', null), eb('binding.validTo', '>=', today)])),
    )
    .leftJoin('member', sameSeller('member.id', 'binding.memberId'))
    .leftJoin('fleet', sameSeller('fleet.id', 'binding.groupId'))
    .where(
      where(VinPassFilter, filter, 'vinPass', {
        vin: ofCarOrPayer('vinPass.vin'),
        groupId: 'binding.groupId',
        binding: sql`case when binding.id is null then ${sql.lit(UNBOUND)} else ${sql.lit(BOUND)} end`,
        stationId,
      }),
    )
    .selectAll('vinPass')
    .select(['vehicle.plate', 'binding.id as bindingId', 'binding.memberId', 'binding.groupId'])
    .select(sql<string | null>`coalesce(fleet.name, member.name)`.as('payerName'))
    .$castTo<z.output<typeof VinPass>>()
}

export const { page, all, one } = listOf({
  table: 'vinPass',
  usual,
  query: matching,
})

export async function idsMatching(rows: Rows, filter: Filter, except: readonly number[]) {
  const found = await all(rows, filter)
  return found.map(({ id }) => id).filter((id) => !except.includes(id))
}

/** Who pays for a VIN today. */
export async function payerOf(rows: Rows, vin: string): Promise<{ payerName: string | null } | null> {
  const today = formatDate(rows.now)
  const found = await rows
    .wholeSeller()
    .from('vinBinding')
    .leftJoin('member', sameSeller('member.id', 'vinBinding.memberId'))
    .leftJoin('fleet', sameSeller('fleet.id', 'vinBinding.groupId'))
    .select(sql<string | null>`coalesce(fleet.name, member.name)`.as('payerName'))
    .where('vinBinding.vin', '=', vin)
    .where('vinBinding.state', '=', activeState.code.on)
    .where(({ eb, or }) => or([eb('vinBinding.validTo', 'is', null), eb('vinBinding.validTo', '>=', today)]))
    .executeTakeFirst()
  return found ?? null
}
