import type { SimulatorPace } from '@ampdeck/api/operation/simulator'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { TEST_NOW, TEST_WORLD } from '../testing/test-database.ts'
import { adoptDrawnCharges } from './adopt.store.ts'
import { demoPlaces } from './demo-places.ts'
import { planOf } from './network-plan.ts'
import { recordLived } from './pace.store.ts'
import { readPresent } from './present.store.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const { seed, anchor, scale } = TEST_WORLD
const places = demoPlaces({ seed, anchor, scale, now: TEST_NOW }, TEST_NOW)
const pileIds = places.map(({ pileId }) => pileId)

async function count(query: string): Promise<number> {
  const { rows } = await sql
    .raw<{ count: number }>(`select count(*) from (${query}) found`)
    .execute(server.db)
  return rows[0]?.count ?? -1
}

describe('the simulated demo', () => {
  it('has the piles of both sellers that are in service', () => {
    expect(new Set(places.map(({ sellerId }) => sellerId))).toEqual(new Set([10_001, 10_002]))
    expect(places.length).toBeGreaterThan(400)
  })

  it('gives each charge that was drawn as running one transaction, and goes on with it', async () => {
    const drawn = await count('select from charge_order where order_status = 2')
    expect(drawn).toBeGreaterThan(3)
    await adoptDrawnCharges(server.db, pileIds, TEST_NOW)
    await adoptDrawnCharges(server.db, pileIds, TEST_NOW)
    expect(
      await count(`select from charge_order o join charge_transaction t on t.seller_id = o.seller_id
        and t.order_id = o.id and t.transaction_id = o.transaction_id
        where o.order_status = 2 and o.id_token is not null and t.end_time is null`),
    ).toBe(drawn)
    expect(await count('select from charge_transaction')).toBe(drawn)

    const present = await readPresent(server.db, pileIds)
    const options = { url: 'ws://here/ocpp', seed: 1, pace: { speed: 1, paused: false }, isTrusting: false }
    const plan = planOf(places, present, options)
    const begins = plan.piles.flatMap(({ guns }) => guns.map((gun) => gun.begins))
    expect(begins.filter((beginning) => beginning?.is === 'charging')).toHaveLength(drawn)
    expect(Object.values(plan.visitors).flat().length).toBeGreaterThan(20)
    expect(plan.piles.filter(({ offlineMs }) => offlineMs !== undefined).length).toBeGreaterThan(3)
  })

  it('makes its history itself while it lives', async () => {
    await recordLived(server.db, TEST_NOW + 60_000)
    expect(
      await count(
        `select from demo where part = 'orders' and (detail->>'until')::bigint = ${TEST_NOW + 60_000}`,
      ),
    ).toBe(1)
  })
})

describe('its pace', () => {
  it('is set by who may send commands, for all to read', async () => {
    const token = await server.login('admin')
    const pace: SimulatorPace = { speed: 60, paused: true }
    expect(await server.call('operation-service/simulator/get', {}, { token })).toMatchObject({
      data: { speed: 1, paused: false },
    })
    expect(await server.call('operation-service/simulator/set', pace, { token })).toMatchObject({ code: 0 })
    expect(await server.call('operation-service/simulator/get', {}, { token })).toMatchObject({ data: pace })
    const wrong = { speed: 10_000, paused: false }
    expect(await server.call('operation-service/simulator/set', wrong, { token })).toMatchObject({
      code: 400,
    })
  })

  it('is not for a viewer', async () => {
    const token = await server.login('viewer')
    const pace = { speed: 1, paused: false }
    expect(await server.call('operation-service/simulator/set', pace, { token })).toMatchObject({ code: 403 })
  })
})
