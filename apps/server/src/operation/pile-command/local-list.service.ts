import { commandKind, commandState, eventType } from '@ampdeck/api/enumerations/equipment'
import { sql } from 'kysely'
import { idAt } from '../../database/ids.ts'
import { ofSeller } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import type { Rows } from '../../database/rows.ts'
import { queueCommands } from '../../device/command-queue.ts'
import type { LocalListEntry, PileRequest } from '../../device/pile-request.ts'

/** A command that its pile has answered. */
interface Settled {
  id: number
  sellerId: number
  stationId: number
  pileId: number
  request: PileRequest
  outcome: string | null
}

type ListRequest = Extract<PileRequest, { kind: 'sendLocalList' }>

const { readLocalList: READ, sendLocalList: SEND } = commandKind.code
const { done: DONE } = commandState.code
const [NO_LIST, OTHER_VERSION, RESENT] = ['list.none', 'list.versions', 'list.resent']

/** A pile whose list has another version than the change was for gets the whole list, where it is known here. */
export async function resendLists({ db, newId, now }: Platform, settled: readonly Settled[]): Promise<void> {
  for (const { id, sellerId, stationId, pileId, request, outcome } of settled) {
    if (request.kind !== 'sendLocalList' || request.full || outcome !== OTHER_VERSION) continue
    const own = ofSeller(db, sellerId)
    const before = await own
      .from('pileCommand')
      .select('request')
      .where(({ and }) => and({ pileId, command: SEND, state: DONE }))
      .where('id', '<', id)
      .orderBy('id')
      .execute()
    const entries = listAfter([...before.map((one) => one.request as ListRequest), request])
    if (!entries) continue
    const first = await own
      .from('pileCommand')
      .select(['createUser', 'reason'])
      .where('id', '=', id)
      .executeTakeFirst()
    const whole: ListRequest = { kind: 'sendLocalList', version: request.version, full: true, entries }
    await queueCommands({ db, newId, now: now(), userId: first?.createUser ?? null }, [
      { sellerId, stationId, pileId, command: SEND, request: whole, reason: first?.reason ?? null },
    ])
    await own.update('pileCommand').set({ outcome: RESENT }).where('id', '=', id).execute()
  }
}

/** The list that these changes make, one after the other; nothing where no whole list is among them. */
export function listAfter(
  sent: readonly Pick<ListRequest, 'full' | 'entries'>[],
): LocalListEntry[] | undefined {
  const from = sent.findLastIndex(({ full }) => full)
  if (from < 0) return undefined
  const list = new Map<string, LocalListEntry>()
  for (const entry of sent.slice(from).flatMap(({ entries }) => entries)) {
    // Cards are the same in capitals and in small letters.
    const key = entry.token.value.toLowerCase()
    if (entry.accepted === undefined) list.delete(key)
    else list.set(key, entry)
  }
  return [...list.values()]
}

/** Of these piles those that have last said that they keep no list, and of which nothing else is known since. */
export async function pilesWithoutList(rows: Rows, pileIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (pileIds.length === 0) return new Set()
  const found = await rows
    .from('pileCommand')
    .distinctOn('pileCommand.pileId')
    .select(['pileCommand.pileId', 'pileCommand.outcome', 'pileCommand.answeredTime'])
    .where('pileCommand.pileId', 'in', [...pileIds])
    .where('pileCommand.command', 'in', [READ, SEND])
    .where(sql<boolean>`pile_command.answered_time is not null`)
    .orderBy('pileCommand.pileId')
    .orderBy('pileCommand.id', 'desc')
    .execute()
  const without = found.filter(({ outcome }) => outcome === NO_LIST)
  const changed = await changedSince(rows, without)
  return new Set(without.flatMap(({ pileId }) => (changed.has(pileId) ? [] : [pileId])))
}

/** Whether a pile keeps a list, as it names it in 1.6 and in later versions. */
const LIST_SETTINGS = ['localauthlistenabled', 'localauthlistctrlr.enabled']

/** The piles that since then have booted with another firmware, or have said that their list is on. */
async function changedSince(
  rows: Rows,
  piles: readonly { pileId: number; answeredTime: number | null }[],
): Promise<ReadonlySet<number>> {
  if (piles.length === 0) return new Set()
  const since = piles.map(({ answeredTime }) => answeredTime ?? 0)
  const boots = sql`gun_event b where b.seller_id = ${rows.sellerId} and b.pile_id = said.pile_id
    and b.type = ${sql.lit(eventType.code.boot)}`
  const found = await sql<{ pileId: number }>`
    select said.pile_id from unnest(${piles.map(({ pileId }) => pileId)}::bigint[], ${since}::bigint[],
      ${since.map((ts) => idAt(ts))}::bigint[]) as said (pile_id, ts, id)
    where exists (select from pile_setting s where s.seller_id = ${rows.sellerId} and s.pile_id = said.pile_id
        and lower(s.key) = any(${LIST_SETTINGS}::text[]) and lower(s.value) = 'true' and s.read_time > said.ts)
      or exists (select from ${boots} and b.id > said.id and b.payload->>'firmware' is distinct from
        (select b.payload->>'firmware' from ${boots} and b.id <= said.id order by b.id desc limit 1))`.execute(
    rows.db,
  )
  return new Set(found.rows.map(({ pileId }) => pileId))
}
