import { commandState, eventType, gunStatus, pileStatus } from '@ampdeck/api/enumerations/equipment'
import { orderStatus } from '@ampdeck/api/enumerations/order'
import { DAY, HOUR, MINUTE } from '@ampdeck/api/time'
import { type RawBuilder, sql } from 'kysely'
import { idAt } from '../../database/ids.ts'
import type { Platform } from '../../database/platform.ts'
import { type CommandEffect, EFFECT_MS, reportWords } from '../../device/command-effect.ts'
import { inOne, type Moved, moved } from './pile-command.queue.ts'

/*
 * "Accepted" is not yet "done": a command is done when its effect is there, whoever brought it about. Where none comes
 * it ends too, and an effect or an answer that comes later still counts.
 */

const { accepted, rejected, timedOut, done } = commandState.code
/** Nothing that was given earlier is looked at any more; no effect is waited for as long. */
const OLDEST_MS = 2 * DAY
/** How long what was given up is still looked at. */
const LATE_MS = HOUR
/** A wait that is to go on is prolonged when so little of it is left. */
const SHORT_MS = 2 * MINUTE

const words = (list: readonly string[]) => sql.join(list.map((word) => sql.lit(word)))
const isWaiting = (at: number) =>
  sql`command.state = ${sql.lit(accepted)} and command.id > ${idAt(at - OLDEST_MS)}`
/** What the index of late ones holds. */
const isLate = (at: number) =>
  sql`command.state = ${sql.lit(timedOut)} and command.outcome <> 'notSent' and command.id > ${idAt(at - LATE_MS)}`

/**
 * Ends the accepted commands whose effect has come. They are read first: a statement that looks for every effect is
 * planned over all months of orders and events, which takes longer than all else that a quiet server does.
 */
export async function confirm({ db, now }: Pick<Platform, 'db' | 'now'>): Promise<void> {
  const at = now()
  const since = idAt(at - OLDEST_MS)
  const open = sql`(${isWaiting(at)} or ${isLate(at)})`
  const waiting = await sql`(select from pile_command as command where ${isWaiting(at)} limit 1) union all
    (select from pile_command as command where ${isLate(at)} limit 1)`.execute(db)
  if (waiting.rows.length === 0) return
  await inOne(db, at, (trx) =>
    sql<Moved>`
      with waiting as materialized (
        select command.seller_id, command.id, command.command, command.pile_id, command.gun_id, command.order_id,
          command.sent_time, command.effect, command.effect->>'kind' as kind,
          command.state = ${sql.lit(accepted)} or command.answered_time is not null as is_answered
        from pile_command as command where ${open} and command.effect is not null),
      ended as (
        select command.seller_id, command.id, ${failure} as failure, ${effectTime(since)} as effect_time
        from waiting as command
        where ${failure} is not null or ${sql.join(effects(since), sql` or `)})
      update pile_command as command
      set state = case when ended.failure is null then ${sql.lit(done)} else ${sql.lit(rejected)} end,
        outcome = coalesce(ended.failure, ${keptOutcome}), update_time = ${at}, version = version + 1,
        done_time = least(${at}, greatest(command.sent_time, coalesce(ended.effect_time, ${at})))
      from ended where command.seller_id = ended.seller_id and command.id = ended.id and ${open}
        and not (command.state = ${sql.lit(timedOut)} and ended.failure is not null)
      returning ${moved}`.execute(trx),
  )
}

/** Ends the accepted commands whose effect has not come in its time. */
export async function endUnfollowed({ db, now }: Pick<Platform, 'db' | 'now'>): Promise<void> {
  const at = now()
  const isShort = sql`${isWaiting(at)} and command.effect_due_time < ${at + SHORT_MS}`
  const short = await sql`select from pile_command as command where ${isShort} limit 1`.execute(db)
  if (short.rows.length === 0) return
  await prolong(db, at, isShort)
  await inOne(db, at, (trx) =>
    sql<Moved>`
      update pile_command as command
      set state = ${sql.lit(timedOut)}, outcome = 'noEffect.' || coalesce(command.effect->>'kind', 'other'),
        done_time = command.effect_due_time, update_time = ${at}, version = version + 1
      where ${isWaiting(at)} and command.effect_due_time <= ${at}
      returning ${moved}`.execute(trx),
  )
}

/** What waits for a charge goes on waiting while one runs; what its pile still reports on, from the last report on. */
async function prolong(db: Platform['db'], at: number, isShort: RawBuilder<unknown>): Promise<void> {
  const { outOfService, boot, firmware, log } = EFFECT_MS
  await sql`
    update pile_command as command set effect_due_time = longer.due_time
    from (
      select command.seller_id, command.id, case
        when command.outcome = 'scheduled' and ${someGun(sql`g.status = ${sql.lit(gunStatus.code.charging)}`)}
          then ${at} + case command.effect->>'kind' when 'boot' then ${boot}::bigint else ${outOfService}::bigint end
        when command.effect->>'kind' = 'firmware' then p.firmware_time + ${firmware}
        when command.effect->>'kind' = 'log' then p.log_time + ${log} end as due_time
      from pile_command as command
      left join charge_point as p on p.seller_id = command.seller_id and p.pile_id = command.pile_id
      where ${isShort}) as longer
    where command.seller_id = longer.seller_id and command.id = longer.id and command.state = ${sql.lit(accepted)}
      and longer.due_time > command.effect_due_time`.execute(db)
}

