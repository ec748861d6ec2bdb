import { everyCall } from '@ampdeck/api/resources'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { scopeTags } from '../database/scope-tags.ts'
import { plainCalls, recordFor, tablePages } from '../testing/plain-calls.ts'
import { named, type RecordIds, recordsOf, station } from '../testing/records-of.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

interface Records {
  total: number
  records: Record<string, unknown>[]
}

let server: TestApp
/** Records that the caller of a test must not reach. */
let theirs: RecordIds

beforeAll(async () => {
  server = await createTestApp()
  theirs = await someOf(10_001)
})
afterAll(() => server.close())

const someOf = (sellerId: number, besides?: readonly number[]) => recordsOf(server.db, sellerId, besides)

/** These are tested below or beside their service; the ids of the others are no records, or are not read. */
const byOther = [
  'account.revokeSession',
  'account.update',
  'account.updatePassword',
  'bill.confirmAdjust',
  'bill.refuseAdjust',
  'summaryStatistics.summaryStatistics',
  'summaryStatistics.summarySum',
  'operatorAsset.operatorAsset',
  'operatorAsset.operatorAssetSummary',
  'stationCharge.chargeData',
  'stationCharge.chargeDataSum',
  'stationAsset.stationAsset',
  'stationAsset.stationAssetSummary',
  'homeDashboards.revenue',
  'homeDashboards.trends',
  'operationView.analysis',
  'operationView.income',
  'operationView.equipment',
  'operationView.bigScreenStation',
  'homeEquipment.summary',
  'userAnalysis.overview',
  'userAnalysis.summary',
  'unpayBill.batchDeduct',
  'unpayBill.batchRemind',
  'balanceReminder.page',
  'balanceReminder.save',
  'chargeLimit.page',
  'chargeLimit.save',
  'chargeLimit.selectAll',
  'chargeLimit.targets',
  'group.allocate',
  'group.flow',
  'group.page',
  'group.reclaim',
  'group.save',
  'group.selectAll',
  'group.stat',
  'groupCar.delete',
  'groupCar.get',
  'groupCar.move',
  'groupCar.page',
  'groupCar.save',
  'groupCar.update',
  'groupMember.page',
  'groupMember.save',
  'groupMember.setLimit',
  'groupTeam.save',
  'groupTeam.selectAll',
  'teamBill.confirm',
  'teamBill.orders',
  'teamBill.page',
  'teamBill.receive',
  'teamBill.save',
  'teamBill.sum',
  'teamBill.void',
  'configTemplate.apply',
  'configTemplate.drift',
  'configTemplate.save',
  'downloadCenter.importResult',
  'firmware.save',
  'firmware.upload',
  'firmwareTask.save',
  'exportTimingManagement.delete',
  'exportTimingManagement.items',
  'exportTimingManagement.updateOrSave',
  'notice.read',
  'listView.delete',
  'platformHome.overview',
  'platformHome.quick',
  'batterySafety.summary',
  'batterySafety.vinList',
  'loss.detail',
  'loss.stationRank',
  'loss.trend',
  'network.offlineRank',
  'network.summary',
  'network.traffic',
  'operationView.energy',
  'costModelIssue.issuedPiles',
  'costModelIssue.rePush',
  'costModelIssue.versionDiff',
  'groupInfo.addStations',
  'groupInfo.removeStations',
  'groupInfo.stat',
  'groupInfo.stations',
  'stationConfig.configAt',
  'stationConfig.get',
  'stationConfig.history',
  'stationConfig.update',
  'station.batchStatus',
  'station.save',
  'temporaryPile.temporaryPage',
  'temporaryPile.move',
  'temporaryStation.convert',
  'temporaryStation.temporaryDelete',
  'temporaryStation.temporaryGet',
  'temporaryStation.temporarySave',
  'temporaryStation.temporaryUpdate',
  'stationSetUp.setUp',
  'userAdmin.add',
  'organize.save',
  'bill.page',
  'station.page',
  'station.counts',
  'signIn.sellerLoginLink',
  'operationLog.get',
  'operationLog.page',
  'operationLog.undo',
  // Entries of the menu have the same numbers for every seller.
  'permission.delete',
  'permission.enable',
  'permission.get',
  'permission.reset',
  'permission.sort',
  'permission.update',
  'loginRule.save',
  'role.save',
  'singleSignOn.save',
  'shareConfiguration.look',
  'shareConfiguration.save',
]
/** Lists of a network's things: whatever their filter names, they give none of theirs. */
const lists = [
  'alarm.page',
  'alarm.stat',
  'alarmWorkOrder.page',
  'bill.sum',
  'billStatistics.statistics',
  'billStatistics.statisticsPivot',
  'costModelIssue.issueHistory',
  'firmwarePush.page',
  'firmwarePush.recordExport',
  'firmwarePush.recordPage',
  'firmwareTask.page',
  'gun.page',
  'gun.selectAll',
  'message.page',
  'monitorAlarm.alarmFeed',
  'monitorAlarm.alarmSummary',
  'monitorOrder.liveOrders',
  'monitorOrder.orderStream',
  'monitorPile.gunMatrix',
  'monitorPile.pileCounts',
  'monitorPile.pilePage',
  'monitorStation.gunTiles',
  'monitorStation.stationBoard',
  'monitorStation.stationLoads',
  'monitorStation.stationPage',
  'monitorStation.stationPoints',
  'pile.page',
  'pile.selectAll',
  'pileCommand.counts',
  'pileCommand.page',
  'pileCommand.targets',
  'pileLog.page',
  'abnormalBill.abnormalPage',
  'abnormalBill.abnormalSum',
  'overtimeBill.overtimePage',
  'overtimeBill.overtimeSum',
  'badDebt.page',
  'badDebt.sum',
  'occupyBill.page',
  'occupyBill.sum',
  'rawBill.page',
  'cardBill.page',
  'powerLossRecord.page',
  'powerLossRecord.sum',
  'unpayBill.page',
  'unpayBill.sum',
  'workOrder.page',
  'workOrder.stat',
]
/** Calls for many records, which give a result for each. */
const bulk = [
  'alarm.batchClose',
  'alarmWorkOrder.batchDispatch',
  'message.repushBatch',
  'monitorPile.gunLive',
  'pile.qrCode',
  'pile.transfer',
  'pileCommand.batchSend',
  'pileCommand.request',
  'remoteStop.batchRemoteStop',
]
const harmless = [
  'alarm.export',
  'alarmWorkOrder.repairUsers',
  'group.export',
  'groupCar.export',
  'groupMember.export',
  'teamBill.export',
  'gun.export',
  'message.export',
  'monitorAlarm.alarmHandlers',
  'pile.export',
  'pileLog.export',
  'pileLog.files',
  'account.checkPassword',
  'bill.export',
  'station.selectAll',
  'station.export',
  'seller.getSellerBasicsConfig',
  'signIn.sellerLogin',
  'abnormalBill.abnormalExport',
  'overtimeBill.overtimeExport',
  'badDebt.export',
  'occupyBill.export',
  'rawBill.export',
  'cardBill.export',
  'powerLossRecord.export',
  'powerLossRecord.save',
  'unpayBill.export',
  'workOrder.export',
]
const listed = new Set([...Object.keys(named), ...lists, ...bulk, ...byOther, ...harmless])
const plain = plainCalls.filter(({ name }) => !listed.has(name))
const tested = new Set([...listed, ...plain.map(({ name }) => name)])

