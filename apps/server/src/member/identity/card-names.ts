import { cardStatus } from '@ampdeck/api/enumerations/member'
import { comparableIdentifier } from '@ampdeck/validation/identifier'
import { type RawBuilder, sql } from 'kysely'
import { isCardNamed } from '../../charging/record/card.store.ts'
import type { Rows } from '../../database/rows.ts'
import { failures, type Issue } from '../../foundation/failure.ts'

/** A card that is cancelled gives its identifiers back: the tag may be another card's. */
export const cancelledCard = { status: cardStatus.code.cancelled, identifierKeys: [] as string[] }

/** Whom a pile takes a name for: a card, a member by phone or number, or a car whose VIN pays. */
interface Holder {
  key: string
  kind: 'card' | 'member' | 'car'
  id: number
  label: string
}

/** A name that somebody wants, and the field in which it stands. */
interface Wanted {
  path: PropertyKey[]
  name: string
}

/** Of a card: its number and its identifiers, at their fields. */
export const namesOfCard = (cardNo: string, identifiers: readonly string[]): Wanted[] => [
  { path: ['cardNo'], name: cardNo },
  ...identifiers.map((name, index) => ({ path: ['identifiers', index], name })),
]

/**
 * As a card keeps them: each spelling once, for piles are sent what their readers send, and none that is its number. In
 * capitals or not is the same to every pile.
 */
export function keptIdentifiers(cardNo: string, identifiers: readonly string[]) {
  const spellings = new Map(identifiers.map((name) => [name.toUpperCase(), name] as const).toReversed())
  spellings.delete(cardNo.toUpperCase())
  const kept = [...spellings.values()].toReversed()
  const keys = new Set(kept.map(comparableIdentifier))
  keys.delete(comparableIdentifier(cardNo))
  return { identifiers: kept, identifierKeys: [...keys] }
}

/**
 * Who has names already. Until the caller's transaction ends nobody else is given one of them: of two who save the same
 * at once, the second finds what the first has saved.
 */
async function holdersOf(rows: Rows, names: readonly string[]): Promise<Holder[]> {
  const keys = [...new Set(names.map(comparableIdentifier))].filter(Boolean).toSorted()
  const { sellerId } = rows
  for (const key of keys)
    await sql`select pg_advisory_xact_lock(hashtextextended(${`identifier ${sellerId} ${key}`}, 0))`.execute(
      rows.db,
    )
  const found = await Promise.all(keys.map((key) => sql<Holder>`${holders(sellerId, key)}`.execute(rows.db)))
  return found.flatMap((one) => one.rows)
}

function holders(sellerId: number, key: string): RawBuilder<Holder> {
  return sql<Holder>`select ${key}::text as key, 'card' as kind, id, card_no as label from card
      where seller_id = ${sellerId} and deleted = 0 and ${isCardNamed(key)}
    union all select ${key}, 'member', id, member_no from member
      where seller_id = ${sellerId} and deleted = 0 and (phone = ${key} or member_no = ${key})
    union all select ${key}, 'car', id, vin from vin_binding
      where seller_id = ${sellerId} and deleted = 0 and vin = ${key}`
}

/** What is wrong with names of a card: somebody else has them, and who, where the caller may see that card. */
export async function takenNames(rows: Rows, wanted: readonly Wanted[], cardId?: number): Promise<Issue[]> {
  const holders = await holdersOf(
    rows,
    wanted.map(({ name }) => name),
  )
  const others = holders.filter(({ kind, id }) => kind !== 'card' || id !== cardId)
  const issues: Issue[] = []
  for (const { path, name } of wanted) {
    const holder = others.find(({ key }) => key === comparableIdentifier(name))
    if (holder) issues.push({ path, message: await messageOf(rows, holder) })
  }
  return issues
}

/** Refuses names of a card that somebody else has. */
export async function refuseTakenNames(
  rows: Rows,
  wanted: readonly Wanted[],
  cardId?: number,
): Promise<void> {
  const issues = await takenNames(rows, wanted, cardId)
  if (issues.length > 0) throw failures.refused('record.duplicate', issues)
}

async function messageOf(rows: Rows, { kind, id, label }: Holder): Promise<string> {
  const table = kind === 'car' ? 'vinBinding' : kind
  const seen = await rows.from(table).select('id').where('id', '=', id).executeTakeFirst()
  return seen ? `identifierTaken:${label}` : 'duplicate'
}

/** A phone or a VIN that is a card's would be taken for that card at each pile. */
export async function refuseNameOfCard(rows: Rows, field: 'phone' | 'vin', name: string): Promise<void> {
  const holder = (await holdersOf(rows, [name])).find(({ kind }) => kind === 'card')
  if (holder)
    throw failures.refused('record.duplicate', [{ path: [field], message: await messageOf(rows, holder) }])
}