const is = (...kinds: CommandEffect['kind'][]) => sql`command.effect->>'kind' in (${words(kinds)})`
const orderIs = (...codes: (keyof typeof orderStatus.code)[]) =>
  sql`exists (select from charge_order as o where o.seller_id = command.seller_id and o.id = command.order_id
    and o.order_status in (${sql.join(codes.map((code) => sql.lit(orderStatus.code[code])))}))`
/** A command to a pile concerns all its guns. */
const someGun = (condition: RawBuilder<unknown>) =>
  sql`exists (select from gun as g where g.seller_id = command.seller_id and g.pile_id = command.pile_id
    and g.deleted = 0 and (command.gun_id is null or g.id = command.gun_id)
    and coalesce((command.effect->>'connector')::int, 0) in (0, g.letter + 1) and ${condition})`
const point = (select: RawBuilder<unknown>, condition: RawBuilder<unknown>) =>
  sql`(select ${select} from charge_point as p where p.seller_id = command.seller_id
    and p.pile_id = command.pile_id and ${condition})`
const isOut = sql`g.status = ${sql.lit(gunStatus.code.offline)}`

/** No event is older than the oldest command, whose month is thereby known to the planner. */
const bootTime = (since: number) =>
  sql`(select min(e.ts) from gun_event as e where e.seller_id = command.seller_id and e.pile_id = command.pile_id
    and e.id > ${since} and e.type = ${sql.lit(eventType.code.boot)} and e.ts >= command.sent_time)`
const passwordTime = point(sql`p.password_time`, sql`p.password_time >= command.sent_time`)
const firmwareIs = (list: readonly string[]) =>
  sql`p.firmware_status in (${words(list)}) and p.firmware_time >= command.sent_time`
const firmwareTime = point(sql`p.firmware_time`, firmwareIs(reportWords.firmwareDone))
/** A pile reports on the log that it was asked for last. */
const logIs = (list: readonly string[]) =>
  sql`p.log_status in (${words(list)}) and p.log_time >= command.sent_time
    and not exists (select from pile_command as later where later.seller_id = command.seller_id
      and later.pile_id = command.pile_id and later.id > command.id and later.effect->>'kind' = 'log'
      and later.sent_time is not null)`
const logTime = sql`coalesce((select f.received_time from pile_log_file as f where f.seller_id = command.seller_id
    and f.command_id = command.id), ${point(sql`p.log_time`, logIs(reportWords.logDone))})`

/** What an answer has said beside yes still holds when its effect is there. */
const keptOutcome = sql`case when command.outcome in ('replaced', 'reboot') then command.outcome end`
/** The pile has given it up for a later one, as its answer to that one said. */
const isReplaced = sql`exists (select from pile_command as later where later.seller_id = command.seller_id
  and later.pile_id = command.pile_id and later.id > command.id and later.effect->>'kind' = command.effect->>'kind'
  and later.outcome = 'replaced')`

/** Why a command will have no effect any more. */
const failure = sql`case
  when ${is('firmware', 'log')} and ${isReplaced} then 'superseded'
  when ${is('charge')} and ${orderIs('closed')} then 'order.closed'
  when ${is('firmware')} then ${point(sql`p.firmware_status`, firmwareIs(reportWords.firmwareFailed))}
  when ${is('log')} then ${point(sql`p.log_status`, logIs(reportWords.logFailed))} end`

/** By which each command is known to have had its effect. */
const effects = (since: number) => [
  sql`(${is('chargeEnd')} and not ${orderIs('starting', 'charging')})`,
  sql`(${is('charge')} and ${orderIs('charging', 'finished', 'abnormal')})`,
  // A pile that is gone is offline too: out of service is what is connected and offers nothing.
  sql`(${is('outOfService')} and command.is_answered and ${point(sql`true`, sql`p.process is not null and p.online = 1`)}
    and ${someGun(sql`true`)} and not ${someGun(sql`not (${isOut})`)})`,
  sql`(${is('inService')} and command.is_answered and ${someGun(sql`not (${isOut})`)} and not exists (select from pile
    where pile.seller_id = command.seller_id and pile.id = command.pile_id
      and pile.status = ${sql.lit(pileStatus.code.disabled)}))`,
  sql`(${is('boot')} and ${bootTime(since)} is not null)`,
  // The new password counts alone once the pile has shown it.
  sql`(${is('password')} and ${passwordTime} is not null)`,
  sql`(${is('firmware')} and ${firmwareTime} is not null)`,
  sql`(${is('log')} and ${logTime} is not null)`,
]

/** When it came, where that is known; what shows in a state alone is found soon after. */
const effectTime = (since: number) => sql`case
  when ${is('chargeEnd')} then (select o.end_time from charge_order as o
    where o.seller_id = command.seller_id and o.id = command.order_id)
  when ${is('boot')} then ${bootTime(since)} when ${is('password')} then ${passwordTime}
  when ${is('firmware')} then coalesce(${firmwareTime}, ${point(sql`p.firmware_time`, sql`true`)})
  when ${is('log')} then coalesce(${logTime}, ${point(sql`p.log_time`, sql`true`)}) end`
