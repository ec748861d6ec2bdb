import {
  commandKind,
  commandState,
  eventType,
  gunStatus,
  pileStatus,
} from '@ampdeck/api/enumerations/equipment'
import { orderStatus } from '@ampdeck/api/enumerations/order'
import { DAY } from '@ampdeck/api/time'
import { type RawBuilder, sql } from 'kysely'
import { idAt } from '../../database/ids.ts'
import type { Platform } from '../../database/platform.ts'
import { inOne, type Moved, moved } from './pile-command.queue.ts'

/*
 * "Accepted" is not yet "done": a command is done when its effect is there, whoever brought it about.
 */

const { accepted, rejected, done } = commandState.code
/** An effect that has not come in this time is not looked for any more; the command stays accepted. */
const EFFECT_MS = DAY

/**
 * Ends the accepted commands whose effect has come. They are read first: a statement that looks for every effect is
 * planned over all months of orders and events, which takes longer than all else that a quiet server does.
 */
export async function confirm({ db, now }: Pick<Platform, 'db' | 'now'>): Promise<void> {
  const at = now()
  const since = idAt(at - EFFECT_MS)
  const isWaiting = sql`command.state = ${sql.lit(accepted)} and command.id > ${since}`
  const waiting = await sql`select from pile_command as command where ${isWaiting} limit 1`.execute(db)
  if (waiting.rows.length === 0) return
  await inOne(db, at, (trx) =>
    sql<Moved>`
      with waiting as materialized (
        select command.seller_id, command.id, command.command, command.pile_id, command.gun_id, command.order_id,
          command.sent_time
        from pile_command as command where ${isWaiting}),
      ended as (
        select command.seller_id, command.id, ${hasFailed} as has_failed from waiting as command
        where ${hasFailed} or ${sql.join(effects(since), sql` or `)})
      update pile_command as command
      set state = case when ended.has_failed then ${sql.lit(rejected)} else ${sql.lit(done)} end,
        outcome = case when ended.has_failed then 'order.closed' end,
        done_time = ${at}, update_time = ${at}, version = version + 1
      from ended where command.seller_id = ended.seller_id and command.id = ended.id and ${isWaiting}
      returning ${moved}`.execute(trx),
  )
}

const is = (command: keyof typeof commandKind.code) =>
  sql`command.command = ${sql.lit(commandKind.code[command])}`
const orderIs = (...codes: (keyof typeof orderStatus.code)[]) =>
  sql`exists (select from charge_order as o where o.seller_id = command.seller_id and o.id = command.order_id
    and o.order_status in (${sql.join(codes.map((code) => sql.lit(orderStatus.code[code])))}))`
/** A command to a pile concerns all its guns. */
const someGun = (condition: RawBuilder<unknown>) =>
  sql`exists (select from gun as g where g.seller_id = command.seller_id and g.pile_id = command.pile_id
    and g.deleted = 0 and (command.gun_id is null or g.id = command.gun_id) and ${condition})`
const pileIs = (condition: RawBuilder<unknown>) =>
  sql`exists (select from charge_point as p where p.seller_id = command.seller_id and p.pile_id = command.pile_id
    and p.process is not null and ${condition})`
const isOut = sql`g.status = ${sql.lit(gunStatus.code.offline)}`

/** No event is older than the oldest command, whose month is thereby known to the planner. */
const hasBooted = (
  since: number,
) => sql`exists (select from gun_event as e where e.seller_id = command.seller_id
  and e.pile_id = command.pile_id and e.id > ${since} and e.type = ${sql.lit(eventType.code.boot)}
  and e.ts >= command.sent_time)`

/** A start from afar that came to nothing. */
const hasFailed = sql`(${is('remoteStart')} and ${orderIs('closed')})`

/** By which each command is known to have had its effect. */
const effects = (since: number) => [
  sql`(${is('remoteStop')} and not ${orderIs('starting', 'charging')})`,
  sql`(${is('remoteStart')} and ${orderIs('charging', 'finished', 'abnormal')})`,
  // A pile that is gone is offline too: out of service is what is connected and offers nothing.
  sql`(${is('disable')} and ${pileIs(sql`true`)} and not ${someGun(sql`not (${isOut})`)})`,
  sql`(${is('enable')} and ${someGun(sql`not (${isOut})`)} and not exists (select from pile
    where pile.seller_id = command.seller_id and pile.id = command.pile_id
      and pile.status = ${sql.lit(pileStatus.code.disabled)}))`,
  sql`((${is('reset')} or ${is('softReset')}) and ${hasBooted(since)})`,
  // The new password counts alone once the pile has shown it.
  sql`(${is('changePassword')} and exists (select from charge_point as p
    where p.seller_id = command.seller_id and p.pile_id = command.pile_id
      and p.password_time >= command.sent_time))`,
  // A pile starts again with what it has installed.
  sql`(${is('firmware')} and ${pileIs(sql`p.firmware_status = 'Installed'`)} and ${hasBooted(since)})`,
]
