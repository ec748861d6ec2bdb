import { alarmRuleState } from '@ampdeck/api/enumerations/operation'
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import { ofSeller } from '../../database/of-seller.ts'
import type { Tables } from '../../database/tables.ts'
import { among } from '../../database/where.ts'

export type Condition = Selectable<Tables['alarmCondition']>

/** Names a condition. */
export interface ConditionKey {
  sellerId: number
  object: string
  code: string
}

/** The condition of a code at an object, made if there was none, and held until the transaction ends. */
export async function lockCondition(
  db: Kysely<Tables>,
  fresh: Insertable<Tables['alarmCondition']>,
): Promise<Condition> {
  await db
    .insertInto('alarmCondition')
    .values(fresh)
    .onConflict((conflict) => conflict.columns(['sellerId', 'object', 'code']).doNothing())
    .execute()
  return db
    .selectFrom('alarmCondition')
    .selectAll()
    .where(isNamed(fresh))
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function saveCondition(db: Kysely<Tables>, condition: Condition): Promise<void> {
  const { since, lastOn, offSince, lastOff, raised, alarmId, ruleId, level, holdS, info } = condition
  await db
    .updateTable('alarmCondition')
    .set({ since, lastOn, offSince, lastOff, raised, alarmId, ruleId, level, holdS, info })
    .where(isNamed(condition))
    .execute()
}

export async function dropCondition(db: Kysely<Tables>, key: ConditionKey): Promise<void> {
  await db.deleteFrom('alarmCondition').where(isNamed(key)).execute()
}

/** What is, or was, the matter at an object: of one code, or all that its device reported. */
export function conditionsAt(
  db: Kysely<Tables>,
  { sellerId, object, code }: Omit<ConditionKey, 'code'> & { code?: string | undefined },
): Promise<Condition[]> {
  return ofSeller(db, sellerId)
    .from('alarmCondition')
    .selectAll()
    .where('object', '=', object)
    .where(among('code', code))
    .where((where) => where.not(where.exists(measuredRule)))
    .orderBy('code')
    .forUpdate()
    .execute()
}

/** The conditions of rules that measure: the sweep alone says when they end. */
const measuredRule = sql<{ id: number }>`(select 1 from alarm_rule
  where alarm_rule.seller_id = alarm_condition.seller_id and alarm_rule.id = alarm_condition.rule_id
    and alarm_rule.metric <> 'reported')` as never

/** Conditions whose hold-off is over, one way or the other; another process's are left to it. */
export function dueConditions(db: Kysely<Tables>, now: number): Promise<Condition[]> {
  return db
    .selectFrom('alarmCondition')
    .selectAll()
    .where((where) =>
      where.or([
        where.and([
          where('offSince', 'is', null),
          where('alarmId', 'is', null),
          sql<boolean>`since + hold_s * 1000 <= ${now}`,
        ]),
        sql<boolean>`off_since + hold_s * 1000 <= ${now}`,
      ]),
    )
    .orderBy('sellerId')
    .orderBy('object')
    .orderBy('code')
    .limit(1_000)
    .forUpdate()
    .skipLocked()
    .execute()
}

function isNamed({ sellerId, object, code }: ConditionKey) {
  return sql<boolean>`seller_id = ${sellerId} and object = ${object} and code = ${code}`
}

/** The conditions of a rule's code at any object of its seller. */
export function ofCode(
  db: Kysely<Tables>,
  { sellerId, code }: { sellerId: number; code: string },
): Promise<Condition[]> {
  return ofSeller(db, sellerId)
    .from('alarmCondition')
    .selectAll()
    .where('code', '=', code)
    .orderBy('object')
    .forUpdate()
    .execute()
}

/** The conditions of rules that were switched off or deleted. */
export function ofEndedRules(db: Kysely<Tables>): Promise<Condition[]> {
  return db
    .selectFrom('alarmCondition')
    .selectAll()
    .where('ruleId', 'is not', null)
    .where(
      sql<boolean>`not exists (select from alarm_rule as rule where rule.seller_id = alarm_condition.seller_id
        and rule.id = alarm_condition.rule_id and rule.state = ${sql.lit(alarmRuleState.code.on)} and rule.deleted = 0)`,
    )
    .orderBy('sellerId')
    .orderBy('object')
    .limit(1_000)
    .forUpdate()
    .skipLocked()
    .execute()
}
