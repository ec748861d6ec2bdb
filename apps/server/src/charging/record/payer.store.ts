import {
  accountType,
  activeState,
  fleetPayMode,
  memberStatus,
  memberType,
  vinStartMode,
} from '@ampdeck/api/enumerations/member'
import { billChannel } from '@ampdeck/api/enumerations/order'
import { DAY, parseTimestamp } from '@ampdeck/api/time'
import { comparableIdentifier } from '@ampdeck/validation/identifier'
import type { Kysely } from 'kysely'
import { ofSeller } from '../../database/of-seller.ts'
import type { Tables } from '../../database/tables.ts'
import type { Refusal, Token, TokenFacts } from '../../device/charge-point.ts'
import { cardNamed } from './card.store.ts'

/** Who charges and who pays: what an order keeps of them. */
export interface Payer {
  memberId: number | null
  groupId: number | null
  /** The account that pays first; its owner's others pay after it. */
  accountId: number | null
  memberType: number
  level: number | null
  plate: string | null
  vin: string | null
  cardNo: string | null
  channel: number
}

/** A payer, or why nobody pays; some refusals know who it is all the same. */
export interface Found extends TokenFacts {
  payer?: Payer
  refusal?: Refusal
}

/** What its pile may know of a token. */
export function factsOf({ expires, group }: Found): TokenFacts {
  return { ...(expires !== undefined && { expires }), ...(group !== undefined && { group }) }
}

export interface Where {
  sellerId: number
  stationId: number
  pileId: number
  /** `YYYY-MM-DD`. */
  today: string
  /** A person asked for this start: it is the confirmation that some cars need. */
  isConfirmed?: boolean
}

const { on: ON } = activeState.code
const { normal: NORMAL_CARD } = memberStatus.code
const { automatic: AUTOMATIC } = vinStartMode.code
/** Fleets that let their members pay from what was allocated to them. */
const ALLOCATED = fleetPayMode.code.allocated
const { card: CARD, app: APP, vin: VIN } = billChannel.code
const { fleet: FLEET } = memberType.code
const VIN_PATTERN = /^[A-Z\d]{17}$/

/** How a token is looked up: as it came, and as identifiers are compared. */
interface Name {
  text: string
  key: string
}

/** Whom a token names: a card, a member by phone or number, or a car by its VIN. */
export async function payerOf(
  db: Kysely<Tables>,
  where: Where,
  { value: text, isVin }: Token,
): Promise<Found> {
  const key = comparableIdentifier(text)
  if (key === '') return { refusal: 'unknownToken' }
  for (const find of isVin ? [byVin, byCard, byNumber] : [byCard, byNumber, byVin]) {
    const found = await find(db, where, { text, key })
    if (found) return found
  }
  return { refusal: 'unknownToken' }
}

async function byCard(db: Kysely<Tables>, where: Where, { text }: Name): Promise<Found | undefined> {
  const card = await cardNamed(db, where.sellerId, text)
  if (!card) return undefined
  const found = await ownerOf(db, where, card)
  const payer = found.payer && { ...found.payer, cardNo: card.cardNo, channel: CARD }
  const refusal = card.status === NORMAL_CARD ? overRefusal([card.validTo], where.today) : 'blocked'
  return {
    ...found,
    ...(payer ? { payer } : {}),
    ...(refusal ? { refusal } : {}),
    ...endOf([card.validTo]),
  }
}

/** A last day that is past; none has no end. */
function overRefusal(days: readonly (string | null)[], today: string): Refusal | undefined {
  return days.some((day) => day !== null && day < today) ? 'expired' : undefined
}

/** The moment at which the first of some last days ends. */
function endOf(days: readonly (string | null)[]): Pick<TokenFacts, 'expires'> {
  const [first] = days.filter((day) => day !== null).toSorted()
  return first === undefined ? {} : { expires: parseTimestamp(first) + DAY }
}

async function byNumber(db: Kysely<Tables>, where: Where, { key }: Name): Promise<Found | undefined> {
  const member = await ofSeller(db, where.sellerId)
    .from('member')
    .select('id')
    .where((or) => or.or([or('phone', '=', key), or('memberNo', '=', key)]))
    .executeTakeFirst()
  return member && ownerOf(db, where, { memberId: member.id, groupId: null })
}

