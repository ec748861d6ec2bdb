import { type costModelIssue, modelIssueLife } from '@ampdeck/api/config/cost-model-issue'
import { commandKind, commandState, pileStatus, protocol } from '@ampdeck/api/enumerations/equipment'
import { pushStatus } from '@ampdeck/api/enumerations/interface'
import { costModelTarget } from '@ampdeck/api/enumerations/tariff'
import { type Kysely, type Selectable, sql } from 'kysely'
import { checkStep } from '../../database/check-step.ts'
import { ofSeller } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import type { Tables } from '../../database/tables.ts'
import { queueCommands, type Sender } from '../../device/command-queue.ts'
import type { Request } from '../../http/context.ts'
import { type Version, versionInForce } from './cost-model.store.ts'
import { pileTariff } from './pile-tariff.ts'
import { priceSetting, priceText } from './price-text.ts'

/*
 * A version is billed by from its time on, whatever the piles do. What they do is show its prices: each station and
 * pile that has the model as its own is asked once the version is in force. A gun cannot be asked, because a pile has
 * one text for all; nor can what is bound for fleets or interconnection, because a display speaks to whoever passes.
 */

type Push = Selectable<Tables['costModelPush']>
type Target = Pick<Push, 'targetKind' | 'targetId' | 'stationId'>

const { station: STATION, pile: PILE, gun: GUN } = costModelTarget.code
const { pending, pushing, rePushing, failed, success, unknown: CANCELLED } = pushStatus.code
const { queued, sent, rejected, timedOut } = commandState.code
const sqlOf = (...codes: readonly number[]) => sql`(${sql.join(codes.map((code) => sql.lit(code)))})`

/** Notes that a version holds at targets from its time on; without any, wherever its model is bound. */
export async function planPushes(
  rows: Rows,
  version: Pick<Version, 'id' | 'no' | 'costModelId' | 'effectiveTime'>,
  targets?: readonly Target[],
): Promise<void> {
  const at = targets ?? (await targetsOf(rows, version.costModelId))
  if (at.length === 0) return
  const { sellerId, now, userId } = rows
  await rows.db
    .insertInto('costModelPush')
    .values(
      at.map((target) => ({
        ...target,
        ...{
          id: rows.newId(),
          sellerId,
          createTime: now,
          updateTime: now,
          createUser: userId,
          updateUser: userId,
        },
        ...{ costModelId: version.costModelId, versionId: version.id, versionNo: version.no },
        // A model that is bound now holds from now, whenever its version came into force.
        effectiveTime: Math.max(version.effectiveTime, targets ? now : 0),
        ...{ pushStatus: pending, piles: 0, accepted: 0, refused: 0, tries: 0 },
        ...{ message: null, batchId: null, pushTime: null },
      })),
    )
    .execute()
}

/** A version that was taken back is pushed nowhere. */
export async function cancelPushes({ db, sellerId, now }: Rows, versionId: number): Promise<void> {
  await ofSeller(db, sellerId)
    .update('costModelPush')
    .set({ pushStatus: CANCELLED, updateTime: now })
    .where('versionId', '=', versionId)
    .where('pushStatus', '=', pending)
    .execute()
}

/** Where a model is bound, seen by whoever issues it or not. */
async function targetsOf(rows: Rows, costModelId: number): Promise<Target[]> {
  const all = ofSeller(rows.db, rows.sellerId)
  const [stations, piles, guns, binds] = await Promise.all([
    all
      .from('station')
      .select(['id as targetId', 'id as stationId'])
      .where('costModelId', '=', costModelId)
      .execute(),
    all.from('pile').select(['id as targetId', 'stationId']).where('costModelId', '=', costModelId).execute(),
    all.from('gun').select(['id as targetId', 'stationId']).where('costModelId', '=', costModelId).execute(),
    all
      .from('costModelBind')
      .select(['targetKind', 'targetId'])
      .select(
        sql<number>`case target_kind when ${STATION} then target_id
          when ${PILE} then (select station_id from pile where pile.seller_id = cost_model_bind.seller_id and pile.id = target_id)
          else (select station_id from gun where gun.seller_id = cost_model_bind.seller_id and gun.id = target_id) end`.as(
          'stationId',
        ),
      )
      .where('costModelId', '=', costModelId)
      .execute(),
  ])
  const of = (targetKind: Target['targetKind'], found: readonly Omit<Target, 'targetKind'>[]) =>
    found.map((one) => ({ ...one, targetKind }))
  return [...of(STATION, stations), ...of(PILE, piles), ...of(GUN, guns), ...(binds as Target[])]
}

/** Asks the piles of every target whose version has come into force, and reads how those that were asked answered. */
export async function pushDue({ db, now, newId }: Platform): Promise<void> {
  await readAnswers(db, now())
  await db.transaction().execute(async (trx) => {
    const due = await trx
      .selectFrom('costModelPush')
      .selectAll()
      .where('pushStatus', '=', pending)
      .where('effectiveTime', '<=', now())
      .orderBy('id')
      .limit(200)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const push of due) await ask({ db: trx, newId, now: now(), userId: push.createUser }, push)
  })
}

