import { ReconciliationContractFilter } from '@ampdeck/api/bill/reconciliation-contract'
import { sql } from 'kysely'
import type { z } from 'zod'
import { orderOf, type PageRequest, readPage } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { where } from '../../database/where.ts'
import { failures } from '../../foundation/failure.ts'

type Filter = z.output<typeof ReconciliationContractFilter>
type Sorting = Pick<PageRequest, 'sortField' | 'sortOrder'>

/** A contract tells what all of its stations take in: it is seen by who sees all of them. */
const matching = (rows: Rows, filter: Filter) =>
  rows
    .from('reconciliationContract')
    .$if(rows.scope.stationIds !== null, (query) =>
      query.where(
        sql<boolean>`reconciliation_contract.station_ids <@ ${rows.scope.stationIds ?? []}::bigint[]`,
      ),
    )
    .where(
      where(ReconciliationContractFilter, filter, 'reconciliationContract', {
        no: ['reconciliationContract.no', 'reconciliationContract.name'],
        stationId: (ids) => sql`reconciliation_contract.station_ids && ${ids}::bigint[]`,
      }),
    )

const named = (query: ReturnType<typeof matching>) =>
  query
    .innerJoin('operatingUnit as party', sameSeller('party.id', 'reconciliationContract.partyId'))
    .leftJoin('accountUser as applicant', sameSeller('applicant.id', 'reconciliationContract.submitUser'))
    .leftJoin('accountUser as auditor', sameSeller('auditor.id', 'reconciliationContract.auditUser'))
    .selectAll('reconciliationContract')
    .select(['party.name as partyName', 'party.nameEn as partyNameEn'])
    .select(['applicant.name as submitUserName', 'auditor.name as auditUserName'])
    .select(
      sql<{ id: number; name: string; nameEn: string | null }[]>`(
        select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'nameEn', s.name_en) order by s.code), '[]')
        from station s where s.seller_id = reconciliation_contract.seller_id
          and s.id = any(reconciliation_contract.station_ids))`.as('stations'),
    )

const order = (request: Sorting) =>
  ({
    ...orderOf(request, 'reconciliationContract', { by: 'reconciliationContract.updateTime', order: 'desc' }),
    id: 'reconciliationContract.id',
  }) as const

export function page(rows: Rows, request: Filter & PageRequest) {
  return readPage(rows.db, named(matching(rows, request)), request, order(request))
}

export function all(rows: Rows, request: Filter & Sorting) {
  const { by, order: direction, id } = order(request)
  return named(matching(rows, request)).orderBy(sql.ref(by), direction).orderBy(id, direction).execute()
}

export async function one(rows: Rows, id: number) {
  const found = await named(matching(rows, {})).where('reconciliationContract.id', '=', id).executeTakeFirst()
  if (!found) throw failures.notFound()
  return found
}

export type Contract = Awaited<ReturnType<typeof one>>
