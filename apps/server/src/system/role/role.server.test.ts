import { role } from '@ampdeck/api/system/role'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plainRecord } from '../../testing/standard-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const draft = { name: '夜班', dataScope: 1, permissions: ['stationList', 'stationList:query'] }

// A name is taken once.
let number = 0
plainRecord(role, () => ({ ...draft, name: `Night shift ${++number}` }))

describe('a role', () => {
  let server: TestApp
  let admin: string
  let ops: string
  const call = (of: keyof typeof role, body: object, token = admin) =>
    server.call<Record<string, unknown>>(role[of].path, body, { token })
  const roleOf = (code: string) =>
    server.db
      .selectFrom('role')
      .selectAll()
      .where('sellerId', '=', 10_001)
      .where('code', '=', code)
      .executeTakeFirstOrThrow()

  beforeAll(async () => {
    server = await createTestApp()
    admin = await server.login('admin')
    const { id, permissions } = await roleOf('fieldOperations')
    const more = ['role', 'role:add', 'role:edit', 'role:copy']
    await server.db
      .updateTable('role')
      .set({ permissions: [...permissions, ...more] })
      .where('id', '=', id)
      .execute()
    ops = await server.login('ops')
  })
  afterAll(() => server.close())

  it('that is in use, or comes with the seller, is not deleted', async () => {
    const { data } = await call('save', { ...draft, name: '测试' })
    const { id: user } = await server.db
      .selectFrom('accountUser')
      .select('id')
      .where('account', '=', 'repair2')
      .executeTakeFirstOrThrow()
    await server.db
      .updateTable('accountUser')
      .set({ roleIds: [Number(data.id)] })
      .where('id', '=', user)
      .execute()
    expect(await call('delete', { id: data.id })).toMatchObject({ data: { reason: 'record.inUse' } })
    expect((await call('users', { id: data.id })).data).toMatchObject([{ account: 'repair2' }])
    const { id } = await roleOf('viewer')
    expect(await call('delete', { id })).toMatchObject({ data: { reason: 'role.builtIn' } })
  })

  it.each([
    ['a right that its author lacks', { permissions: ['seller', 'seller:add'] }, 'role.beyondOwn'],
    ['everything', { permissions: ['*'] }, 'role.beyondOwn'],
    ['the whole seller', { dataScope: 1 }, 'role.scopeBeyondOwn'],
    ['an organisation', { dataScope: 2 }, 'role.scopeBeyondOwn'],
    ['stations that its author does not see', { dataScope: 4, stationIds: [1] }, 'role.scopeBeyondOwn'],
  ])('is not given %s', async (_, fields, reason) => {
    const body = { ...draft, dataScope: 5, permissions: ['stationList'], ...fields }
    expect(await call('save', { ...body, name: reason.slice(5) }, ops)).toMatchObject({ data: { reason } })
  })

  it('keeps what its author lacks, and may be given what the author has (spec 6.11)', async () => {
    const { id, version } = await roleOf('fieldOperations')
    const viewer = await roleOf('viewer')
    const taken = { id: viewer.id, version: viewer.version, permissions: [] }
    expect(await call('savePermissions', taken, ops)).toMatchObject({ data: { reason: 'role.beyondOwn' } })
    expect((await call('get', { id })).data).toMatchObject({ version })
    const saved = await call('save', { name: '本人', dataScope: 5, permissions: ['stationList'] }, ops)
    expect(saved).toMatchObject({ code: 0, data: { permissions: ['stationList'], menus: 1, actions: 0 } })
  })

  it('of the administrator keeps the wildcard, all its rights and its scope', async () => {
    const { id, version, name } = await roleOf('admin')
    const [all] = (await call('permissions', { id })).data as unknown as { permissions: string[] }[]
    const body = { id, version, name, dataScope: 1, permissions: all?.permissions }
    expect(await call('update', body)).toMatchObject({ code: 0, data: { permissions: ['*'] } })
    const less = { ...body, version: version + 1, permissions: all?.permissions.slice(1) }
    expect(await call('update', less)).toMatchObject({ data: { reason: 'role.administrator' } })
  })

  it('is copied under a free name, which another may not take', async () => {
    const { id } = await roleOf('viewer')
    const [first, second] = [await call('copy', { id }), await call('copy', { id })]
    expect([first.data.name, second.data.name]).toEqual(['只读 2', '只读 3'])
    expect(second.data).toMatchObject({ nameEn: 'Viewer 3' })
    expect(first.data).toMatchObject({ builtIn: 0, userCount: 0 })
    expect(await call('save', { ...draft, name: '只读' })).toMatchObject({
      data: { reason: 'record.duplicate' },
    })
  })

  it('says before it is saved what those who hold it would gain and lose', async () => {
    const { id, permissions, stationIds } = await roleOf('fieldOperations')
    const next = permissions.filter((key) => key !== 'stationList:edit').concat('stationList:delete')
    const ask = (body: object) => call('impact', { id, dataScope: 4, stationIds, permissions: next, ...body })
    expect((await ask({})).data).toEqual({
      people: 1,
      gained: [{ key: 'stationList:delete', people: 1 }],
      lost: [{ key: 'stationList:edit', people: 1 }],
      users: [
        expect.objectContaining({ account: 'ops', gained: 1, lost: 1, stationsBefore: 8, stationsAfter: 8 }),
      ],
    })
    expect((await ask({ dataScope: 1 })).data.users).toMatchObject([{ stationsBefore: 8, stationsAfter: 24 }])
    const same = await ask({ permissions })
    expect(same.data).toMatchObject({ gained: [], lost: [], users: [] })
  })
})
