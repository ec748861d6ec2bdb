import { auditState } from '@ampdeck/api/enumerations/member'
import { CertificationFilter } from '@ampdeck/api/member/certification'
import { sql } from 'kysely'
import type { z } from 'zod'
import { maskedPhone } from '../../access/member-phone.ts'
import { listOf } from '../../database/list.ts'
import type { Order } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { among, where } from '../../database/where.ts'

type Filter = z.output<typeof CertificationFilter>

const usual: Order = { by: 'vehicleCertification.createTime', order: 'desc' }

/** Only of members and cars whom the caller may see. */
export function filtered(rows: Rows, filter: Filter) {
  return rows
    .from('vehicleCertification')
    .innerJoin(
      rows.from('vehicle').selectAll().as('vehicle'),
      sameSeller('vehicle.id', 'vehicleCertification.vehicleId'),
    )
    .innerJoin('member', sameSeller('member.id', 'vehicleCertification.memberId'))
    .where(
      where(CertificationFilter, filter, 'vehicleCertification', {
        plate: ['vehicle.plate', 'vehicle.vin'],
        ownerName: ['vehicleCertification.ownerName', 'member.name'],
        todo: () => sql`(vehicle_certification.audit_state = ${auditState.code.underReview}
          and vehicle_certification.create_user is distinct from ${rows.userId})`,
      }),
    )
}

function matching(rows: Rows, filter: Filter) {
  return filtered(rows, filter)
    .leftJoin('accountUser as auditor', sameSeller('auditor.id', 'vehicleCertification.auditUser'))
    .selectAll('vehicleCertification')
    .select([
      'vehicle.plate',
      'vehicle.vin',
      'vehicle.vehicleType',
      'member.name as memberName',
      'member.phone',
    ])
    .select(sql<string | null>`nullif(concat_ws(' ', vehicle.brand, vehicle.model), '')`.as('modelName'))
    .select('auditor.name as auditUserName')
}

export const { page, all, one } = listOf({
  table: 'vehicleCertification',
  usual,
  query: matching,
  shown: maskedPhone,
})

/** The certifications of an action on all that match, in a fixed order. */
export async function idsMatching(rows: Rows, filter: Filter, except: readonly number[]): Promise<number[]> {
  const found = await filtered(rows, filter)
    .where(({ not }) => not(among('vehicleCertification.id', except)))
    .select('vehicleCertification.id')
    .orderBy('vehicleCertification.id')
    .execute()
  return found.map(({ id }) => id)
}
