import type { CodeOf } from '@ampdeck/api/enumeration'
import { activeState } from '@ampdeck/api/enumerations/member'
import { alarmRuleState, alarmWay } from '@ampdeck/api/enumerations/operation'
import { MINUTE } from '@ampdeck/api/time'
import { type Kysely, sql } from 'kysely'
import { paramIn } from '../../access/param.ts'
import { ofSeller } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import { sameSeller } from '../../database/same-seller.ts'
import type { Tables } from '../../database/tables.ts'
import type { Alarm } from '../record/alarm-incident.store.ts'
import type { Rule } from '../record/alarm-meaning.store.ts'

type Way = CodeOf<typeof alarmWay>

const CONSOLE = alarmWay.code.console
const ON = alarmRuleState.code.on

/** 1 waits, 2 sent, 3 needless: recovered before anybody was told. */
export const pushState = { waiting: 1, sent: 2, needless: 3 } as const

/** The messages that wait for one receiver on one way. */
export interface PushGroup {
  sellerId: number
  way: Way
  receiverId: number
}

/** The rule's line of who mends and who is told besides, else the line for every rule. */
export function dispatchOf(
  db: Kysely<Tables>,
  { sellerId, ruleId }: { sellerId: number; ruleId: number | null },
): Promise<{ team: number[]; receivers: number[] } | undefined> {
  return ofSeller(db, sellerId)
    .from('alarmDispatch')
    .select(['team', 'receivers'])
    .where('state', '=', ON)
    .where((where) => where.or([where('ruleId', '=', ruleId), where('ruleId', 'is', null)]))
    .orderBy(sql`rule_id is null`)
    .limit(1)
    .executeTakeFirst()
}

/** Records who is to be told of a new incident; it is told with others of its moment. */
export async function queuePushes({ db, now, newId }: Platform, alarm: Alarm, rule: Rule): Promise<void> {
  const more = await dispatchOf(db, alarm)
  const receivers = [...new Set([...rule.receivers, ...(more?.receivers ?? [])])]
  const rows = rule.ways.flatMap((way) =>
    (way === CONSOLE ? [alarm.stationId ?? 0] : receivers).map((receiverId) => ({
      id: newId(),
      sellerId: alarm.sellerId,
      alarmId: alarm.id,
      way,
      receiverId,
      createTime: now(),
      sentTime: null,
      state: pushState.waiting,
    })),
  )
  if (rows.length > 0) await db.insertInto('alarmPush').values(rows).execute()
}

/** Who waits to be told, those left out who were told less than the quiet period ago. */
/** After a message its receiver is left in peace for so long as the seller says; what comes meanwhile is one message. */
export function waitingGroups(db: Kysely<Tables>, now: number): Promise<PushGroup[]> {
  return db
    .selectFrom('alarmPush as push')
    .select(['push.sellerId', 'push.way', 'push.receiverId'])
    .distinct()
    .where('push.state', '=', pushState.waiting)
    .where(
      sql<boolean>`not exists (select from alarm_push as sent where sent.state = ${sql.lit(pushState.sent)}
        and sent.seller_id = push.seller_id and sent.way = push.way and sent.receiver_id = push.receiver_id
        and sent.sent_time > ${now} - ${paramIn('push.sellerId', 'alarmQuietMinutes')} * ${MINUTE})`,
    )
    .limit(500)
    .execute()
}

export interface WaitingPush {
  id: number
  alarmId: number
  level: number
  name: string
  nameEn: string | null
  count: number
  firstTime: number
  recoverTime: number | null
  stationId: number | null
  stationName: string | null
  stationNameEn: string | null
  pileCode: string | null
}

/** The messages of a group with their alarms, the worst first; another process's are left to it. */
export function lockWaiting(db: Kysely<Tables>, group: PushGroup): Promise<WaitingPush[]> {
  return ofSeller(db, group.sellerId)
    .from('alarmPush')
    .innerJoin('alarm', sameSeller('alarm.id', 'alarmPush.alarmId'))
    .leftJoin('station', sameSeller('station.id', 'alarm.stationId'))
    .leftJoin('pile', sameSeller('pile.id', 'alarm.pileId'))
    .select(['alarmPush.id', 'alarmPush.alarmId', 'alarm.level', 'alarm.name', 'alarm.nameEn', 'alarm.count'])
    .select(['alarm.firstTime', 'alarm.recoverTime', 'alarm.stationId', 'pile.code as pileCode'])
    .select(['station.name as stationName', 'station.nameEn as stationNameEn'])
    .where('alarmPush.way', '=', group.way)
    .where('alarmPush.receiverId', '=', group.receiverId)
    .where('alarmPush.state', '=', pushState.waiting)
    .orderBy('alarm.level')
    .orderBy('alarm.firstTime')
    .forUpdate('alarmPush')
    .skipLocked()
    .execute()
}

export async function markPushes(
  db: Kysely<Tables>,
  { sellerId, ids, state, ts }: { sellerId: number; ids: readonly number[]; state: number; ts: number },
): Promise<void> {
  if (ids.length === 0) return
  await ofSeller(db, sellerId)
    .update('alarmPush')
    .set({ state, sentTime: ts })
    .where('id', 'in', ids)
    .execute()
}

/** How an enabled user is reached. */
export function reachOf(db: Kysely<Tables>, { sellerId, receiverId }: PushGroup) {
  return ofSeller(db, sellerId)
    .from('accountUser')
    .select(['telephone', 'email'])
    .where('id', '=', receiverId)
    .where('state', '=', activeState.code.on)
    .executeTakeFirst()
}
