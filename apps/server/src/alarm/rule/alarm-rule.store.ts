import { alarmHandling } from '@ampdeck/api/enumerations/operation'
import type { AlarmRuleFilter } from '@ampdeck/api/operation/alarm-rule'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Rows } from '../../database/rows.ts'
import { containing } from '../../database/text.ts'
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
    .$if(filter.name !== undefined, (query) =>
      query.where((where) =>
        where.or([
          where('alarmRule.name', 'ilike', containing(filter.name)),
          where('alarmRule.nameEn', 'ilike', containing(filter.name)),
          where('alarmRule.code', 'ilike', containing(filter.name)),
        ]),
      ),
    )
    .$if(filter.source !== undefined, (query) => query.where('alarmRule.source', 'in', filter.source ?? []))
    .$if(filter.metric !== undefined, (query) => query.where('alarmRule.metric', 'in', filter.metric ?? []))
    .$if(filter.level !== undefined, (query) => query.where('alarmRule.level', 'in', filter.level ?? []))
    .$if(filter.state !== undefined, (query) => query.where('alarmRule.state', 'in', filter.state ?? []))
    .$if(filter.createTimeFrom !== undefined, (query) =>
      query.where('alarmRule.createTime', '>=', filter.createTimeFrom ?? 0),
    )
    .$if(filter.createTimeTo !== undefined, (query) =>
      query.where('alarmRule.createTime', '<', filter.createTimeTo ?? 0),
    )
}

export async function byId(rows: Rows, id: number) {
  const found = await matching(rows, {}).where('alarmRule.id', '=', id).executeTakeFirst()
  if (!found) throw failures.notFound()
  return found
}
