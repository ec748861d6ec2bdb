import { alarmHandling } from '@ampdeck/api/enumerations/operation'
import { AlarmRuleFilter } from '@ampdeck/api/operation/alarm-rule'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Rows } from '../../database/rows.ts'
import { where } from '../../database/where.ts'
import { failures } from '../../foundation/failure.ts'

type Filter = z.output<typeof AlarmRuleFilter>

/** The seller's rules that match, each with how many of its alarms wait for somebody. */
export function matching(rows: Rows, filter: Filter) {
  return rows
    .from('alarmRule')
    .selectAll('alarmRule')
    .select(
      sql<number>`(select count(*) from alarm where alarm.seller_id = alarm_rule.seller_id
        and alarm.rule_id = alarm_rule.id and alarm.deleted = 0
        and alarm.handling < ${sql.lit(alarmHandling.code.handled)})`.as('openCount'),
    )
    .where(
      where(AlarmRuleFilter, filter, 'alarmRule', {
        name: ['alarmRule.name', 'alarmRule.nameEn', 'alarmRule.code'],
      }),
    )
}

export async function byId(rows: Rows, id: number) {
  const found = await matching(rows, {}).where('alarmRule.id', '=', id).executeTakeFirst()
  if (!found) throw failures.notFound()
  return found
}
