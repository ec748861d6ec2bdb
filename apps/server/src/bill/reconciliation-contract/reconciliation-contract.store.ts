import { ReconciliationContractFilter } from '@ampdeck/api/bill/reconciliation-contract'
import { sql } from 'kysely'
import type { z } from 'zod'
import { listOf } from '../../database/list.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { where } from '../../database/where.ts'

type Filter = z.output<typeof ReconciliationContractFilter>

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

export const { page, all, one } = listOf({
  table: 'reconciliationContract',
  usual: { by: 'reconciliationContract.updateTime', order: 'desc' },
  query: (rows: Rows, filter: Filter) => named(matching(rows, filter)),
})

export type Contract = Awaited<ReturnType<typeof one>>