/** A car starts by itself where it may (pass) and where somebody pays for it (binding). */
async function byVin(db: Kysely<Tables>, where: Where, { key: vin }: Name): Promise<Found | undefined> {
  if (!VIN_PATTERN.test(vin)) return undefined
  const { sellerId, today, isConfirmed = false } = where
  const [pass, binding] = await Promise.all([
    ofSeller(db, sellerId).from('vinPass').selectAll().where('vin', '=', vin).executeTakeFirst(),
    ofSeller(db, sellerId).from('vinBinding').selectAll().where('vin', '=', vin).executeTakeFirst(),
  ])
  if (!pass || !binding || binding.state !== ON) return undefined
  const owner = await ownerOf(db, where, binding, binding.accountType)
  const days = [pass.validTo, binding.validTo]
  const found: Found = {
    ...owner,
    ...(owner.payer && { payer: { ...owner.payer, vin, channel: VIN } }),
    ...endOf(days),
  }
  const over = overRefusal(days, today)
  if (over) return { ...found, refusal: over }
  const isAnywhere = pass.stationIds.length === 0 && pass.pileIds.length === 0
  const isHere =
    isAnywhere || pass.stationIds.includes(where.stationId) || pass.pileIds.includes(where.pileId)
  const mayStart = pass.startMode === AUTOMATIC || isConfirmed
  return pass.state === ON && mayStart && isHere ? found : { ...found, refusal: 'blocked' }
}

/** A fleet that charges one of its cars by itself, without anybody at the pile. */
export async function byFleet(
  db: Kysely<Tables>,
  where: Where,
  { groupId, plate, vin }: { groupId: number; plate: string; vin: string | null },
): Promise<Found> {
  const found = await ownerOf(db, where, { memberId: null, groupId })
  return found.payer ? { ...found, payer: { ...found.payer, plate, vin } } : found
}

async function ownerOf(
  db: Kysely<Tables>,
  where: Where,
  { memberId, groupId }: { memberId: number | null; groupId: number | null },
  wantedAccount: number = accountType.code.phoneNumber,
): Promise<Found> {
  const member = memberId === null ? undefined : await memberWith(db, where.sellerId, memberId)
  const fleet = await fleetWith(db, where.sellerId, groupId ?? member?.groupId ?? null)
  const paysAlone = !fleet || (member !== undefined && fleet.payMode === ALLOCATED)
  const accountId =
    paysAlone && member
      ? await accountOf(db, where.sellerId, member.id, wantedAccount)
      : (fleet?.accountId ?? null)
  const group = fleet ? { group: fleet.groupNo } : {}
  const payer: Payer = {
    memberId: member?.id ?? null,
    groupId: fleet?.id ?? null,
    accountId,
    memberType: fleet ? FLEET : (member?.type ?? memberType.code.other),
    level: fleet ? null : (member?.level ?? null),
    plate: member?.plate ?? null,
    vin: member?.defaultVin ?? null,
    cardNo: null,
    channel: APP,
  }
  const isFleetClosed =
    fleet &&
    (fleet.state !== ON || (fleet.stationIds.length > 0 && !fleet.stationIds.includes(where.stationId)))
  if (!member && !fleet) return { refusal: 'unknownToken' }
  if (member && member.status !== memberStatus.code.normal) return { ...group, payer, refusal: 'blocked' }
  if (member?.suspended) return { ...group, payer, refusal: 'member.suspended' }
  return isFleetClosed ? { ...group, payer, refusal: 'blocked' } : { ...group, payer }
}

function memberWith(db: Kysely<Tables>, sellerId: number, id: number) {
  return ofSeller(db, sellerId)
    .from('member')
    .select(['id', 'type', 'status', 'level', 'groupId', 'plate', 'defaultVin', 'suspended'])
    .where('id', '=', id)
    .executeTakeFirst()
}

async function fleetWith(db: Kysely<Tables>, sellerId: number, id: number | null) {
  if (id === null) return undefined
  return ofSeller(db, sellerId)
    .from('fleet')
    .select(['id', 'groupNo', 'payMode', 'accountId', 'stationIds', 'state'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The account of a type that a member has, else the one there is. */
async function accountOf(
  db: Kysely<Tables>,
  sellerId: number,
  memberId: number,
  wanted: number,
): Promise<number | null> {
  const found = await ofSeller(db, sellerId)
    .from('account')
    .select(['id', 'type'])
    .where('memberId', '=', memberId)
    .where('type', '<>', accountType.code.reward)
    .execute()
  return (found.find(({ type }) => type === wanted) ?? found[0])?.id ?? null
}
