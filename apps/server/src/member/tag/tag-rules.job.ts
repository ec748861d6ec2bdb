import { tagKind } from '@ampdeck/api/enumerations/member'
import type { TagRule } from '@ampdeck/api/member/tag-rule'
import { inTransaction } from '../../database/transaction.ts'
import type { JobKind, JobTools } from '../../jobs/job-kind.ts'
import { applyRule } from './tag-rule.store.ts'

const WITHIN_MS = 60_000

/** Every night: whoever a rule finds has its tag, and nobody else. */
export const job: JobKind = {
  name: 'tag-rules',
  cron: '40 3 * * *',
  run: async (_data, { platform }) => applyRules(platform),
}

export async function applyRules({ db, now }: Pick<JobTools['platform'], 'db' | 'now'>): Promise<void> {
  const tags = await db
    .selectFrom('tag')
    .select(['id', 'sellerId', 'objectKind', 'rule'])
    .where('kind', '=', tagKind.code.rule)
    .where('deleted', '=', 0)
    .where('rule', 'is not', null)
    .execute()
  for (const { rule, ...tag } of tags)
    await inTransaction(db, WITHIN_MS, (trx) => applyRule(trx, { ...tag, rule: rule as TagRule }, now()))
}
