import { commandKind, commandState } from '@ampdeck/api/enumerations/equipment'
import { sql } from 'kysely'
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

/** Of these piles those that have last said that they keep no list. */
export async function pilesWithoutList(rows: Rows, pileIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (pileIds.length === 0) return new Set()
  const found = await rows
    .from('pileCommand')
    .distinctOn('pileCommand.pileId')
    .select(['pileCommand.pileId', 'pileCommand.outcome'])
    .where('pileCommand.pileId', 'in', [...pileIds])
    .where('pileCommand.command', 'in', [READ, SEND])
    .where(sql<boolean>`pile_command.answered_time is not null`)
    .orderBy('pileCommand.pileId')
    .orderBy('pileCommand.id', 'desc')
    .execute()
  return new Set(found.filter(({ outcome }) => outcome === NO_LIST).map(({ pileId }) => pileId))
}
