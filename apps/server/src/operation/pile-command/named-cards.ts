import { protocol as protocols } from '@ampdeck/api/enumerations/equipment'
import { cardStatus, memberStatus } from '@ampdeck/api/enumerations/member'
import type { PileRequestDraft } from '@ampdeck/api/operation/pile-request'
import { DAY, formatDate, parseTimestamp } from '@ampdeck/api/time'
import { comparableIdentifier } from '@ampdeck/validation/identifier'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import type { LocalListEntry } from '../../device/pile-request.ts'

type Draft = z.output<typeof PileRequestDraft>

/** A card that a request names, as its piles are to know it. */
interface NamedCard {
  cardNo: string
  identifiers: readonly string[]
  identifierKeys: readonly string[]
  validTo: string | null
  isNormal: boolean
}

type CardNames = Pick<NamedCard, 'cardNo' | 'identifiers' | 'identifierKeys'>

/** Cards by each of their names, as these are compared. */
export type NamedCards = ReadonlyMap<string, NamedCard>

const MAX_16 = 20
const MAX_201 = 36
/** The longest token that a pile's version carries. */
const maxOf = (protocol: number | null) => (protocol === protocols.code.ocpp16 ? MAX_16 : MAX_201)

/** The cards that a request names, of those that the caller sees; what is no card stays what it is. */
export async function namedCards(rows: Rows, draft: Draft): Promise<NamedCards> {
  const keys = namesIn(draft).map(comparableIdentifier)
  if (keys.length === 0) return new Map()
  const { normal } = cardStatus.code
  const found = await rows
    .from('card')
    .leftJoin('member', sameSeller('member.id', 'card.memberId'))
    .select(['card.cardNo', 'card.identifiers', 'card.identifierKeys', 'card.validTo'])
    .select(
      sql<boolean>`card.status = ${normal} and coalesce(member.status, ${memberStatus.code.normal}) = ${memberStatus.code.normal}
        and coalesce(member.suspended, 0) = 0`.as('isNormal'),
    )
    .where(
      sql<boolean>`(upper(card.card_no) = any(${keys}::text[]) or card.identifier_keys && ${keys}::text[])`,
    )
    .execute()
  return new Map(
    found.flatMap((card) =>
      [comparableIdentifier(card.cardNo), ...card.identifierKeys].map((key) => [key, card]),
    ),
  )
}

function namesIn(draft: Draft): readonly string[] {
  if (draft.name === 'sendLocalList') return [...draft.cards, ...draft.removed]
  return draft.name === 'reserve' ? [draft.card] : []
}

/** All that the readers of a pile may send for a card: as it was entered, and without what separates its digits. */
function tokensOf(cards: NamedCards, name: string, protocol: number | null): string[] {
  return namesOf(cards.get(comparableIdentifier(name)), name, protocol)
}

/** By what a pile is asked to start for a card: what its reader sends for it, so that the card ends the charge too. */
export function startTokenOf(card: CardNames, name: string, protocol: number | null): string {
  const tokens = namesOf(card, name, protocol)
  const isAsked = (text: string) => text !== card.cardNo && text.toUpperCase() === name.trim().toUpperCase()
  return tokens.find(isAsked) ?? tokens[0] ?? card.cardNo
}

function namesOf(card: CardNames | undefined, name: string, protocol: number | null): string[] {
  const all = card ? [...card.identifiers, ...card.identifierKeys, card.cardNo] : [name]
  const once = new Map(all.map((text) => [text.toUpperCase(), text]).reverse() as [string, string][])
  return [...once.values()].reverse().filter((text) => text.length <= maxOf(protocol))
}

/** By what a pile knows the card that a gun is reserved for; none that its version carries. */
export function tokenFor(cards: NamedCards, name: string, protocol: number | null): string | undefined {
  return tokensOf(cards, name, protocol)[0]
}

/** Whether a name is no card, and too long for the version of a pile: nothing would be sent of it. */
export function hasTooLong(cards: NamedCards, draft: Draft, protocol: number | null): boolean {
  return namesIn(draft).some((name) => tokensOf(cards, name, protocol).length === 0)
}

/** The entries of a pile's local list. */
export function entriesOf(
  cards: NamedCards,
  { cards: added, removed }: Extract<Draft, { name: 'sendLocalList' }>,
  { protocol, now }: { protocol: number | null; now: number },
): LocalListEntry[] {
  const tokens = (names: readonly string[], facts: (name: string) => Omit<LocalListEntry, 'token'>) =>
    names.flatMap((name) =>
      tokensOf(cards, name, protocol).map((value) => ({ token: { value, isVin: false }, ...facts(name) })),
    )
  const entries = [
    ...tokens(added, (name) => factsOf(cards.get(comparableIdentifier(name)), now)),
    ...tokens(removed, () => ({})),
  ]
  return [...new Map(entries.map((entry) => [entry.token.value.toUpperCase(), entry])).values()]
}

function factsOf(card: NamedCard | undefined, now: number): Omit<LocalListEntry, 'token'> {
  if (!card) return { accepted: true }
  const { validTo, isNormal } = card
  if (validTo === null) return { accepted: isNormal }
  const expires = parseTimestamp(validTo) + DAY
  const isExpired = validTo < formatDate(now)
  return { accepted: isNormal && !isExpired, ...(isNormal && isExpired && { isExpired }), expires }
}
