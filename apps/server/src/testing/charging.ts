import type { Database } from '../database/database.ts'
import { idMaker } from '../database/ids.ts'
import type { Platform } from '../database/platform.ts'
import type { ChargePoint } from '../device/charge-point.ts'
import { mustPost } from '../ledger/ledger.ts'
import { createTestDatabase, TEST_NOW } from './test-database.ts'

const SKYLINE = 10_001

export interface TestNetwork extends Pick<Database, 'db' | 'connection'> {
  platform: Platform
  /** The server's clock; tests move it. */
  clock: { now: number }
  close(): Promise<void>
}

/** The demo network of tests without a server around it: for what piles report. */
export async function openNetwork(): Promise<TestNetwork> {
  const database = await createTestDatabase('demo')
  const clock = { now: TEST_NOW }
  const now = () => clock.now
  const platform = { db: database.db, now, newId: idMaker(() => 0, now) }
  return { db: database.db, connection: database.connection, platform, clock, close: () => database.close() }
}

export interface TestMember {
  id: number
  phone: string
  memberNo: string
  cardNo: string
  vin: string
  /** The price in force at the first station. */
  versionId: number
}

interface PileOptions {
  stationStatus?: number
}

const standardOf = ({ newId, now }: Platform, sellerId: number) => ({
  id: newId(),
  sellerId,
  createTime: now(),
  updateTime: now(),
  createUser: null,
  updateUser: null,
})

let n = 0

/** A new pile with two guns at a demo station, or at a copy of it in another state. */
export async function addPile(platform: Platform, { stationStatus }: PileOptions = {}): Promise<ChargePoint> {
  const { db } = platform
  const station = await db
    .selectFrom('station')
    .selectAll()
    .where('sellerId', '=', SKYLINE)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  let stationId = station.id
  if (stationStatus !== undefined) {
    stationId = platform.newId()
    await db
      .insertInto('station')
      .values({ ...station, id: stationId, code: `T${stationId}`, status: stationStatus })
      .execute()
  }
  const model = await db
    .selectFrom('pile')
    .selectAll()
    .where('stationId', '=', station.id)
    .executeTakeFirstOrThrow()
  const code = `TEST${++n}${platform.newId()}`.slice(0, 30)
  const pile = { ...standardOf(platform, SKYLINE), stationId, code, status: 1, lastHeartbeat: null }
  await db
    .insertInto('pile')
    .values({ ...model, ...pile, firmware: '{}' })
    .execute()
  const guns = [0, 1].map((letter) => ({
    ...standardOf(platform, SKYLINE),
    stationId,
    pileId: pile.id,
    letter,
    connector: 2,
    ratedW: 120_000,
    maxV: 1_000,
    maxA: 250,
    status: 1,
  }))
  await db.insertInto('gun').values(guns).execute()
  const connected = guns.map(({ id, letter }) => ({ id, connector: letter + 1 }))
  return { sellerId: SKYLINE, stationId, pileId: pile.id, code, guns: connected }
}

interface MemberOptions {
  sellerId?: number
  phoneFen?: number
  rewardFen?: number
  level?: number
  status?: number
  suspended?: 0 | 1
  /** Who pays for him: a fleet with a price of its own, on credit. */
  fleet?: { balanceFen: number; creditFen: number }
}

/** A new member with accounts, a card and a car that starts by itself. */
export async function addMember(platform: Platform, options: MemberOptions): Promise<TestMember> {
  const { db, now } = platform
  const { sellerId = SKYLINE, level = 1, status = 1, suspended = 0, fleet } = options
  const phone = `1990000${String(++n).padStart(4, '0')}`
  const groupId = fleet ? await addFleet(platform, sellerId, fleet) : null
  const member = {
    ...standardOf(platform, sellerId),
    memberNo: `T${phone}`,
    phone,
    level,
    status,
    suspended,
    groupId,
  }
  const unknown = { name: 'Test', sex: 3, growth: 0, points: 0, registerChannel: 9, registerTime: now() }
  await db
    .insertInto('member')
    .values({ ...member, ...unknown, type: groupId ? 2 : 1 })
    .execute()
  for (const [type, balanceFen] of [
    [2, options.phoneFen],
    [3, options.rewardFen],
  ] as const)
    if (balanceFen !== undefined)
      await addFunds(platform, sellerId, { memberId: member.id, type, balanceFen })
  const cardNo = `K${phone}`
  const owner = groupId ? { memberId: null, groupId } : { memberId: member.id, groupId: null }
  const card = { ...standardOf(platform, sellerId), ...owner, cardNo, kind: 1, status: 1 }
  await db.insertInto('card').values(card).execute()
  const vin = `LTEST${phone}X`.padEnd(17, '0').slice(0, 17)
  const pass = { ...standardOf(platform, sellerId), vin, startMode: 1, state: 1 }
  await db.insertInto('vinPass').values(pass).execute()
  await db
    .insertInto('vinBinding')
    .values({ ...standardOf(platform, sellerId), ...owner, vin, accountType: 2, state: 1 })
    .execute()
  const version = await db
    .selectFrom('station')
    .innerJoin('costModelVersion as v', 'v.costModelId', 'station.costModelId')
    .select('v.id')
    .where('station.sellerId', '=', sellerId)
    .where('v.effectiveTime', '<=', now())
    .orderBy('station.id')
    .orderBy('v.effectiveTime', 'desc')
    .executeTakeFirstOrThrow()
  return { id: member.id, phone, memberNo: member.memberNo, cardNo, vin, versionId: version.id }
}