/** Whether an input names a record by its number: `id`, `ids`, `stationId` … Texts of such names are no numbers. */
function namesRecord(input: z.ZodType): boolean {
  const schema = JSON.stringify(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }))
  return /"(id|ids|\w+Ids?)":\{(?!"type":"string"|"default":null,"anyOf":\[\{"type":"string")/.test(schema)
}

/** The others, of resources that have a list: tried with a record of that list. */
const ofLists = everyCall
  .filter(({ name, call }) => namesRecord(call.input) && !tested.has(name) && !/export$/i.test(name))
  .map(({ name, call }) => ({ name, call, page: pageOf(name) }))

/** The call that lists the resource's records. */
function pageOf(name: string) {
  const [resource] = name.split('.')
  return everyCall.find((one) => one.name.startsWith(`${resource}.`) && /page$/i.test(one.name))?.call
}

it('is tested for every call that names a record', () => {
  expect(ofLists.filter(({ page }) => !page).map(({ name }) => name)).toEqual([])
})

const kept = [
  'station',
  'station_group',
  'operating_unit',
  'cost_model',
  'cost_model_version',
  'charge_order',
  'pile',
  'gun',
  'alarm',
  'alarm_rule',
  'work_order',
  'pile_command',
]

/** And every table of a plain resource. */
const watched = [
  ...new Set([
    ...kept,
    ...plain.map(({ table }) => table),
    ...ofLists
      .flatMap(({ name }) => name.split('.')[0] ?? [])
      .filter((resource) => Object.hasOwn(scopeTags, resource)),
  ]),
]

/**
 * What changes with all that seller 10001 has, by table: how many rows there are, and the newest transaction that has
 * written one. A row that is written gets a later one, also where it says the same as before.
 */
async function snapshot() {
  const states = watched.map(
    (table) => sql`(select count(*) || ' rows, by ' || max(xmin::text::bigint) from ${sql.table(table)}
      where seller_id = 10001) as ${sql.ref(table)}`,
  )
  const { rows } = await sql`select ${sql.join(states)}`.execute(server.db)
  return rows[0]
}

let known: Awaited<ReturnType<typeof snapshot>>

/** Nothing of seller 10001 has changed since this was asked the last time. */
async function expectUntouched() {
  const before = known
  known = await snapshot()
  expect(known).toEqual(before)
}

describe('seller 10002', () => {
  let token: string
  let admin: string
  let own: RecordIds
  beforeAll(async () => {
    token = await server.login('admin', '10002')
    // Once: hundreds of log-ins from one address within a minute are refused.
    admin = await server.login('admin')
    own = await someOf(10_002)
    known = await snapshot()
  })

  it.each(Object.keys(named))(
    'gets 404 from %s for a record of seller 10001, and changes nothing',
    async (name) => {
      const call = everyCall.find((one) => one.name === name)?.call
      const answer = await server.call(call?.path ?? '', named[name]?.(theirs, own), {
        token,
      })
      expect(answer).toMatchObject({ status: 200, code: 404, data: null })
      await expectUntouched()
    },
  )

  it.each(plain)('gets 404 from $name for a record of seller 10001, and changes nothing', async (one) => {
    const record = await recordFor(server, one, { sellerId: 10_001, token: admin })
    const { code, data } = await server.call(one.call.path, { id: 1, version: 1, ...record }, { token })
    expect([record !== undefined, code, data]).toEqual([true, 404, null])
    await expectUntouched()
  })

  it.each(ofLists)(
    'does nothing by $name to a record of seller 10001, and reads none',
    async ({ call, page }) => {
      const listed = page && (await server.call<Records>(page.path, { pageSize: 1 }, { token: admin }))
      const [record = {}] = listed?.data.records ?? []
      const ids = [Number(record.id)]
      const body = {
        ...record,
        ids,
        rechargeIds: ids,
        cardIds: ids,
        note: 'x',
        reason: 'x',
        pass: true,
        state: undefined,
      }
      const { code, data } = await server.call(call.path, body, { token })
      expect([0, 400, 404]).toContain(code)
      expect(JSON.stringify(data)).not.toMatch(/"(done|accepted)":\[[^\]]/)
      // Groups of a statistic are numbered from 1 for everybody.
      const isRead = call.effect === 'read' && Number(record.id) > 1_000
      if (isRead) expect(JSON.stringify(data)).not.toContain(`:${record.id},`)
      await expectUntouched()
    },
  )

  it.each(lists)('finds nothing of seller 10001 in %s, also where it asks for it', async (name) => {
    const path = everyCall.find((one) => one.name === name)?.call.path ?? ''
    const { station: stationId, pile: pileId, gun: gunId } = theirs
    const foreign = Object.values(theirs).map((id) => `:${typeof id === 'string' ? `"${id}"` : id},`)
    for (const filter of [{}, { stationId }, { stationId, pileId, gunId }]) {
      const { code, data } = await server.call(path, { pageSize: 100, ...filter }, { token })
      const text = JSON.stringify(data)
      expect([0, 400]).toContain(code)
      expect(foreign.filter((id) => text.includes(id))).toEqual([])
    }
  })

  it.each(bulk)('does nothing to records of seller 10001 by %s', async (name) => {
    const path = everyCall.find((one) => one.name === name)?.call.path ?? ''
    const { pile, gun, order, alarm, message, workOrder } = theirs
    const ids = new Map([
      ['alarm.batchClose', [alarm]],
      ['alarmWorkOrder.batchDispatch', [workOrder]],
      ['message.repushBatch', [message]],
      ['monitorPile.gunLive', [gun]],
    ]).get(name) ?? [pile]
    const ordered = { pileIds: [pile], orderIds: [order], command: 1, request: { name: 'clearCache' } }
    const body = { ids, note: 'x', stationId: own.station, ...ordered }
    const isFor = name === 'remoteStop.batchRemoteStop' ? { orderIds: [order] } : body
    const { code, data } = await server.call(path, isFor, { token })
    expect([0, 404]).toContain(code)
    expect(JSON.stringify(data)).not.toMatch(/"(done|records|accepted)":\[[^\]]/)
    await expectUntouched()
  })

  it('gets 404 for an order of seller 10001 by its number', async () => {
    expect((await server.call('bill-service/bill/get', { orderNo: theirs.orderNo }, { token })).code).toBe(
      404,
    )
    expect((await server.call('bill-service/bill/get', { orderNo: own.orderNo }, { token })).code).toBe(0)
  })

  it('cannot let its stations refer to units or cost models of seller 10001', async () => {
    const save = (refers: object) =>
      server.call(
        'config-service/station/save',
        { ...station, operatingUnitId: own.unit, ...refers },
        { token },
      )
    expect((await save({ operatingUnitId: theirs.unit })).code).toBe(404)
    expect((await save({ costModelId: theirs.model })).code).toBe(404)
  })

  it('cannot change the status of stations of seller 10001 in bulk', async () => {
    const ids = [theirs.station]
    const { data } = await server.call('config-service/station/batchStatus', { ids, status: 4 }, { token })
    expect(data).toEqual({ done: [], refused: [{ id: theirs.station, reason: 'record.notFound' }] })
    await expectUntouched()
  })

  it('finds in no list, choice or counter anything of seller 10001', async () => {
    const ask = <Data>(path: string, body = {}) => server.call<Data>(path, body, { token })
    for (const { path } of tablePages) {
      const { data } = await ask<Records>(path, { pageSize: 1_000 })
      expect([path, data.records.filter(({ sellerId = 10_002 }) => sellerId !== 10_002)]).toEqual([path, []])
    }
    for (const path of [
      'config-service/station/page',
      'config-service/operatingUnit/page',
      'bill-service/bill/page',
    ]) {
      const { data } = await ask<Records>(path)
      expect([path, data.records[0]?.sellerId]).toEqual([path, 10_002])
    }
    const foreign = await server.db
      .selectFrom('station')
      .select(['id', 'name'])
      .where('sellerId', '=', 10_001)
      .execute()
    const shared = new Set(
      (await server.db.selectFrom('station').select('name').where('sellerId', '=', 10_002).execute()).map(
        (row) => row.name,
      ),
    )
    for (const path of [
      'config-service/station/selectAll',
      'config-service/station/choices',
      'config-service/costModel/selectAll',
      'config-service/operatingUnit/selectAll',
      'statistics-service/operationView/bigScreen',
      'statistics-service/operationView/bigScreenNetwork',
    ]) {
      const text = JSON.stringify((await ask(path)).data)
      const leaked = foreign.filter(
        ({ id, name }) => text.includes(String(id)) || (!shared.has(name) && text.includes(name)),
      )
      expect([path, leaked]).toEqual([path, []])
    }
    const filtered = await ask<Records>('bill-service/bill/page', { stationId: theirs.station })
    expect(filtered.data).toMatchObject({ total: 0, records: [] })
    const counts = await ask<{ count: number }[]>('config-service/station/counts')
    expect(counts.data.reduce((sum, of) => sum + of.count, 0)).toBe(5)
  })
})

describe('operations with eight chosen stations', () => {
  async function chosen() {
    const token = await server.login('ops')
    const { data } = await server.call<Records>('config-service/station/page', { pageSize: 100 }, { token })
    return { token, ids: data.records.map((record) => Number(record.id)), total: data.total }
  }

  it('sees these eight, their orders and their guns only', async () => {
    const { token, ids, total } = await chosen()
    expect(total).toBe(8)
    const orders = await server.call<Records>('bill-service/bill/page', { pageSize: 1_000 }, { token })
    expect(orders.data.records.length).toBeGreaterThan(20)
    expect(orders.data.records.filter((order) => !ids.includes(Number(order.stationId)))).toEqual([])

    const wall = await server.call<{ stations: { id: number }[]; guns: { count: number }[] }>(
      'statistics-service/operationView/bigScreen',
      {},
      { token },
    )
    expect(wall.data.stations.map((of) => of.id).toSorted()).toEqual(ids.toSorted())
    const guns = await server.db.selectFrom('gun').select('id').where('stationId', 'in', ids).execute()
    expect(wall.data.guns.reduce((sum, of) => sum + of.count, 0)).toBe(guns.length)
  })

  it('gets 404 for the other stations and their orders', async () => {
    const { token, ids } = await chosen()
    const others = await someOf(10_001, ids)
    for (const [path, body] of [
      ['config-service/station/get', { id: others.station }],
      ['config-service/station/updateStatus', { id: others.station, status: 4 }],
      ['config-service/station/update', { ...station, id: others.station, operatingUnitId: others.unit }],
      ['bill-service/bill/get', { id: others.order }],
      ['bill-service/bill/get', { orderNo: others.orderNo }],
    ] as const) {
      expect([path, (await server.call(path, body, { token })).code]).toEqual([path, 404])
    }
  })

  it('adds no station, since it would not see it', async () => {
    const { token, ids } = await chosen()
    const { unit: operatingUnitId } = await someOf(10_001)
    const saved = await server.call('config-service/station/save', { ...station, operatingUnitId }, { token })
    expect(saved).toMatchObject({ status: 403, code: 403 })
    expect((await chosen()).ids).toEqual(ids)
  })

  it('deletes no operating unit of a station that it does not see', async () => {
    const { token, ids } = await chosen()
    const visible = await server.db
      .selectFrom('station')
      .select('operatingUnitId')
      .where('id', 'in', ids)
      .execute()
    const hidden = await server.db
      .selectFrom('station')
      .select('operatingUnitId')
      .where('sellerId', '=', 10_001)
      .where(
        'operatingUnitId',
        'not in',
        visible.map((row) => row.operatingUnitId),
      )
      .executeTakeFirstOrThrow()
    const answer = await server.call(
      'config-service/operatingUnit/delete',
      { id: hidden.operatingUnitId },
      { token },
    )
    expect(answer).toMatchObject({ code: 409, data: { reason: 'record.inUse' } })
  })
})

describe('the other data scopes', () => {
  async function seesWith(dataScope: number): Promise<number> {
    await server.db.updateTable('role').set({ dataScope }).where('code', '=', 'viewer').execute()
    const token = await server.login('viewer')
    return (await server.call<Records>('config-service/station/page', {}, { token })).data.total
  }

  it('show what the own organisation or oneself has made', async () => {
    const viewer = await server.db
      .selectFrom('accountUser')
      .select(['id', 'organizeId'])
      .where('account', '=', 'viewer')
      .executeTakeFirstOrThrow()
    await server.db
      .updateTable('station')
      .set({ createUser: viewer.id })
      .where('id', '=', theirs.station)
      .execute()
    expect(await seesWith(5)).toBe(1)
    expect(await seesWith(3)).toBe(24)

    await server.db
      .insertInto('organize')
      .values({
        id: 7,
        sellerId: 10_001,
        pid: viewer.organizeId,
        name: '分部',
        sort: 1,
        createTime: 0,
        updateTime: 0,
        createUser: null,
        updateUser: null,
      })
      .execute()
    await server.db.updateTable('accountUser').set({ organizeId: 7 }).where('account', '=', 'admin').execute()
    expect(await seesWith(2)).toBe(24)
    expect(await seesWith(3)).toBe(1)
  })

  it('are cut to the own list of stations, where that is not empty', async () => {
    await server.db
      .updateTable('accountUser')
      .set({ stationIds: [theirs.station] })
      .where('account', '=', 'viewer')
      .execute()
    expect(await seesWith(1)).toBe(1)
  })
})
