import { bill, type ChargeOrderDetail } from '@ampdeck/api/bill/bill'
import { powerLimitSource, weatherAction, weatherMeasure } from '@ampdeck/api/enumerations/strategy'
import { MINUTE } from '@ampdeck/api/time'
import { OcppClient } from 'ocpp-ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { follow } from '../config/weather-config/weather-config.service.ts'
import type { ChargePoint } from '../device/charge-point.ts'
import { addMember, addPile, orderOf } from '../testing/charging.ts'
import type { ForeignPile } from '../testing/foreign-pile.ts'
import { startTestPower, type TestPower } from '../testing/test-power.ts'

/* Charges over OCPP whose power something limits, and what their orders say of it. */

const WITHIN = { timeout: 15_000, interval: 50 }
const { strategy, weather, transformer, maxDemand } = powerLimitSource.code

let power: TestPower
let gateway: TestPower['gateway']
let app: TestPower['app']
let closes: (() => unknown)[] = []

beforeAll(async () => {
  power = await startTestPower()
  gateway = power.gateway
  app = power.app
})
afterEach(async () => {
  expect(power.failures).toEqual([])
  for (const close of closes) await close()
  closes = []
  await power.closePiles()
})
afterAll(() => power.close())

const base = () => {
  const { newId, now } = gateway.platform
  return {
    ...{ id: newId(), sellerId: 10_001, createTime: now(), updateTime: now() },
    ...{ createUser: null, updateUser: null },
  }
}
const change = (stationId: number, of: object) =>
  gateway.db.updateTable('station').set(of).where('id', '=', stationId).execute()

/** A pile of two guns with 120 kW each, at a station of its own. */
async function addPlace(of: { transformerW?: number; maxDemandW?: number; cityCode?: string } = {}) {
  const at = await addPile(gateway.platform, { stationStatus: 1 })
  await change(at.stationId, { transformerW: 0, maxDemandW: null, ...of })
  return at
}

async function detailOf(at: ChargePoint, transactionId: string | number): Promise<ChargeOrderDetail> {
  const { id } = await orderOf(gateway.platform, at, String(transactionId))
  const { code, data } = await app.call<ChargeOrderDetail>(bill.get.path, { id }, { token: power.token })
  expect(code).toBe(0)
  return data
}
const limitsOf = async ({ at, transactionId }: ForeignPile) => (await detailOf(at, transactionId)).powerLimits
const slowly = { ...WITHIN, interval: 1_000 }

describe('the order of a charge', () => {
  it.each([
    ['1.6', true],
    ['2.0.1', false],
  ])('says which equipment of its station has limited it, and until when, in %s', async (_version, is16) => {
    const pile = await power.charging(await addPlace({ transformerW: 100_000 }), is16)
    const kept = async () => [await pile.metered(), (await limitsOf(pile))[0]?.lowestW]
    await expect.poll(kept, slowly).toEqual([100_000, 100_000])
    const [byTransformer] = await limitsOf(pile)
    expect(byTransformer).toMatchObject({ source: transformer, sourceId: null, name: null, until: null })
    await change(pile.at.stationId, { maxDemandW: 60_000 })
    const sources = async () => {
      await pile.metered()
      return (await limitsOf(pile)).map(({ source, until }) => [source, until === null])
    }
    await expect.poll(sources, slowly).toEqual([
      [transformer, false],
      [maxDemand, true],
    ])
    await pile.stop()
    const limits = await limitsOf(pile)
    expect(limits).toMatchObject([{}, { source: maxDemand, lowestW: 60_000 }])
    // What held at the end ended with the charge.
    expect(limits.every(({ until }) => until !== null)).toBe(true)
  })

  it('says nothing where its car takes less than it may', async () => {
    const pile = await power.charging(await addPlace({ transformerW: 100_000 }))
    Object.defineProperty(pile, 'drawnW', { get: () => 30_000 })
    await expect.poll(() => pile.profile('TxProfile')?.limitW, WITHIN).toBeGreaterThan(0)
    for (let minute = 0; minute < 3; minute += 1) await pile.metered()
    expect(await limitsOf(pile)).toEqual([])
  })

  it('says that it paused where there was too little power', async () => {
    const at = await addPlace({ transformerW: 1_000 })
    const pile = await power.charging(at)
    // Below its least power a car is given none.
    await expect.poll(() => pile.profile('TxProfile')?.limitW, WITHIN).toBe(0)
    await expect.poll(() => limitsOf(pile), WITHIN).toMatchObject([{ source: transformer, lowestW: 0 }])
  })

  it('names the charge strategy whose curve has limited it', async () => {
    const at = await addPlace()
    const rule = { ...base(), name: '夜间限功率', nameEn: 'Night curve' }
    const none = { amountFen: null, energyWh: null, minutes: null, soc: null, remark: null }
    await gateway.db
      .insertInto('chargeStrategy')
      .values({ ...rule, ...none, kind: 6, curve: Array(24).fill(25), stationIds: [at.stationId], state: 1 })
      .execute()
    const pile = await power.charging(at)
    await expect.poll(() => pile.metered(), slowly).toBeLessThan(120_000)
    await expect
      .poll(() => limitsOf(pile), slowly)
      .toMatchObject([
        { source: strategy, sourceId: rule.id, name: rule.name, nameEn: rule.nameEn, until: null },
      ])
    await gateway.db.updateTable('chargeStrategy').set({ state: 2 }).where('id', '=', rule.id).execute()
  })
})

