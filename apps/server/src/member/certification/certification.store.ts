import { auditState } from '@ampdeck/api/enumerations/member'
import { CertificationFilter } from '@ampdeck/api/member/certification'
import { sql } from 'kysely'
import type { z } from 'zod'
import { maskMobile } from '../../access/mask-mobile.ts'
import { type Order, orderOf, type PageRequest, readPage } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { among, where } from '../../database/where.ts'
import { failures } from '../../foundation/failure.ts'

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

const masked = <Row extends { phone: string }>(row: Row): Row => ({ ...row, phone: maskMobile(row.phone) })

export async function page(rows: Rows, request: Filter & PageRequest) {
  const order = orderOf(request, 'vehicleCertification', usual)
  const id = 'vehicleCertification.id'
  const found = await readPage(rows.db, matching(rows, request), request, { ...order, id })
  return { ...found, records: found.records.map(masked) }
}

/** All of a filter, in the order of the list. */
export async function inOrder(rows: Rows, request: Filter & Pick<PageRequest, 'sortField' | 'sortOrder'>) {
  const { by, order } = orderOf(request, 'vehicleCertification', usual)
  const found = await matching(rows, request)
    .orderBy(sql.ref(by), order)
    .orderBy('vehicleCertification.id', order)
    .execute()
  return found.map(masked)
}

export async function byId(rows: Rows, id: number) {
  const found = await matching(rows, {}).where('vehicleCertification.id', '=', id).executeTakeFirst()
  if (!found) throw failures.notFound()
  return masked(found)
}

/** The certifications of an action on all that match, in a fixed order. */
export async function idsMatching(rows: Rows, filter: Filter, except: readonly number[]): Promise<number[]> {
  const found = await filtered(rows, filter)
    .where(({ not }) => not(among('vehicleCertification.id', except)))
    .select('vehicleCertification.id')
    .orderBy('vehicleCertification.id')
    .execute()
  return found.map(({ id }) => id)
}