/** Asks the piles of one target, where its version is the one that holds there. */
async function ask(sender: Sender, push: Push): Promise<void> {
  const { db, now } = sender
  const { sellerId, id } = push
  const piles = (await holds(db, push, now)) ? await pilesOf(db, push) : []
  const batchId = sender.newId()
  const version = await ofSeller(db, sellerId)
    .from('costModelVersion')
    .selectAll()
    .where('id', '=', push.versionId)
    .executeTakeFirstOrThrow()
  const text = priceText(version)
  await queueCommands(
    sender,
    piles.map(({ pileId, stationId, spoken, isConnected, hasTariffs }) => {
      const at = { sellerId, stationId, pileId, batchId }
      const offline = isConnected ? undefined : 'device.offline'
      if (hasTariffs && spoken === protocol.code.ocpp21) {
        const request = { kind: 'setTariff' as const, connector: 0, tariff: pileTariff(version) }
        return { ...at, command: commandKind.code.sendTariff, request, refusal: offline }
      }
      const setting = priceSetting(spoken, text)
      const request = { kind: 'setConfiguration' as const, ...(setting ?? { key: '', value: text }) }
      const refusal = setting ? offline : 'notSupported'
      return { ...at, command: commandKind.code.changeConfiguration, request, refusal }
    }),
  )
  await ofSeller(db, sellerId)
    .update('costModelPush')
    .set({
      pushStatus: piles.length === 0 ? success : push.tries === 0 ? pushing : rePushing,
      ...{ piles: piles.length, accepted: 0, refused: 0, tries: push.tries + 1, message: null },
      ...{ batchId, pushTime: now, updateTime: now, version: sql`version + 1` },
    })
    .where('id', '=', id)
    .execute()
}

const tables = { 1: 'station', 2: 'pile', 3: 'gun' } as const satisfies Record<Push['targetKind'], string>

/** Whether the target has the model as its own, and the version is the one in force. */
async function holds(
  db: Kysely<Tables>,
  { sellerId, targetKind, ...push }: Push,
  now: number,
): Promise<boolean> {
  const inForce = await versionInForce(db, sellerId, push.costModelId, now)
  const target = await ofSeller(db, sellerId)
    .from(tables[targetKind])
    .select('costModelId')
    .where('id', '=', push.targetId)
    .executeTakeFirst()
  return inForce?.id === push.versionId && target?.costModelId === push.costModelId
}

/** A pile that has said that it reckons with tariffs itself is sent the tariff; any other one is sent a text. */
export const reckonsTariffs = sql<boolean>`exists (select from pile_setting as setting
  where setting.seller_id = pile.seller_id and setting.pile_id = pile.id
    and lower(setting.key) in ('tariffcostctrlr.available/tariff', 'tariffcostctrlr.enabled/tariff')
    and lower(setting.value) = 'true')`

/** The piles that show the price of a target: of a station those that have no model of their own. */
function pilesOf(db: Kysely<Tables>, { sellerId, targetKind, targetId }: Push) {
  if (targetKind === GUN) return Promise.resolve([])
  return (
    ofSeller(db, sellerId)
      .from('pile')
      .leftJoin('chargePoint as point', sameSeller('point.pileId', 'pile.id'))
      .select(['pile.id as pileId', 'pile.stationId'])
      .select([
        sql<number>`coalesce(point.protocol, pile.protocol)`.as('spoken'),
        sql<boolean>`coalesce(point.process is not null, false)`.as('isConnected'),
        reckonsTariffs.as('hasTariffs'),
      ])
      .$if(targetKind === PILE, (query) => query.where('pile.id', '=', targetId))
      .$if(targetKind === STATION, (query) =>
        query.where('pile.stationId', '=', targetId).where('pile.costModelId', 'is', null),
      )
      // A pile that was not commissioned yet stands nowhere where somebody reads it.
      .where('pile.status', '<>', pileStatus.code.notCommissioned)
      .orderBy('pile.id')
      .execute()
  )
}

/** Counts the answers of the piles that were asked. */
async function readAnswers(db: Kysely<Tables>, at: number): Promise<void> {
  await sql`
    update cost_model_push as push
    set accepted = answers.good, refused = answers.bad, message = answers.outcome, update_time = ${at},
      version = push.version + 1,
      push_status = case when answers.open > 0 then push.push_status
        when answers.bad > 0 then ${sql.lit(failed)} else ${sql.lit(success)} end
    from (select push.seller_id, push.id,
        count(*) filter (where command.state not in ${sqlOf(queued, sent, rejected, timedOut)}) as good,
        count(*) filter (where command.state in ${sqlOf(rejected, timedOut)}) as bad,
        count(*) filter (where command.state in ${sqlOf(queued, sent)}) as open,
        min(command.outcome) filter (where command.state in ${sqlOf(rejected, timedOut)}) as outcome
      from cost_model_push as push
        join pile_command as command on command.seller_id = push.seller_id and command.batch_id = push.batch_id
      where push.push_status in ${sqlOf(pushing, rePushing)} group by push.seller_id, push.id) as answers
    where push.seller_id = answers.seller_id and push.id = answers.id
      and (answers.open = 0 or push.accepted <> answers.good or push.refused <> answers.bad)`.execute(db)
}

/** Asks again at once; only by the version that holds there now, so that no old price comes back. */
export async function rePush(
  { rows, input, now, fail }: Request<typeof costModelIssue.rePush>,
  push: Push & { versionState: number },
): Promise<void> {
  if (push.version !== input.version) throw fail('record.stale')
  // Piles may have come or gone since they were asked.
  checkStep(modelIssueLife.rePush, { ...push, piles: (await pilesOf(rows.db, push)).length }, rows.userId)
  if (!(await holds(rows.db, push, now))) throw fail('costModel.replaced')
  await rows.update('costModelPush', input, { pushStatus: rePushing })
  await ask({ db: rows.db, newId: () => rows.newId(), now, userId: rows.userId }, push)
}
