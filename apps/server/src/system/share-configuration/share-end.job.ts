import { shareState } from '@ampdeck/api/system/share-configuration'
import { logBackgroundWrite } from '../../access/operation-log.ts'
import type { Change } from '../../database/rows.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { JobKind } from '../../jobs/job-kind.ts'
import { mayStillShare } from './may-still-share.ts'

const WITHIN_MS = 30_000
const { on: ON, off: OFF } = shareState.code

/**
 * Every five minutes: a rule whose time is over, or whose maker may not share any more, is off, so that its list says
 * so. It has shown nothing since then anyway.
 */
export const job: JobKind = {
  name: 'shareEnd',
  cron: '*/5 * * * *',
  run: async (_data, { platform }) =>
    inTransaction(platform.db, WITHIN_MS, async (db) => {
      const now = platform.now()
      const running = await db
        .selectFrom('shareConfiguration')
        .selectAll()
        .where('state', '=', ON)
        .where('deleted', '=', 0)
        .execute()
      const over: number[] = []
      for (const rule of running)
        if (rule.validTo <= now || !(await mayStillShare(db, rule, now))) over.push(rule.id)
      const ended = await db
        .updateTable('shareConfiguration')
        .set((set) => ({ state: OFF, updateTime: now, version: set('version', '+', 1) }))
        .where('state', '=', ON)
        .where('id', 'in', [0, ...over])
        .where('deleted', '=', 0)
        .returning(['id', 'sellerId'])
        .execute()
      for (const { id, sellerId } of ended) {
        const change: Change = {
          table: 'shareConfiguration',
          id,
          before: { state: ON },
          after: { state: OFF },
        }
        await logBackgroundWrite(
          { ...platform, db },
          {
            sellerId,
            userId: null,
            ip: '',
            requestId: 'share-end',
            permission: 'shareConfiguration:disable',
            path: 'system-service/shareConfiguration/disable',
            params: { id },
            changes: [change],
          },
        )
      }
    }),
}
