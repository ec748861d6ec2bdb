import {
  commandKind,
  commandState,
  firmwareTaskMode,
  firmwareTaskState,
  gunStatus,
} from '@ampdeck/api/enumerations/equipment'
import { pushStatus } from '@ampdeck/api/enumerations/interface'
import { MINUTE } from '@ampdeck/api/time'
import { type Kysely, sql } from 'kysely'
import type { Platform } from '../../database/platform.ts'
import { sameSeller } from '../../database/same-seller.ts'
import type { Tables } from '../../database/tables.ts'
import { reportWords } from '../../device/command-effect.ts'
import { queueCommands } from '../../device/command-queue.ts'
import { newTicket } from '../../files/ticket.ts'

/** Where piles fetch their file. */
export const DOWNLOAD_PATH = 'config-service/firmwarePush/file'
export const MAX_TRIES = 3
/** A pile that has not ended its update by then has failed (domain.md §4, life cycle 18). */
const LONGEST_MS = 30 * MINUTE
const REQUEST_RETRIES = 3
/** 1.6 and 2.0.1 number requests by a signed integer of 32 bits. */
const MAX_ID = 2_147_483_647

const { pending, pushing, rePushing, failed, success } = pushStatus.code
const { running, done, stopped } = firmwareTaskState.code
const { rejected, timedOut } = commandState.code
const hasEnded = sql`command.state in (${sql.lit(rejected)}, ${sql.lit(timedOut)})`
const sent = sql`(${sql.lit(pushing)}, ${sql.lit(rePushing)})`

/** How far a pile is by the words of both versions; what is not here is not told as progress. */
const progress = sql`case point.firmware_status when 'Downloading' then 25 when 'DownloadScheduled' then 10
  when 'DownloadPaused' then 25 when 'Downloaded' then 50 when 'SignatureVerified' then 60
  when 'InstallScheduled' then 60 when 'Installing' then 75 when 'InstallRebooting' then 90
  when 'InstallVerificationFailed' then 90 when 'Installed' then 100 else push.progress end`
const FAILED_WORDS = sql`(${sql.join(reportWords.firmwareFailed.map((word) => sql.lit(word)))})`
/** Why an update is given up of which nothing more is reported; a word that comes later still counts. */
const SILENT = 'timeout'

/** Reads how the updates go, ends campaigns, and asks the next piles. Once a minute, in one process at a time. */
export async function nextWave(platform: Platform, publicUrl: string): Promise<void> {
  await readProgress(platform)
  await endTasks(platform)
  const tasks = await platform.db
    .selectFrom('firmwareTask')
    .innerJoin('firmware', sameSeller('firmware.id', 'firmwareTask.firmwareId'))
    .where('firmwareTask.state', '=', running)
    .where('firmwareTask.deleted', '=', 0)
    .where((or) =>
      or.or([or('firmwareTask.startTime', 'is', null), or('firmwareTask.startTime', '<=', platform.now())]),
    )
    .select(['firmwareTask.id', 'firmwareTask.sellerId', 'firmwareTask.mode', 'firmwareTask.rateLimit'])
    .select(['firmware.fileName', 'firmware.versionNo', 'firmware.signature', 'firmware.signingCertificate'])
    .execute()
  for (const task of tasks)
    await platform.db.transaction().execute((db) => askPiles({ ...platform, db }, task, publicUrl))
}

/** The piles' last words since they were asked: what is installed is known as the pile's firmware. */
async function readProgress({ db, now }: Platform): Promise<void> {
  const at = now()
  await sql`
    with ended as (
      update firmware_push as push
      set progress = ${progress}, update_time = ${at}, version = push.version + 1,
        push_status = case
          when point.firmware_status = 'Installed' and point.firmware_time >= push.sent_time then ${sql.lit(success)}
          when point.firmware_status in ${FAILED_WORDS} and point.firmware_time >= push.sent_time then ${sql.lit(failed)}
          else push.push_status end,
        end_time = case when point.firmware_time >= push.sent_time
          and (point.firmware_status = 'Installed' or point.firmware_status in ${FAILED_WORDS})
          then point.firmware_time end,
        message = point.firmware_status
      from charge_point as point
      where point.seller_id = push.seller_id and point.pile_id = push.pile_id and push.command_id is not null
        and (push.push_status in ${sent} or push.push_status = ${sql.lit(failed)} and push.message = ${sql.lit(SILENT)}
          and point.firmware_status = 'Installed')
        and point.firmware_time >= push.sent_time
        and point.firmware_status is distinct from push.message
      returning push.seller_id, push.pile_id, push.task_id, push.to_version, push.push_status)
    update pile set firmware = pile.firmware || jsonb_build_object(f.kind::text, ended.to_version)
    from ended join firmware_task t on t.seller_id = ended.seller_id and t.id = ended.task_id
      join firmware f on f.seller_id = t.seller_id and f.id = t.firmware_id
    where ended.push_status = ${sql.lit(success)} and pile.seller_id = ended.seller_id and pile.id = ended.pile_id`.execute(
    db,
  )
  // The pile did not agree, did not answer, or has fallen silent.
  await sql`
    update firmware_push as push
    set push_status = ${sql.lit(failed)}, update_time = ${at}, version = push.version + 1,
      end_time = least(${at}, case when ${hasEnded} then command.done_time else push.sent_time + ${LONGEST_MS} end),
      message = coalesce(case when ${hasEnded} then command.outcome end, ${sql.lit(SILENT)})
    from pile_command as command
    where command.seller_id = push.seller_id and command.id = push.command_id and push.push_status in ${sent}
      and (${hasEnded}
        or push.sent_time < ${at - LONGEST_MS})`.execute(db)
}

