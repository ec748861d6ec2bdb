import { MINUTE } from '@ampdeck/api/time'
import type { RPCClient } from 'ocpp-rpc'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCharging } from '../charging/charging.ts'
import type { ChargePoint } from '../device/charge-point.ts'
import { addMember, addPile, orderOf, type TestMember } from '../testing/charging.ts'
import { startTestGateway, type TestGateway, testPile } from '../testing/test-gateway.ts'

/* What a driver is shown at the pile, from the wire to the wire. */

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startTestGateway({ charging: (platform) => createCharging(platform, { gatherMs: 0 }) })
})
afterAll(() => gateway.close())

const time = () => new Date(gateway.clock.now).toISOString()
const COST = 'org.openchargealliance.costmsg'

interface Display {
  at: ChargePoint
  member: TestMember
  pile: RPCClient
  asked: string[][]
  /** The messages of costs that it received: name and data. */
  shown: [string, Record<string, unknown>][]
}

interface Has {
  /** What the pile says of its settings. */
  settings?: Record<string, string>
  /** How it answers a cost. */
  answer?: string
  isFleet?: boolean
}

async function arrive(protocol: string, { settings = {}, answer = 'Accepted', isFleet = false }: Has) {
  const at = await addPile(gateway.platform)
  const fleet = { balanceFen: 1_000_000, creditFen: 0 }
  const member = await addMember(gateway.platform, isFleet ? { fleet } : { phoneFen: 1_000_000 })
  const pile = testPile(gateway.url, at.code, { protocols: [protocol] })
  const display: Display = { at, member, pile, asked: [], shown: [] }
  pile.handle('GetConfiguration', async ({ params }) => {
    const keys = (params as { key: string[] }).key
    display.asked.push(keys)
    const known = keys.filter((key) => key in settings)
    return {
      configurationKey: known.map((key) => ({ key, readonly: true, value: settings[key] ?? '' })),
      unknownKey: keys.filter((key) => !(key in settings)),
    }
  })
  pile.handle('GetVariables', async ({ params }) => {
    const asked = (params as { getVariableData: { component: object; variable: object }[] }).getVariableData
    const nameOf = ({ component, variable }: (typeof asked)[number]) => {
      const { name } = component as { name: string }
      const { name: of, instance } = variable as { name: string; instance?: string }
      return `${name}.${of}/${instance}`
    }
    display.asked.push(asked.map(nameOf))
    return {
      getVariableResult: asked.map((one) => {
        const attributeValue = settings[nameOf(one)]
        return attributeValue === undefined
          ? { ...one, attributeStatus: 'UnknownVariable' }
          : { ...one, attributeStatus: 'Accepted', attributeValue }
      }),
    }
  })
  pile.handle('DataTransfer', async ({ params }) => {
    const { vendorId, messageId, data } = params as { vendorId: string; messageId: string; data: string }
    expect(vendorId).toBe(COST)
    display.shown.push([messageId, JSON.parse(data)])
    return { status: answer }
  })
  pile.handle('CostUpdated', async ({ params }) => {
    display.shown.push(['CostUpdated', params as Record<string, unknown>])
    return {}
  })
  await pile.connect()
  return display
}

const shows16 = { settings: { CustomDisplayCostAndPrice: 'true' } }
const shows201 = { settings: { 'TariffCostCtrlr.Enabled/Cost': 'true' } }
const names = ({ shown }: Display) => shown.map(([name]) => name)

