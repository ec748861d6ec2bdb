import { occupyRule } from '@ampdeck/api/config/occupy-rule'
import type { OutputOf } from '@ampdeck/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoId } from '../../demo/records.ts'
import { SKYLINE } from '../../demo/sellers.ts'
import { plainRecord } from '../../testing/standard-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const draft = { name: '夜间占位', freeMinutes: 15, stepMinutes: 15, stepFen: 300, capFen: 3_000 } as const

plainRecord(occupyRule, { ...draft, timeWindow: '22:00-07:00', graceMemberLevels: [4, 5] })

describe('an occupy rule', () => {
  let server: TestApp
  let admin: string
  beforeAll(async () => {
    server = await createTestApp()
    admin = await server.login('admin')
  })
  afterAll(() => server.close())
  const ask = <Data>(call: { path: string }, body: object, token = admin) =>
    server.call<Data>(call.path, body, { token })
  const make = async () => (await ask<OutputOf<typeof occupyRule.save>>(occupyRule.save, draft)).data.id

  it('is refused with a cap below its step, and with times that nobody offers', async () => {
    expect((await ask(occupyRule.save, { ...draft, capFen: 299 })).code).toBe(400)
    expect((await ask(occupyRule.save, { ...draft, freeMinutes: 20 })).code).toBe(400)
  })

  it('is bound to stations by who may, takes the place of what they had, and leaves those that are taken out', async () => {
    const [id, other] = [await make(), await make()]
    const [first, second] = [demoId(SKYLINE, 'station', 1), demoId(SKYLINE, 'station', 2)]
    const bind = (to: number, stationIds: number[], token = admin) =>
      ask(occupyRule.bind, { id: to, stationIds }, token)
    expect(await bind(id, [first, second])).toMatchObject({ data: { stationIds: [first, second] } })
    expect(await ask(occupyRule.delete, { id })).toMatchObject({ data: { reason: 'record.inUse' } })
    expect(await bind(other, [second])).toMatchObject({ data: { stationIds: [second] } })
    expect(await ask(occupyRule.get, { id })).toMatchObject({ data: { stationIds: [first] } })
    expect(await bind(id, [])).toMatchObject({ data: { stationIds: [] } })
    expect(await ask(occupyRule.delete, { id })).toMatchObject({ code: 0 })
    expect((await bind(other, [first], await server.login('viewer'))).code).toBe(403)
    expect((await bind(other, [demoId(10_002, 'station', 1)])).code).toBe(404)
  })
})
