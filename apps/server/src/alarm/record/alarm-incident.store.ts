import { alarmHandling } from '@ampdeck/api/enumerations/operation'
import { MINUTE } from '@ampdeck/api/time'
import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import { paramIn } from '../../access/param.ts'
import { ofSeller } from '../../database/of-seller.ts'
import type { Tables } from '../../database/tables.ts'
import { among } from '../../database/where.ts'
import type { ConditionKey } from './alarm-condition.store.ts'

export type Alarm = Selectable<Tables['alarm']>

const HANDLED = alarmHandling.code.handled

/** The incident that a new report belongs to: the one that goes on, or one of the last minutes (domain.md §3.5 Alarm). */
export function incidentOf(
  db: Kysely<Tables>,
  { sellerId, object, code }: ConditionKey,
  ts: number,
): Promise<Alarm | undefined> {
  return ofSeller(db, sellerId)
    .from('alarm')
    .selectAll()
    .where('object', '=', object)
    .where('code', '=', code)
    .where((where) =>
      where.or([
        where.and([where('handling', '<', HANDLED), where('recoverTime', 'is', null)]),
        sql<boolean>`greatest(last_time, recover_time) > ${ts} - ${paramIn('alarm.sellerId', 'alarmMergeMinutes')} * ${MINUTE}`,
      ]),
    )
    .orderBy(sql`recover_time is null`, 'desc')
    .orderBy('lastTime', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
}

/** Incidents at an object that have not recovered: of one code, or all but those of measuring rules. */
export function unrecoveredAt(
  db: Kysely<Tables>,
  { sellerId, object, code }: Omit<ConditionKey, 'code'> & { code?: string | undefined },
): Promise<Alarm[]> {
  return ofSeller(db, sellerId)
    .from('alarm')
    .selectAll()
    .where('object', '=', object)
    .where('recoverTime', 'is', null)
    .where(among('code', code))
    .where(
      sql<boolean>`not exists (select from alarm_rule as rule where rule.seller_id = alarm.seller_id
        and rule.id = alarm.rule_id and rule.metric <> 'reported')`,
    )
    .orderBy('id')
    .forUpdate()
    .execute()
}

export function alarmById(
  db: Kysely<Tables>,
  { sellerId, id }: { sellerId: number; id: number },
): Promise<Alarm | undefined> {
  return ofSeller(db, sellerId).from('alarm').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function insertAlarm(db: Kysely<Tables>, alarm: Insertable<Tables['alarm']>): Promise<void> {
  await db.insertInto('alarm').values(alarm).execute()
}

/** What the server itself changes of an alarm; what people change goes through their rows. */
export async function changeAlarm(
  db: Kysely<Tables>,
  { sellerId, id }: { sellerId: number; id: number },
  values: Updateable<Tables['alarm']>,
): Promise<void> {
  await ofSeller(db, sellerId)
    .update('alarm')
    .set({ ...values, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
}

export async function recordStep(
  db: Kysely<Tables>,
  step: Pick<Tables['alarmStep'], 'id' | 'sellerId' | 'alarmId' | 'action' | 'ts'> &
    Partial<Tables['alarmStep']>,
): Promise<void> {
  await db
    .insertInto('alarmStep')
    .values({ userId: null, toUserId: null, note: null, ...step })
    .execute()
}
