import type { LiveEvent, LiveEventOf } from '@ampdeck/api/events/live-event'
import { TIMEOUTS } from '@ampdeck/api/timeouts'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import { raiseAlarm, recoverAlarm } from '../alarm/incident/alarm.service.ts'
import type { Platform } from '../database/platform.ts'
import { inTransaction } from '../database/transaction.ts'
import type { PileAnswer, Piles, PowerProfile } from '../device/pile-request.ts'
import type { Listener } from '../events/listener.ts'
import { CHANNEL, readPayload } from '../events/publish.ts'
import { repeatedly } from '../foundation/repeatedly.ts'
import { CURVE, SAFE } from './gun-profile.ts'
import { PROFILE_CHANNEL } from './power-profile.store.ts'
import { planSite } from './site-power.service.ts'
import { keyOf, managedSites, profileKey, type Site } from './site-power.store.ts'

const TICK_MS = 500
/** How often limits, hours and grants that end are looked at. */
const LOOK_MS = 3_000
const ANSWER_MS = 10_000
/** After no answer; a pile that refused is asked again less often. */
const AGAIN_MS = 10_000
const REFUSED_AGAIN_MS = 300_000
const MAX_AT_ONCE = 200
/** The lock of what piles refuse. */
const REFUSALS = 1_870_019

interface Tools {
  piles: Piles
  listener: Listener
  logger: Pick<Logger, 'error'>
  /** Tests look more often. */
  lookMs?: number
}

interface Open {
  sellerId: number
  stationId: number
  pileId: number
  profileId: number
  connector: number
  wanted: PowerProfile | null
  wantedW: number | null
  /** To what was sent before. */
  answer: string | null
}

/**
 * Keeps stations below their limits. A start, a stop, a reading or a link that changed has its station planned anew at
 * once, a changed limit within seconds; what changed is sent by the process that holds the pile's socket.
 */
export function startSitePower(platform: Platform, { piles, listener, logger, lookMs = LOOK_MS }: Tools) {
  const dirty = new Set<string>()
  const sending = new Set<string>()
  let managed = new Map<string, Site & { mark: string }>()
  let lookedAt = Number.NEGATIVE_INFINITY
  /** There may be profiles to send. */
  let isOpen = true
  const failed = (err: unknown) => logger.error({ err }, 'the power of stations')

  const silence = listener.listen(CHANNEL, (payload) => {
    for (const event of readPayload(payload)?.events ?? []) if (isOfSite(event)) dirty.add(keyOf(event))
  })
  const wake = () => {
    isOpen = true
  }
  const silenceProfiles = listener.listen(PROFILE_CHANNEL, wake, wake)

  async function look(): Promise<void> {
    lookedAt = performance.now()
    // A pile that gave no answer is asked again, and one that has come back holds what it held before.
    isOpen = true
    const before = managed
    managed = await managedSites(platform.db, platform.now())
    for (const [key, { mark }] of managed) if (before.get(key)?.mark !== mark) dirty.add(key)
  }

  async function tick(): Promise<void> {
    if (performance.now() - lookedAt >= lookMs) await look()
    const sites = [...dirty]
    dirty.clear()
    for (const key of sites) {
      const site = managed.get(key)
      if (site && !(await isPlanned(site))) dirty.add(key)
    }
    await send()
  }

  /** A station that cannot be planned keeps no other one waiting. */
  function isPlanned(site: Site): Promise<boolean> {
    return planSite(platform, site).catch((err: unknown) => {
      failed(err)
      return false
    })
  }

  async function send(): Promise<void> {
    if (!isOpen) return
    isOpen = false
    const open = await claimOpen(platform, piles.here())
    if (open.length === MAX_AT_ONCE) isOpen = true
    for (const profile of open) {
      const key = profileKey(profile)
      if (sending.has(key)) continue
      sending.add(key)
      void deliver(profile)
        .catch(failed)
        .finally(() => {
          sending.delete(key)
          // What was wanted meanwhile was passed over.
          isOpen = true
        })
    }
  }

  async function deliver(profile: Open): Promise<void> {
    const { pileId, profileId, connector, wanted } = profile
    const answer = await piles.call(
      pileId,
      wanted ? { kind: 'setPower', connector, profile: wanted } : { kind: 'clearPower', profileId },
      { timeoutMs: ANSWER_MS },
    )
    await settle(platform, profile, answer)
    dirty.add(keyOf(profile))
  }

  const running = repeatedly(tick, TICK_MS, failed)
  return {
    async stop() {
      silence()
      silenceProfiles()
      await running.stop()
    },
  }
}

/** A charge, a link or a limit that an operator has set may change what the guns of a station get. */
function isOfSite(event: LiveEvent): event is LiveEventOf<'gun' | 'order' | 'pile' | 'command'> {
  const { type } = event
  return type === 'gun' || type === 'order' || type === 'pile' || type === 'command'
}

