import { type VinBinding, VinBindingFilter } from '@ampdeck/api/config/vin-binding'
import { vinPayer } from '@ampdeck/api/enumerations/member'
import { sql } from 'kysely'
import type { z } from 'zod'
import { listOf } from '../../database/list.ts'
import type { Order } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { where } from '../../database/where.ts'
import { ofCarOrPayer } from './car-or-payer.ts'

type Filter = z.output<typeof VinBindingFilter>

const { member: MEMBER, fleet: FLEET } = vinPayer.code
const usual: Order = { by: 'vinBinding.updateTime', order: 'desc' }

/** With the payer, the car's plate and its pass. */
function matching(rows: Rows, filter: Filter) {
  const payerKind = sql<number>`case when vin_binding.group_id is null then ${sql.lit(MEMBER)} else ${sql.lit(FLEET)} end`
  return rows
    .from('vinBinding')
    .leftJoin('member', sameSeller('member.id', 'vinBinding.memberId'))
    .leftJoin('fleet', sameSeller('fleet.id', 'vinBinding.groupId'))
    .leftJoin('vehicle', (join) =>
      sameSeller('vehicle.vin', 'vinBinding.vin')(join).on('vehicle.deleted', '=', 0),
    )
    .leftJoin('vinPass', (join) =>
      sameSeller('vinPass.vin', 'vinBinding.vin')(join).on('vinPass.deleted', '=', 0),
    )
    .where(
      where(VinBindingFilter, filter, 'vinBinding', {
        vin: ofCarOrPayer('vinBinding.vin'),
        payerKind,
      }),
    )
    .selectAll('vinBinding')
    .select([payerKind.as('payerKind'), 'vehicle.plate', 'vinPass.id as passId'])
    .select(sql<string | null>`coalesce(fleet.name, member.name)`.as('payerName'))
    .$castTo<z.output<typeof VinBinding>>()
}

export const { page, all, one } = listOf({
  table: 'vinBinding',
  usual,
  query: matching,
})