async function addFleet(
  platform: Platform,
  sellerId: number,
  { balanceFen, creditFen }: NonNullable<MemberOptions['fleet']>,
) {
  const { db } = platform
  const base = standardOf(platform, sellerId)
  const principal = await addFunds(platform, sellerId, { groupId: base.id, type: 2, balanceFen })
  await addFunds(platform, sellerId, {
    groupId: base.id,
    type: 4,
    balanceFen: 0,
    creditLimitFen: creditFen,
  })
  const named = { groupNo: `T${base.id}`, name: 'Test fleet', contact: 'Test', phone: '19900000000' }
  await db
    .insertInto('fleet')
    .values({
      ...base,
      ...named,
      kind: 1,
      payMode: 1,
      accountId: principal,
      creditLimitFen: creditFen,
      state: 1,
    })
    .execute()
  await db
    .insertInto('exclusiveStrategy')
    .values({
      ...standardOf(platform, sellerId),
      name: 'Test',
      groupId: base.id,
      tagId: null,
      servicePriceMode: 1,
      value: 2_800,
      ePriceMode: 0,
      ePrice4: null,
      validFrom: '2020-01-01',
      validTo: '2099-12-31',
      state: 1,
    })
    .execute()
  return base.id
}

interface NewAccount {
  memberId?: number
  groupId?: number
  type: number
  balanceFen: number
  creditLimitFen?: number
}

export async function addFunds(platform: Platform, sellerId: number, account: NewAccount): Promise<number> {
  const { memberId = null, groupId = null, type, balanceFen, creditLimitFen = 0 } = account
  const base = standardOf(platform, sellerId)
  await platform.db
    .insertInto('account')
    .values({ ...base, memberId, groupId, type, balanceFen: 0, creditLimitFen, frozenFen: 0, state: 1 })
    .execute()
  const given = { accountId: base.id, bizId: base.id, amountFen: balanceFen }
  if (balanceFen > 0) await mustPost(platform, sellerId, { ...given, bizType: 'gift' })
  return base.id
}

/** The pile's connection began then, after one that ended before. */
export async function setLink(
  { db }: Platform,
  { sellerId, pileId }: ChargePoint,
  link: { linkFrom: number; linkLost: number | null },
): Promise<void> {
  await db
    .insertInto('chargePoint')
    .values({ sellerId, pileId, online: 1, ...link })
    .onConflict((conflict) => conflict.columns(['sellerId', 'pileId']).doUpdateSet(link))
    .execute()
}

export function orderOf({ db }: Platform, { pileId }: ChargePoint, transactionId: string) {
  return db
    .selectFrom('chargeOrder')
    .selectAll()
    .where(({ and }) => and({ pileId, transactionId }))
    .executeTakeFirstOrThrow()
}

/** Whatever has been charged at these piles. */
export function ordersOf({ db }: Platform, piles: readonly { at: ChargePoint }[]) {
  const ids = piles.map(({ at }) => at.pileId)
  return db.selectFrom('chargeOrder').selectAll().where('pileId', 'in', ids).execute()
}

/** What was taken for an order, by the type of account. */
export function flowsOf({ db }: Platform, { id }: { id: number }) {
  return db
    .selectFrom('accountFlow')
    .innerJoin('account', 'account.id', 'accountFlow.accountId')
    .select(['account.type', 'accountFlow.amountFen', 'accountFlow.balanceAfterFen'])
    .where('accountFlow.bizId', '=', id)
    .where('accountFlow.bizType', '=', 'deduct')
    .orderBy('accountFlow.id')
    .execute()
}