/** On a pile with one level a limit by hand takes the place of the site's, which allows for it. */
const isReplaced = sql`(point.power_terms->>'maxLevel')::int = 0 and p.profile_id >= ${CURVE} and p.held is not null
  and exists (select from power_profile hand where hand.seller_id = p.seller_id and hand.pile_id = p.pile_id
    and hand.profile_id < ${CURVE} and hand.connector = p.connector
    and hand.held->>'purpose' = p.held->>'purpose' and hand.held_time > p.held_time)`

/** The profiles of piles here that are not held as they should be, or were before the pile connected anew. */
async function claimOpen({ db, now }: Platform, here: readonly number[]): Promise<Open[]> {
  if (here.length === 0) return []
  const at = now()
  const { rows } = await sql<Open>`
    update power_profile p set tried_time = ${at}
    from (select p.seller_id, p.pile_id, p.profile_id from power_profile p
      left join charge_point point on point.seller_id = p.seller_id and point.pile_id = p.pile_id
      where p.pile_id = any (${here}::bigint[])
        and (p.wanted is distinct from p.held
          or p.held is not null and p.held_time < greatest(point.link_from, point.boot_time) or ${isReplaced})
        and (p.tried_time is null or p.tried_time < p.wanted_time
          or p.tried_time < greatest(point.link_from, point.boot_time) or ${isReplaced}
          or p.tried_time < ${at}::bigint - case when p.answer is null then ${AGAIN_MS}::bigint else ${REFUSED_AGAIN_MS}::bigint end)
      order by p.order_id is not null, p.wanted_time limit ${MAX_AT_ONCE} for update of p skip locked) open
    where p.seller_id = open.seller_id and p.pile_id = open.pile_id and p.profile_id = open.profile_id
    returning p.seller_id as "sellerId", p.station_id as "stationId", p.pile_id as "pileId",
      p.profile_id as "profileId", p.connector, p.wanted, p.wanted_w as "wantedW", p.answer`.execute(db)
  return rows
}

/** What the pile has accepted is what it was sent, whatever is wanted of it meanwhile. */
async function settle(platform: Platform, profile: Open, { status }: PileAnswer): Promise<void> {
  const { db, now } = platform
  const { sellerId, pileId, profileId, wanted, wantedW } = profile
  // A pile that does not know what it is to forget holds nothing.
  const isDone = status === 'accepted' || (!wanted && status === 'rejected')
  if (isDone) {
    const sent = wanted && JSON.stringify(wanted)
    // What is wanted by now may be something else: it is sent next.
    const { rows } = await sql<{
      hasRefused: boolean
    }>`update power_profile p set held = ${sent}::jsonb, held_w = ${wantedW}::bigint,
      held_until = ${wanted?.until ?? null}::bigint,
      same_from = case when held is not null and held_w is not distinct from ${wantedW}::bigint
        and (held_until is null or held_until >= ${now()}) then coalesce(same_from, held_time) else ${now()}::bigint end,
      held_time = ${now()}::bigint, answer = null,
      tried_time = case when wanted is distinct from ${sent}::jsonb then null else tried_time end
      where seller_id = ${sellerId} and pile_id = ${pileId} and profile_id = ${profileId}
      returning exists (select from power_profile one where one.seller_id = p.seller_id and one.pile_id = p.pile_id
        and one.answer is not null) as "hasRefused"`.execute(db)
    if (rows[0]?.hasRefused) await reportRefusals(platform, profile)
    return
  }
  const isUnknown = status === 'timeout' || status === 'offline'
  const refused = isUnknown ? null : status
  await sql`update power_profile set answer = ${refused}
    where seller_id = ${sellerId} and pile_id = ${pileId} and profile_id = ${profileId}`.execute(db)
  if (refused !== profile.answer) await reportRefusals(platform, profile)
}

/** A pile that refuses what every charge there is to hold, and holds nothing, is an alarm until it takes a limit. */
async function reportRefusals(platform: Platform, { sellerId, stationId, pileId }: Open): Promise<void> {
  await inTransaction(platform.db, TIMEOUTS.normal, async (db) => {
    // Several limits of a pile may be refused at once: one alarm is raised.
    await sql`select pg_advisory_xact_lock(${REFUSALS}, (${pileId}::bigint % 2147483647)::int)`.execute(db)
    const { rows } = await sql<{ answer: string }>`
      select answer from power_profile p where seller_id = ${sellerId} and pile_id = ${pileId}
        and profile_id in (${CURVE}, ${SAFE}) and wanted is not null and answer is not null
        and not exists (select from power_profile other where other.seller_id = p.seller_id
          and other.pile_id = p.pile_id and other.held is not null)`.execute(db)
    const context = { ...platform, db }
    const place = { sellerId, stationId, pileId, gunId: null, ts: platform.now(), code: 'PowerLimitRefused' }
    if (rows[0]) await raiseAlarm(context, { ...place, info: rows[0].answer })
    else await recoverAlarm(context, place)
  })
}
