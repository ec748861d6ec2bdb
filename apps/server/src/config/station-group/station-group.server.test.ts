import type { stationGroup } from '@ampdeck/api/config/station-group'
import type { OutputOf } from '@ampdeck/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

type Group = OutputOf<typeof stationGroup.get>
type Groups = OutputOf<typeof stationGroup.page>
interface Stations {
  stations: { id: number; name: string }[]
}

let server: TestApp
let admin: string
let ops: string
/** The stations of seller 10001, and those that `ops` may see. */
let all: readonly number[]
let southern: readonly number[]

beforeAll(async () => {
  server = await createTestApp()
  admin = await server.login('admin')
  ops = await server.login('ops')
  all = await stationsOf(admin)
  southern = await stationsOf(ops)
})
afterAll(() => server.close())

function ask<Data = Group>(name: string, body: object = {}, token = admin) {
  return server.call<Data>(`config-service/stationGroup/${name}`, body, { token })
}
const board = (body: object, token = admin) =>
  server.call<Stations>('operation-service/monitor/stationBoard', body, { token })

async function stationsOf(token: string): Promise<number[]> {
  const { data } = await board({}, token)
  return data.stations.map(({ id }) => id).toSorted((a, b) => a - b)
}

async function groupNamed(name: string, token = admin): Promise<Group> {
  const { data } = await ask<Groups>('page', { name }, token)
  const [found] = data.records
  if (!found) throw new Error(`no group ${name}`)
  return found
}

describe('a station group', () => {
  it('is added, read, changed and deleted, and says whom it belongs to', async () => {
    const [first, second, third] = all
    const owners = await ask<{ id: number; account: string }[]>('owners')
    const owner = owners.data.find(({ account }) => account === 'ops')?.id
    const { data: added } = await ask('save', {
      name: '西部',
      stationIds: [first, second, first],
      ownerUserId: owner,
    })
    expect(added).toMatchObject({ name: '西部', ownerName: '欧阳川', version: 1 })
    expect(added.stationIds).toHaveLength(2)

    const draft = { id: added.id, name: '西部区', stationIds: [second, third], remark: '试点' }
    const { data: changed } = await ask('update', { ...draft, version: 1 })
    expect(changed).toMatchObject({ name: '西部区', ownerName: null, remark: '试点', version: 2 })
    expect(changed.stationIds.toSorted()).toEqual([second, third].toSorted())
    expect(await ask('update', { ...draft, version: 1 })).toMatchObject({ code: 409 })

    expect((await ask('delete', { id: added.id })).code).toBe(0)
    expect((await ask('get', { id: added.id })).code).toBe(404)
    const { data } = await board({ stationGroupId: added.id })
    expect(data.stations).toEqual([])
    // The name is free again.
    expect((await ask('save', { name: '西部区', stationIds: [first] })).code).toBe(0)
  })

  it('has a name of 1 to 20 characters that no other group of the seller has', async () => {
    const stationIds = all.slice(0, 1)
    const save = (name: string) => ask('save', { name, stationIds })
    expect(await save('华南区')).toMatchObject({
      code: 409,
      data: { reason: 'record.duplicate', issues: [{ path: ['name'] }] },
    })
    expect((await save('福建区')).code).toBe(0)
    for (const name of [' ', '一'.repeat(21), 'a$b'])
      expect([name, (await save(name)).code]).toEqual([name, 400])
    const other = await groupNamed('华东区')
    expect(await ask('update', { ...other, name: '华南区' })).toMatchObject({ code: 409 })
  })

  it('has stations and an owner of its own seller, and at least one station', async () => {
    const theirs = await stationsOf(await server.login('admin', '10002'))
    const [own] = all
    for (const stationIds of [theirs.slice(0, 1), [own, 7]])
      expect((await ask('save', { name: '甲', stationIds })).code).toBe(404)
    expect((await ask('save', { name: '甲', stationIds: [own], ownerUserId: 7 })).code).toBe(404)
    expect((await ask('save', { name: '甲', stationIds: [] })).code).toBe(400)
  })
})

describe('somebody who may see eight stations', () => {
  it('sees every group of the seller, and of each only stations of their own', async () => {
    const { data } = await ask<Groups>('page', { pageSize: 100 }, ops)
    expect(data.records.map(({ name }) => name)).toEqual(expect.arrayContaining(['华东区', '高速与枢纽']))
    expect(
      data.records.flatMap(({ stationIds }) => stationIds).filter((id) => !southern.includes(id)),
    ).toEqual([])
    expect((await groupNamed('高速与枢纽')).stationIds).toHaveLength(3)
    expect((await groupNamed('高速与枢纽', ops)).stationIds).toHaveLength(2)
  })

  it('leaves in a group what they may not see, and puts nothing of it in', async () => {
    const seen = await groupNamed('高速与枢纽', ops)
    const [kept] = seen.stationIds
    const saved = await ask('update', { ...seen, stationIds: [kept] }, ops)
    expect(saved.data.stationIds).toEqual([kept])
    const whole = await groupNamed('高速与枢纽')
    expect(whole.stationIds).toHaveLength(2)
    expect(whole.stationIds.filter((id) => !southern.includes(id))).toHaveLength(1)
    expect((await ask('update', { ...whole }, ops)).code).toBe(404)
  })
})

describe('the boards and the map', () => {
  it.each(['stationBoard', 'stationPage', 'stationPoints'])(
    'show by %s the stations of any group chosen',
    async (name) => {
      const [north, buses] = [await groupNamed('华北区'), await groupNamed('公交场站')]
      const ids = async (stationGroupId: unknown, token = admin) => {
        const path = `operation-service/monitor/${name}`
        const { data } = await server.call(path, { stationGroupId, pageSize: 100 }, { token })
        return new Set(
          JSON.stringify(data)
            .match(/(?<="id":)\d+(?=,"code")/g)
            ?.map(Number),
        )
      }
      expect(await ids(north.id)).toEqual(new Set(north.stationIds))
      expect(await ids(`${north.id},${buses.id}`)).toEqual(
        new Set([...north.stationIds, ...buses.stationIds]),
      )
      expect(await ids([north.id], ops)).toEqual(new Set())
      expect(await ids(north.id, await server.login('admin', '10002'))).toEqual(new Set())
    },
  )
})
