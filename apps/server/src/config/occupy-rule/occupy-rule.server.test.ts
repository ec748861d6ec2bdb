import { occupyRule } from '@ampdeck/api/config/occupy-rule'
import { describe, expect, it } from 'vitest'
import { demoId } from '../../demo/records.ts'
import { SKYLINE } from '../../demo/sellers.ts'
import { plainRecord } from '../../testing/standard-calls.ts'

const draft = { name: '夜间占位', freeMinutes: 15, stepMinutes: 15, stepFen: 300, capFen: 3_000 } as const

const ask = plainRecord(occupyRule, { ...draft, timeWindow: '22:00-07:00', graceMemberLevels: [4, 5] })

describe('an occupy rule', () => {
  const make = async () => (await ask(occupyRule.save, draft)).data.id

  it('is refused with a cap below its step, and with times that nobody offers', async () => {
    expect((await ask(occupyRule.save, { ...draft, capFen: 299 })).code).toBe(400)
    expect((await ask(occupyRule.save, { ...draft, freeMinutes: 20 })).code).toBe(400)
  })

  it('is bound to stations by who may, takes the place of what they had, and leaves those that are taken out', async () => {
    const [id, other] = [await make(), await make()]
    const [first, second] = [demoId(SKYLINE, 'station', 1), demoId(SKYLINE, 'station', 2)]
    const bind = (to: number, stationIds: number[], by?: 'viewer') =>
      ask(occupyRule.bind, { id: to, stationIds }, by)
    expect(await bind(id, [first, second])).toMatchObject({ data: { stationIds: [first, second] } })
    expect(await ask(occupyRule.delete, { id })).toMatchObject({ data: { reason: 'record.inUse' } })
    expect(await bind(other, [second])).toMatchObject({ data: { stationIds: [second] } })
    expect(await ask(occupyRule.get, { id })).toMatchObject({ data: { stationIds: [first] } })
    expect(await bind(id, [])).toMatchObject({ data: { stationIds: [] } })
    expect(await ask(occupyRule.delete, { id })).toMatchObject({ code: 0 })
    expect((await bind(other, [first], 'viewer')).code).toBe(403)
    expect((await bind(other, [demoId(10_002, 'station', 1)])).code).toBe(404)
  })
})
