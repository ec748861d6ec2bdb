import { billStatistics } from '@ampdeck/api/bill/bill-statistics'
import { station } from '@ampdeck/api/config/station'
import type { Call, OutputOf } from '@ampdeck/api/contract'
import { billDimension } from '@ampdeck/api/enumerations/order'
import type { LiveEvent } from '@ampdeck/api/events/live-event'
import { menuEntries } from '@ampdeck/api/menu/menu-tree'
import { monitorStation } from '@ampdeck/api/operation/monitor-station'
import { operationView } from '@ampdeck/api/statistics/operation-view'
import { platformHome } from '@ampdeck/api/statistics/platform-home'
import { permission } from '@ampdeck/api/system/permission'
import { search } from '@ampdeck/api/system/search'
import { userAdmin } from '@ampdeck/api/system/user-admin'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findCaller } from '../../access/caller-of.ts'
import { openSession } from '../../access/session.store.ts'
import { report } from '../../config/station/station.report.ts'
import { Rows } from '../../database/rows.ts'
import type { Scope } from '../../database/scope.ts'
import { Random } from '../../demo/random.ts'
import { demoId } from '../../demo/records.ts'
import { SKYLINE } from '../../demo/sellers.ts'
import { audienceOf } from '../../live/audience.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

/* What each screen shows of the stations is what the preview says, for users drawn from a seed. */

const SEED = 20_261_123
const USERS = 200
const ROLES = 40
const BASE = [
  'stationList',
  'stationList:export',
  'stationMonitorOverview',
  'home',
  'homeOverview',
  'bigScreen',
  'billStatistics',
  'pileList',
]

interface Station {
  id: number
  code: string
  name: string
  transformerW: number
}

let server: TestApp
let admin: string
let all: Station[]
const random = new Random(SEED)
const some = <Item>(items: readonly Item[], share: number) => items.filter(() => random.chance(share))
/** Scopes of the exports that were sent, by user. */
const sent = new Map<number, Scope>()
/** So many at once: the test waits for the database most of the time. */
const TOGETHER = 8
/** Of one user in so many, each station is asked for by its number; of the others one that is seen and any other. */
const THOROUGH = 20
/** It takes half a minute on two cores that nobody else uses. */
const PATIENT = { timeout: 360_000 }

beforeAll(async () => {
  server = await createTestApp()
  admin = await server.login('admin')
  all = await server.db
    .selectFrom('station')
    .select(['id', 'code', 'name', 'transformerW'])
    .where('sellerId', '=', SKYLINE)
    .where('deleted', '=', 0)
    .orderBy('id')
    .execute()
  server.tools.jobs.send = async (_db, _type, data) => {
    const { userId, scope } = data as { userId: number; scope: Scope }
    sent.set(userId, scope)
  }
})
afterAll(() => server.close())

const roleIdOf = (n: number) => 900_000 + n
const userIdOf = (n: number) => 910_000 + n

/** Roles of every scope, users with one to three of them and own lists, and stations that some of the users made. */
async function draw() {
  const { db, clock } = server
  const fleets = await db.selectFrom('fleet').select('id').where('sellerId', '=', SKYLINE).execute()
  const keys = menuEntries().map(({ name }) => name)
  const common = {
    sellerId: SKYLINE,
    createTime: clock.now,
    updateTime: clock.now,
    createUser: null,
    updateUser: null,
  }
  await db
    .insertInto('role')
    .values(
      Array.from({ length: ROLES }, (_, n) => ({
        ...common,
        id: roleIdOf(n),
        name: `drawn ${n}`,
        code: `drawn${n}`,
        dataScope: 1 + (n % 5),
        permissions: [...BASE, ...some(keys, 0.1)],
        stationIds: some(all, 0.25).map(({ id }) => id),
        groupIds: random.chance(0.5) ? [] : some(fleets, 0.3).map(({ id }) => id),
        remark: null,
      })),
    )
    .execute()
  const { passwordHash } = await db
    .selectFrom('accountUser')
    .select('passwordHash')
    .limit(1)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('accountUser')
    .values(
      Array.from({ length: USERS }, (_, n) => ({
        ...common,
        id: userIdOf(n),
        name: `u${n}`,
        account: `drawn${n}`,
        passwordHash,
        passwordTime: clock.now,
        userType: 1 as const,
        organizeId: random.chance(0.9) ? demoId(SKYLINE, 'organize', 1 + random.int(0, 15)) : null,
        roleIds: [0, 1, 2].slice(0, 1 + random.int(0, 2)).map(() => roleIdOf(random.int(0, ROLES - 1))),
        stationIds: random.chance(0.3) ? some(all, 0.4).map(({ id }) => id) : [],
        groupIds: random.chance(0.2) ? some(fleets, 0.4).map(({ id }) => id) : [],
        telephone: `1380000${String(n).padStart(4, '0')}`,
        email: `u${n}@example.com`,
        sex: 3 as const,
        isFirstLogin: 0,
      })),
    )
    .execute()
  for (const { id } of some(all, 0.7))
    await db
      .updateTable('station')
      .set({ createUser: userIdOf(random.int(0, USERS - 1)) })
      .where('id', '=', id)
      .execute()
}

