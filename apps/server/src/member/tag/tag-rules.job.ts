import { tagKind } from '@ampdeck/api/enumerations/member'
import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { JobKind } from '../../jobs/job-kind.ts'
import { applyRule } from './tag-rule.store.ts'

const WITHIN_MS = 120_000

/** Every night: whoever a rule finds has its tag, and nobody else. */
export const job: JobKind = {
  name: 'tag-rules',
  cron: '40 3 * * *',
  run: (_data, { platform }) =>
    inTransaction(platform.db, WITHIN_MS, (trx) => applyRules(trx, platform.now())),
}

export async function applyRules(db: Kysely<Tables>, now: number): Promise<void> {
  const tags = await db
    .selectFrom('tag')
    .select(['id', 'sellerId', 'objectKind', 'rule'])
    .where('kind', '=', tagKind.code.rule)
    .where('deleted', '=', 0)
    .execute()
  for (const { rule, ...tag } of tags) if (rule) await applyRule(db, { ...tag, rule }, now)
}