describe('a weather rule', () => {
  const CITY = '999900'
  const addRule = async (action: number, percent: number | null) => {
    const rule = { ...base(), name: '高温降载', nameEn: 'Heat', cityCode: CITY, percent, action }
    const when = {
      measure: weatherMeasure.code.temperatureAbove,
      threshold: -80,
      activeSince: null,
      state: 1,
    }
    await gateway.db
      .insertInto('weatherConfig')
      .values({ ...rule, ...when } as never)
      .execute()
    await inLine(rule.id)
    return rule
  }
  const inLine = async (id: number) =>
    follow(
      gateway.platform,
      await gateway.db.selectFrom('weatherConfig').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    )
  const end = async (id: number) => {
    await gateway.db.updateTable('weatherConfig').set({ state: 2 }).where('id', '=', id).execute()
    await inLine(id)
  }

  it('limits a charge while it holds, and the order names it', async () => {
    const at = await addPlace({ transformerW: 200_000, cityCode: CITY })
    const pile = await power.charging(at)
    await expect.poll(() => pile.metered(), slowly).toBe(120_000)
    expect(await limitsOf(pile)).toEqual([])
    const rule = await addRule(weatherAction.code.limitPower, 30)
    await expect.poll(() => pile.metered(), slowly).toBeLessThanOrEqual(60_000)
    await expect
      .poll(() => limitsOf(pile), slowly)
      .toMatchObject([
        { source: weather, sourceId: rule.id, name: rule.name, nameEn: rule.nameEn, until: null },
      ])
    await end(rule.id)
    await expect.poll(() => pile.metered(), slowly).toBe(120_000)
    await expect.poll(async () => (await limitsOf(pile))[0]?.until, WITHIN).not.toBeNull()
    expect((await limitsOf(pile))[0]?.lowestW).toBeLessThanOrEqual(60_000)
  })

  it('pauses the fee of a car that stays, and the order names it', async () => {
    const at = await addPlace({ cityCode: CITY })
    const occupy = {
      ...base(),
      name: '短时占位',
      freeMinutes: 1,
      stepMinutes: 15,
      stepFen: 800,
      capFen: 2_000,
    }
    await gateway.db
      .insertInto('occupyRule')
      .values({ ...occupy, timeWindow: '00:00-24:00', graceMemberLevels: [], remind: 0 })
      .execute()
    await change(at.stationId, { occupyRuleId: occupy.id })
    const stayed = async () => {
      const pile = await power.charging(at)
      const say = (status: string) =>
        pile.client.call('StatusNotification', {
          ...{ connectorId: 1, status, errorCode: 'NoError', timestamp: pile.time },
        })
      await say('Charging')
      await pile.metered()
      await pile.stop()
      await say('Finishing')
      gateway.clock.now += 60 * MINUTE
      await say('Available')
      await pile.client.close({ force: true })
      return detailOf(at, pile.transactionId)
    }
    expect(await stayed()).toMatchObject({ occupyFeeFen: 2_000, occupyPause: null })
    const rule = await addRule(weatherAction.code.pauseOccupy, null)
    expect(await stayed()).toMatchObject({
      ...{ occupyFeeFen: 0, occupy: null },
      occupyPause: { id: rule.id, name: rule.name, nameEn: rule.nameEn },
    })
    await end(rule.id)
  })
})