/** A campaign ends when every pile has ended, and stops when too many of its piles have failed. */
async function endTasks({ db, now }: Platform): Promise<void> {
  await sql`
    update firmware_task as task
    set state = case when counts.bad * 100 > task.max_fail_percent * counts.total and counts.open > 0
      then ${sql.lit(stopped)} else ${sql.lit(done)} end, update_time = ${now()}, version = task.version + 1
    from (select seller_id, task_id, count(*) filter (where push_status = ${sql.lit(failed)}) as bad,
        count(*) as total,
        count(*) filter (where push_status in (${sql.lit(pending)}, ${sql.lit(pushing)}, ${sql.lit(rePushing)})) as open
      from firmware_push where deleted = 0 group by seller_id, task_id) as counts
    where counts.seller_id = task.seller_id and counts.task_id = task.id and task.state = ${sql.lit(running)}
      and (counts.open = 0 or counts.bad * 100 > task.max_fail_percent * counts.total)`.execute(db)
}

interface Task {
  id: number
  sellerId: number
  mode: number
  rateLimit: number
  fileName: string | null
  versionNo: string
  signature: string | null
  signingCertificate: string | null
}

/** Asks as many connected piles as may be asked in a minute, none of which charges. */
async function askPiles({ db, now, newId }: Platform, task: Task, publicUrl: string): Promise<void> {
  const at = now()
  const { rows } = await sql<{ id: number; pileId: number; stationId: number }>`
    select push.id, push.pile_id as "pileId", push.station_id as "stationId" from firmware_push as push
    where push.seller_id = ${task.sellerId} and push.task_id = ${task.id} and push.deleted = 0
      and push.push_status in (${sql.lit(pending)}, ${sql.lit(rePushing)}) and push.command_id is null
      and exists (select from charge_point p where p.seller_id = push.seller_id and p.pile_id = push.pile_id
        and p.process is not null)
      and not exists (select from gun g where g.seller_id = push.seller_id and g.pile_id = push.pile_id
        and g.deleted = 0 and g.status in (${sql.join(busyOf(task.mode))}))
    order by push.id limit ${task.rateLimit} for update skip locked`.execute(db)
  for (const push of rows) await askPile(db, { task, push, at, newId, publicUrl })
}

/** While a car charges nobody is updated; "when idle" also waits for cars that stand there. */
function busyOf(mode: number) {
  const { charging, preparing, full } = gunStatus.code
  const busy = mode === firmwareTaskMode.code.whenIdle ? [charging, preparing, full] : [charging]
  return busy.map((code) => sql.lit(code))
}

interface Asking {
  task: Task
  push: { id: number; pileId: number; stationId: number }
  at: number
  newId(): number
  publicUrl: string
}

async function askPile(db: Kysely<Tables>, { task, push, at, newId, publicUrl }: Asking): Promise<void> {
  const { ticket, ticketHash } = newTicket()
  const { sellerId, versionNo, signature, signingCertificate } = task
  const ending = /\.\w{1,10}$/.exec(task.fileName ?? '')?.[0] ?? ''
  const location = `${publicUrl}/${DOWNLOAD_PATH}/${ticket}/${versionNo}${ending}`
  const signed = signature && signingCertificate ? { signature, signingCertificate } : {}
  const [commandId] = await queueCommands({ db, newId, now: at, userId: null }, [
    {
      ...{ sellerId, stationId: push.stationId, pileId: push.pileId, command: commandKind.code.firmware },
      request: {
        ...{
          kind: 'firmware',
          requestId: newId() % MAX_ID,
          location,
          retrieveAt: at,
          retries: REQUEST_RETRIES,
        },
        ...signed,
      },
    },
  ])
  await sql`
    update firmware_push set command_id = ${commandId ?? null}, ticket = ${ticketHash}, tries = tries + 1, sent_time = ${at},
      update_time = ${at}, progress = 0, message = null, version = version + 1,
      push_status = case push_status when ${sql.lit(rePushing)} then ${sql.lit(rePushing)} else ${sql.lit(pushing)} end
    where seller_id = ${sellerId} and id = ${push.id}`.execute(db)
}
