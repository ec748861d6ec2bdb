import { station } from '@ampdeck/api/config/station'
import { member } from '@ampdeck/api/member/member'
import { type SharedRows, shareConfiguration, shareKind } from '@ampdeck/api/system/share-configuration'
import { DAY, formatTimestamp } from '@ampdeck/api/time'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoId } from '../../demo/records.ts'
import { RIVERSIDE, SKYLINE } from '../../demo/sellers.ts'
import { plainRecord } from '../../testing/standard-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { TEST_NOW } from '../../testing/test-database.ts'
import { job } from './share-end.job.ts'

const stationIds = [demoId(SKYLINE, 'station', 1), demoId(SKYLINE, 'station', 2)]
const draft = {
  name: '示例共享',
  sellerNumber: String(RIVERSIDE),
  objectKind: shareKind.code.station,
  objectIds: stationIds,
  fields: ['code', 'status'],
  validFrom: formatTimestamp(TEST_NOW - DAY),
  validTo: formatTimestamp(TEST_NOW + DAY),
}
plainRecord(shareConfiguration, draft)

interface Rule {
  id: number
  version: number
}

describe('a share rule', () => {
  let server: TestApp
  let owner: string
  let other: string
  beforeAll(async () => {
    server = await createTestApp()
    owner = await server.login('admin')
    other = await server.login('admin', '10002')
  })
  afterAll(() => server.close())
  beforeEach(() => {
    server.clock.now = TEST_NOW
  })

  const ask = <Data = Rule>(call: { path: string }, body: object, token = owner) =>
    server.call<Data>(call.path, body, { token })
  const look = (id: number, token = other) => ask<SharedRows>(shareConfiguration.look, { id }, token)

  it('shows the other side its objects with the shared fields and nothing else, as the preview said', async () => {
    const { id } = (await ask(shareConfiguration.save, draft)).data
    const { data } = await look(id)
    expect(data.rows).toHaveLength(2)
    expect(data.columns.map(([en]) => en)).toEqual(['Code', 'State'])
    expect((await ask(shareConfiguration.preview, draft)).data).toEqual(data)
    expect((await ask<Rule[]>(shareConfiguration.received, {}, other)).data.map((rule) => rule.id)).toContain(
      id,
    )
  })

  it('opens nothing else of the other seller: no record, no list, no export, no search', async () => {
    await ask(shareConfiguration.save, draft)
    expect(await ask(station.get, { id: stationIds[0] }, other)).toMatchObject({ code: 404 })
    const { data } = await ask<{ records: Rule[] }>(station.page, { pageSize: 100 }, other)
    expect(data.records.filter(({ id }) => stationIds.includes(id))).toEqual([])
    expect(await ask(member.get, { id: demoId(SKYLINE, 'member', 1) }, other)).toMatchObject({ code: 404 })
    expect(
      JSON.stringify(
        await server.call('system-service/search/records', { text: '深圳机场' }, { token: other }),
      ),
    ).not.toContain(String(stationIds[0]))
  })

  it.each(['disable', 'delete'] as const)('ends at once by "%s"', async (end) => {
    const { id, version } = (await ask(shareConfiguration.save, draft)).data
    expect((await look(id)).code).toBe(0)
    expect((await ask(shareConfiguration[end], { id, version })).code).toBe(0)
    expect((await look(id)).code).toBe(404)
  })

  it.each([
    ['is disabled', { state: 2 }],
    ['has lost the right to share', { roleIds: [] }],
    ['sees a part of it only', { stationIds: [stationIds[0] ?? 0] }],
  ])('shows nothing when who made it %s, and is then off', async (_, change) => {
    const { id } = (await ask(shareConfiguration.save, draft)).data
    const person = server.db.updateTable('accountUser').where('id', '=', demoId(SKYLINE, 'user', 1))
    const before = await server.db
      .selectFrom('accountUser')
      .select(['state', 'roleIds', 'stationIds'])
      .where('id', '=', demoId(SKYLINE, 'user', 1))
      .executeTakeFirstOrThrow()
    await person.set(change).execute()
    expect((await look(id)).code).toBe(404)
    const { data } = await ask<Rule[]>(shareConfiguration.received, {}, other)
    expect(data.map((rule) => rule.id)).not.toContain(id)
    await job.run({}, server.tools)
    await person.set(before).execute()
    expect((await ask<{ state: number }>(shareConfiguration.get, { id })).data.state).toBe(2)
  })

  it('names nothing of another kind by the numbers that it had', async () => {
    const { id, version } = (await ask(shareConfiguration.save, draft)).data
    const members = { ...draft, objectKind: shareKind.code.member, fields: ['memberNo'], id, version }
    expect((await ask(shareConfiguration.update, members)).code).toBe(404)
  })

  it('shows nothing while its seller is disabled', async () => {
    const { id } = (await ask(shareConfiguration.save, draft)).data
    const seller = server.db.updateTable('seller').where('id', '=', SKYLINE)
    await seller.set({ state: 2 }).execute()
    expect((await look(id)).code).toBe(404)
    await seller.set({ state: 1 }).execute()
    expect((await look(id)).code).toBe(0)
  })

  it('ends with its time, and is then off', async () => {
    const { id } = (await ask(shareConfiguration.save, draft)).data
    server.clock.now = TEST_NOW + DAY
    const late = await server.login('admin', '10002')
    expect((await look(id, late)).code).toBe(404)
    await job.run({}, server.tools)
    const admin = await server.login('admin')
    expect(await ask(shareConfiguration.get, { id }, admin)).toMatchObject({ data: { state: 2 } })
  })

  it('is for its target alone, and each look is logged', async () => {
    const { id } = (await ask(shareConfiguration.save, draft)).data
    expect((await look(id, owner)).code).toBe(404)
    await look(id)
    const logged = await server.db
      .selectFrom('operationLog')
      .select(['sellerId', 'params'])
      .where('path', '=', shareConfiguration.look.path)
      .execute()
    expect(logged).toContainEqual({ sellerId: RIVERSIDE, params: { id } })
    expect(logged).toContainEqual({ sellerId: SKYLINE, params: { id, sellerId: RIVERSIDE } })
  })

  it.each([
    ['itself', { sellerNumber: String(SKYLINE) }, 'share.target'],
    ['nobody', { sellerNumber: '777' }, 'share.target'],
    ['a time that ends before it begins', { validTo: draft.validFrom }, 'share.period'],
    ['a field of another kind', { fields: ['memberNo'] }, 'share.fields'],
  ])('is refused for %s', async (_what, change, reason) => {
    expect(await ask(shareConfiguration.save, { ...draft, ...change })).toMatchObject({ data: { reason } })
  })

  it('is not made for what is another seller’s', async () => {
    const objectIds = [demoId(RIVERSIDE, 'station', 1)]
    expect((await ask(shareConfiguration.save, { ...draft, objectIds })).code).toBe(404)
  })
})