async function start16({ pile, member }: Display): Promise<number> {
  const start = { connectorId: 1, idTag: member.cardNo, meterStart: 1_000, timestamp: time() }
  const { transactionId } = (await pile.call('StartTransaction', start)) as { transactionId: number }
  return transactionId
}
const meter16 = ({ pile }: Display, transactionId: number, wh: number) => {
  const meterValue = [{ timestamp: time(), sampledValue: [{ value: String(wh) }] }]
  return pile.call('MeterValues', { connectorId: 1, transactionId, meterValue })
}
const feeOf = async ({ at }: Display, transactionId: string) => {
  const { feeFen } = await gateway.db
    .selectFrom('chargeTransaction')
    .select('feeFen')
    .where(({ and }) => and({ pileId: at.pileId, transactionId }))
    .executeTakeFirstOrThrow()
  return feeFen
}
/** Whatever follows from the calls so far has been done. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 100))

describe('1.6', () => {
  it('shows the price at the start, the running cost at most once a minute and on change, and the final one', async () => {
    const display = await arrive('ocpp1.6', shows16)
    const id = await start16(display)
    await expect.poll(() => names(display)).toEqual(['SetUserPrice'])
    expect(display.shown[0]?.[1]).toMatchObject({
      idToken: display.member.cardNo,
      priceText: expect.stringMatching(/^\d\.\d{4} 元\/kWh/),
      priceTextExtra: [{ language: 'en', content: expect.stringMatching(/^\d\.\d{4} CNY\/kWh/) }],
    })
    for (const [minutes, wh] of [
      [5, 4_000],
      [0.5, 4_300],
      [1, 4_900],
      [2, 4_900],
    ] as const) {
      gateway.clock.now += minutes * MINUTE
      await meter16(display, id, wh)
      await settled()
    }
    expect(names(display)).toEqual(['SetUserPrice', 'RunningCost', 'RunningCost'])
    const fee = await feeOf(display, String(id))
    expect(fee).toBeGreaterThan(100)
    expect(display.shown[2]?.[1]).toEqual({
      transactionId: id,
      timestamp: expect.any(String),
      meterValue: 4_900,
      cost: fee / 100,
      state: 'Charging',
      chargingPrice: { kWhPrice: expect.any(Number) },
      nextPeriod: { atTime: expect.any(String), chargingPrice: { kWhPrice: expect.any(Number) } },
      triggerMeterValue: { atTime: expect.any(String) },
    })
    await display.pile.call('StopTransaction', { transactionId: id, meterStop: 6_000, timestamp: time() })
    await expect.poll(() => names(display).at(-1)).toBe('FinalCost')
    const { payableFen } = await orderOf(gateway.platform, display.at, String(id))
    expect(display.shown.at(-1)?.[1]).toEqual({
      transactionId: id,
      cost: payableFen / 100,
      priceText: `合计 ${(payableFen / 100).toFixed(2)} 元`,
    })
    expect(display.asked).toEqual([['CustomDisplayCostAndPrice']])
    const kept = await gateway.db
      .selectFrom('pileSetting')
      .select('value')
      .where(({ and }) => and({ pileId: display.at.pileId, key: 'CustomDisplayCostAndPrice' }))
      .execute()
    expect(kept).toEqual([{ value: 'true' }])
  })

  it.each<Record<string, string>>([{}, { CustomDisplayCostAndPrice: 'false' }])(
    'sends nothing to a pile that says %o',
    async (settings) => {
      const display = await arrive('ocpp1.6', { settings })
      const id = await start16(display)
      await expect.poll(() => display.asked).toHaveLength(1)
      gateway.clock.now += 5 * MINUTE
      await meter16(display, id, 4_000)
      await display.pile.call('StopTransaction', { transactionId: id, meterStop: 5_000, timestamp: time() })
      await settled()
      expect(display.shown).toEqual([])
      expect(display.asked).toHaveLength(1)
    },
  )

  it('stops where the pile does not know the vendor, and keeps its word', async () => {
    const display = await arrive('ocpp1.6', { ...shows16, answer: 'UnknownVendorId' })
    const id = await start16(display)
    await expect.poll(() => names(display)).toEqual(['SetUserPrice'])
    gateway.clock.now += 5 * MINUTE
    await meter16(display, id, 4_000)
    await display.pile.call('StopTransaction', { transactionId: id, meterStop: 5_000, timestamp: time() })
    await settled()
    expect(display.shown).toHaveLength(1)
    expect(await refusalOf(display)).toBe('UnknownVendorId')
  })

  it('leaves out only the message that the pile does not know', async () => {
    const display = await arrive('ocpp1.6', { ...shows16, answer: 'UnknownMessageId' })
    const id = await start16(display)
    await expect.poll(() => names(display)).toEqual(['SetUserPrice'])
    for (const wh of [4_000, 5_000]) {
      gateway.clock.now += 5 * MINUTE
      await meter16(display, id, wh)
      await settled()
    }
    expect(names(display)).toEqual(['SetUserPrice', 'RunningCost'])
  })

  it('shows no cost of a start that was refused, and none where the seller has turned it off', async () => {
    const display = await arrive('ocpp1.6', shows16)
    await display.pile.call('StartTransaction', {
      connectorId: 1,
      idTag: 'nobody',
      meterStart: 0,
      timestamp: time(),
    })
    await settled()
    expect([display.asked, display.shown]).toEqual([[], []])
    await setParam('costAtPile', 0)
    const off = await arrive('ocpp1.6', shows16)
    await start16(off)
    await settled()
    expect([off.asked, off.shown]).toEqual([[], []])
    await setParam('costAtPile', 1)
  })

  it('shows a member of a fleet the price of its strategy', async () => {
    const display = await arrive('ocpp1.6', { ...shows16, isFleet: true })
    const id = await start16(display)
    await expect.poll(() => names(display)).toEqual(['SetUserPrice'])
    const { exclusive, costModelVersionId } = await gateway.db
      .selectFrom('chargeTransaction')
      .select(['exclusive', 'costModelVersionId'])
      .where(({ and }) => and({ pileId: display.at.pileId, transactionId: String(id) }))
      .executeTakeFirstOrThrow()
    const { periods } = await gateway.db
      .selectFrom('costModelVersion')
      .select('periods')
      .where('id', '=', costModelVersionId)
      .executeTakeFirstOrThrow()
    const hour = new Date(gateway.clock.now + 8 * 60 * MINUTE).toISOString().slice(11, 16)
    const now = periods.find(({ from, to }) => from <= hour && hour < to)
    const service = exclusive?.service
    const service4 = service && 'price4' in service ? service.price4 : Number.NaN
    const expected = ((exclusive?.ePrice4 ?? now?.ePrice4 ?? Number.NaN) + service4) / 10_000
    expect(display.shown[0]?.[1]?.priceText).toContain(`${expected.toFixed(4)} 元/kWh`)
  })

  it('shows the final cost of a charge whose bill came later', async () => {
    const display = await arrive('ocpp1.6', shows16)
    const id = await start16(display)
    await expect.poll(() => names(display)).toEqual(['SetUserPrice'])
    gateway.clock.now += MINUTE
    // Far more than the pile can have given: a person decides.
    await display.pile.call('StopTransaction', { transactionId: id, meterStop: 900_000, timestamp: time() })
    await settled()
    expect(names(display)).toEqual(['SetUserPrice'])
    const { id: orderId } = await orderOf(gateway.platform, display.at, String(id))
    await gateway.db
      .updateTable('chargeOrder')
      .set({ orderStatus: 3, payableFen: 207, abnormalKind: null })
      .where('id', '=', orderId)
      .execute()
    gateway.clock.now += 5 * MINUTE
    await display.pile.call('StatusNotification', {
      connectorId: 2,
      status: 'Available',
      errorCode: 'NoError',
    })
    await expect.poll(() => display.shown.at(-1)).toMatchObject(['FinalCost', { cost: 2.07 }])
  })
})

describe.each(['ocpp2.0.1', 'ocpp2.1'])('%s', (protocol) => {
  let seqNo = 0
  const event = ({ pile, member }: Display, eventType: string, transactionId: string, wh: number) =>
    pile.call('TransactionEvent', {
      eventType,
      transactionInfo: { transactionId, chargingState: 'Charging' },
      ...(eventType === 'Started' && { idToken: { idToken: member.cardNo, type: 'ISO14443' } }),
      timestamp: time(),
      triggerReason: eventType === 'Started' ? 'Authorized' : 'MeterValuePeriodic',
      seqNo: seqNo++,
      evse: { id: 1, connectorId: 1 },
      meterValue: [{ timestamp: time(), sampledValue: [{ value: wh }] }],
    }) as Promise<{ totalCost?: number; updatedPersonalMessage?: { content: string; language: string } }>

  it('answers the events of a charge with its cost, and a pile that was asked meanwhile is told', async () => {
    const display = await arrive(protocol, shows201)
    expect(await event(display, 'Started', 'c1', 1_000)).toEqual({ idTokenInfo: { status: 'Accepted' } })
    await expect.poll(() => names(display)).toEqual(['CostUpdated'])
    expect(display.shown[0]?.[1]).toEqual({ totalCost: 0, transactionId: 'c1' })
    gateway.clock.now += 5 * MINUTE
    const running = await event(display, 'Updated', 'c1', 5_000)
    expect(running.totalCost).toBe((await feeOf(display, 'c1')) / 100)
    expect(running.totalCost).toBeGreaterThan(1)
    expect(running.updatedPersonalMessage).toMatchObject({
      language: 'zh-CN',
      content: expect.stringContaining('元/kWh'),
    })
    gateway.clock.now += 5 * MINUTE
    expect((await event(display, 'Updated', 'c1', 6_000)).updatedPersonalMessage).toBeUndefined()
    const ended = await event(display, 'Ended', 'c1', 7_000)
    expect(ended.totalCost).toBe((await orderOf(gateway.platform, display.at, 'c1')).payableFen / 100)
    await settled()
    expect(names(display)).toEqual(['CostUpdated'])
  })

  it('is told by CostUpdated of readings whose answer has no place for a cost, at most once a minute', async () => {
    const display = await arrive(protocol, shows201)
    await event(display, 'Started', 'c2', 1_000)
    await expect.poll(() => names(display)).toEqual(['CostUpdated'])
    const meter = (wh: number) => {
      const meterValue = [{ timestamp: time(), sampledValue: [{ value: wh }] }]
      return display.pile.call('MeterValues', { evseId: 1, meterValue })
    }
    for (const [minutes, wh] of [
      [5, 5_000],
      [0.5, 5_400],
      [1, 5_900],
    ] as const) {
      gateway.clock.now += minutes * MINUTE
      await meter(wh)
      await settled()
    }
    expect(display.shown.slice(1)).toEqual([
      ['CostUpdated', { transactionId: 'c2', totalCost: expect.any(Number) }],
      ['CostUpdated', { transactionId: 'c2', totalCost: (await feeOf(display, 'c2')) / 100 }],
    ])
  })

  it('shows the cost of the charge that runs, where its number was used before', async () => {
    const display = await arrive(protocol, shows201)
    await event(display, 'Started', 'c4', 1_000)
    gateway.clock.now += 5 * MINUTE
    await event(display, 'Ended', 'c4', 9_000)
    gateway.clock.now += 60 * MINUTE
    const chargingStation = { vendorName: 'V', model: 'M' }
    await display.pile.call('BootNotification', { reason: 'PowerUp', chargingStation })
    seqNo = 0
    await event(display, 'Started', 'c4', 9_000)
    gateway.clock.now += 5 * MINUTE
    const { totalCost } = await event(display, 'Updated', 'c4', 11_000)
    const fees = await gateway.db
      .selectFrom('chargeTransaction')
      .select(['feeFen', 'endTime'])
      .where(({ and }) => and({ pileId: display.at.pileId, transactionId: 'c4' }))
      .orderBy('startTime')
      .execute()
    expect(fees).toMatchObject([{ endTime: expect.any(Number) }, { endTime: null }])
    expect(totalCost).toBe((fees[1]?.feeFen ?? Number.NaN) / 100)
  })

  it('says nothing to a pile that shows no costs, but to one that says nothing where the seller wants it', async () => {
    const none = await arrive(protocol, { settings: { 'TariffCostCtrlr.Available/Cost': 'false' } })
    const silent = await arrive(protocol, {})
    for (const display of [none, silent]) {
      await event(display, 'Started', 'c3', 1_000)
      await expect.poll(() => display.asked).toHaveLength(1)
      gateway.clock.now += 2 * MINUTE
      expect(await event(display, 'Updated', 'c3', 3_000)).toEqual({})
    }
    await setParam('costAtEveryPile', 1)
    gateway.clock.now += 2 * MINUTE
    expect(await event(none, 'Updated', 'c3', 4_000)).toEqual({})
    expect(await event(silent, 'Updated', 'c3', 4_000)).toMatchObject({ totalCost: expect.any(Number) })
    await setParam('costAtEveryPile', 0)
  })
})

async function setParam(key: string, value: number) {
  const { newId, now } = gateway.platform
  await gateway.db.deleteFrom('systemParamValue').where('key', '=', key).execute()
  const row = { id: newId(), sellerId: 10_001, createTime: now(), updateTime: now(), key, value }
  await gateway.db
    .insertInto('systemParamValue')
    .values({ ...row, createUser: null, updateUser: null } as never)
    .execute()
}

async function refusalOf({ at }: Display) {
  const { costRefusal } = await gateway.db
    .selectFrom('chargePoint')
    .select('costRefusal')
    .where('pileId', '=', at.pileId)
    .executeTakeFirstOrThrow()
  return costRefusal
}