describe('a client of OCPP 1.6 that nobody here wrote, ocpp-ts', () => {
  it('receives a charging profile, obeys and reports it; the order says why', async () => {
    const at = await addPlace({ transformerW: 80_000 })
    const { cardNo } = await addMember(gateway.platform, { phoneFen: 100_000 })
    const client = new OcppClient(at.code)
    const problems: Error[] = []
    const held = new Map<number, { connectorId: number; limitW: number; purpose: string }>()
    client.on('error', (error) => problems.push(error))
    client.on('SetChargingProfile', ({ connectorId, csChargingProfiles: profile }, answer) => {
      const [period] = profile.chargingSchedule.chargingSchedulePeriod
      const purpose = profile.chargingProfilePurpose
      held.set(profile.chargingProfileId, { connectorId, limitW: period?.limit ?? 0, purpose })
      answer({ status: 'Accepted' })
    })
    client.on('ClearChargingProfile', ({ id }, answer) =>
      answer({ status: held.delete(id ?? 0) ? 'Accepted' : 'Unknown' }),
    )
    const connected = new Promise<void>((resolve) => client.on('connect', resolve))
    client.connect(`${gateway.url}/`)
    await connected
    closes.push(() =>
      (client as unknown as { connection: { socket?: { close(): void } } }).connection?.socket?.close(),
    )
    const timestamp = () => new Date(gateway.clock.now).toISOString()
    await client.callRequest('BootNotification', { chargePointVendor: 'V', chargePointModel: 'M' })
    const { transactionId } = await client.callRequest('StartTransaction', {
      ...{ connectorId: 1, idTag: cardNo, meterStart: 0, timestamp: timestamp() },
    })
    const drawnW = () =>
      [...held.values()].find(({ purpose }) => purpose === 'TxProfile')?.limitW ?? Number.POSITIVE_INFINITY
    await expect.poll(drawnW, WITHIN).toBe(80_000)
    let meterWh = 0
    const report = async () => {
      gateway.clock.now += MINUTE
      meterWh += Math.round(drawnW() / 60)
      const sampledValue = [
        { value: String(drawnW()), measurand: 'Power.Active.Import', unit: 'W' },
        { value: String(meterWh), measurand: 'Energy.Active.Import.Register', unit: 'Wh' },
      ] as const
      await client.callRequest('MeterValues', {
        ...{ connectorId: 1, transactionId },
        meterValue: [{ timestamp: timestamp(), sampledValue: [...sampledValue] }],
      })
      return (await detailOf(at, transactionId)).meterValues.at(-1)?.W
    }
    await expect.poll(report, slowly).toBe(80_000)
    await change(at.stationId, { transformerW: 30_000 })
    await expect.poll(drawnW, WITHIN).toBe(30_000)
    await expect.poll(report, slowly).toBe(30_000)
    await client.callRequest('StopTransaction', {
      ...{ transactionId, meterStop: meterWh, timestamp: timestamp(), reason: 'Local' },
    })
    const order = await detailOf(at, transactionId)
    expect(order).toMatchObject({
      energyWh: meterWh,
      powerLimits: [{ source: transformer, lowestW: 30_000 }],
    })
    expect(order.meterValues.map(({ W }) => W)).toEqual(expect.arrayContaining([80_000, 30_000]))
    expect(problems).toEqual([])
  })
})