const ask = async <C extends Call>(call: C, body: object, token: string): Promise<OutputOf<C>> => {
  const answer = await server.call<OutputOf<C>>(call.path, body, { token })
  expect([call.path, answer.code]).toEqual([call.path, 0])
  return answer.data
}
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id).toSorted((a, b) => a - b)
const eventOf = ({ id }: Station) =>
  ({
    type: 'pile',
    time: 0,
    sellerId: SKYLINE,
    stationId: id,
    pileId: 1,
    status: 1,
    lastHeartbeat: null,
  }) as LiveEvent

it(
  `shows ${USERS} drawn users the same stations on every screen, those that the preview says`,
  PATIENT,
  async () => {
    await draw()
    const byStation = { by: billDimension.code.station, pageSize: 1_000 }
    const { records } = await ask(billStatistics.statistics, byStation, admin)
    const charged = records.map(({ key }) => Number(key)).toSorted((a, b) => a - b)
    const counts = new Set<number>()
    for (let n = 0; n < USERS; n += TOGETHER) {
      const some = Array.from({ length: Math.min(TOGETHER, USERS - n) }, (_, index) => n + index)
      for (const count of await Promise.all(some.map((one) => check(one, charged)))) counts.add(count)
    }
    // The draw has met nothing, some and everything.
    expect([counts.has(0), counts.has(all.length), counts.size > 10]).toEqual([true, true, true])
  },
)

/** Compares what one user is shown; gives how many stations it is. */
async function check(n: number, charged: readonly number[]): Promise<number> {
  const { db, clock, platform } = server
  const one = all[n % all.length] as Station
  const userId = userIdOf(n)
  const at = { ip: '127.0.0.1', browser: 'test', now: clock.now, proof: 'first' as const }
  const token = await openSession(platform, { sellerId: SKYLINE, userId, ...at })
  const view = await ask(userAdmin.sees, { id: userId }, admin)
  const seen = idsOf(view.stations)
  const own = all.filter(({ id }) => seen.includes(id))
  const is = (what: string, ids: readonly number[]) => expect([n, what, ids]).toEqual([n, what, seen])

  is('page', idsOf((await ask(station.page, { pageSize: 1_000 }, token)).records))
  is('options', idsOf(await ask(station.selectAll, {}, token)))
  is('overview', idsOf((await ask(monitorStation.stationBoard, {}, token)).stations))
  is('wall', idsOf((await ask(operationView.bigScreen, {}, token)).stations))
  for (const { id, code } of n % THOROUGH === 0 ? all : [one, ...own.slice(0, 1)]) {
    const answer = await server.call(station.get.path, { id }, { token })
    expect([n, 'get', id, answer.code]).toEqual([n, 'get', id, seen.includes(id) ? 0 : 404])
    const { records } = await ask(search.records, { text: code, kinds: ['station'] }, token)
    expect([n, 'search', records.some((found) => found.id === id)]).toEqual([n, 'search', seen.includes(id)])
  }

  const home = await ask(platformHome.overview, {}, token)
  const limit = own.reduce((sum, { transformerW }) => sum + transformerW, 0)
  expect([n, 'home', home.load?.limitW ?? 0]).toEqual([n, 'home', limit])
  const groups = await ask(
    billStatistics.statistics,
    { by: billDimension.code.station, pageSize: 1_000 },
    token,
  )
  await ask(station.export, {}, token)
  const scope = sent.get(userId) as Scope
  const exported: unknown[] = []
  const rows = new Rows(db, scope, { now: clock.now, userId, newId: platform.newId })
  for await (const [code] of report.rows(rows, { pageSize: -1 }, 'en')) exported.push(code)
  expect([n, 'export', exported.toSorted()]).toEqual([n, 'export', own.map(({ code }) => code).toSorted()])

  const caller = await findCaller(db, { sellerId: SKYLINE, userId })
  const keys = groups.records.map(({ key }) => Number(key)).toSorted((a, b) => a - b)
  // Whoever sees some fleets only sees the orders of these.
  const expected = caller?.scope.groupIds ? keys : charged
  expect([n, 'statistics', keys]).toEqual([n, 'statistics', expected.filter((id) => seen.includes(id))])
  const isFor = caller ? audienceOf(caller, { types: ['pile'] }) : () => false
  is('events', idsOf(all.filter((of) => isFor(eventOf(of)))))

  const menu = (await ask(permission.user, {}, token)).map(({ id }) => id)
  expect(view.menu.map(({ id }) => id).toSorted()).toEqual(menu.filter((id) => id !== 1).toSorted())
  for (const entry of view.menu.filter(({ componentType }) => componentType !== 'CATALOG'))
    expect(entry.roleIds.length, entry.name).toBeGreaterThan(0)
  for (const thing of view.stations) expect(thing.roleIds.length).toBeGreaterThan(0)
  return seen.length
}
