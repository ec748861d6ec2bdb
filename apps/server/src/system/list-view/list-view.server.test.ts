import { beforeAll, expect, it } from 'vitest'
import { setUpApp } from '../../testing/set-up.ts'

interface View {
  id: number
  name: string
  search: string
  shared: boolean
  own: boolean
}

const LIST = 'config-service/station/page'

const server = setUpApp()
let admin: string
let ops: string

beforeAll(async () => {
  admin = await server.login('admin')
  ops = await server.login('ops')
})

const ask = <Data = View>(name: string, body: object, token: string) =>
  server.call<Data>(`system-service/listView/${name}`, body, { token })
const save = (view: Partial<View>, token: string) =>
  ask('save', { list: LIST, name: 'Night', search: 'status=1', shared: false, ...view }, token)
const names = async (token: string, list = LIST) =>
  (await ask<View[]>('all', { list }, token)).data.map(({ name, own }) => (own ? name : `${name} of another`))

it('is offered to its maker, and to colleagues where it is shared', async () => {
  await save({ name: 'Mine' }, admin)
  await save({ name: 'Ours', shared: true }, admin)
  expect(await names(admin)).toEqual(['Mine', 'Ours'])
  expect(await names(ops)).toEqual(['Ours of another'])
  expect(await names(admin, 'config-service/operatingUnit/page')).toEqual([])
})

it('gets new content under the same name', async () => {
  const { data: first } = await save({ name: 'Again' }, admin)
  const { data: second } = await save({ name: 'Again', search: 'status=2' }, admin)
  expect(second).toEqual({ ...first, search: 'status=2' })
})

it('is deleted by its maker only', async () => {
  const { data } = await save({ name: 'Kept', shared: true }, admin)
  expect((await ask('delete', { id: data.id }, ops)).code).toBe(404)
  expect(await names(ops)).toContain('Kept of another')
  expect((await ask('delete', { id: data.id }, admin)).code).toBe(0)
  expect(await names(ops)).not.toContain('Kept of another')
})

it('stays inside its seller', async () => {
  await save({ name: 'Shared at Skyline', shared: true }, admin)
  const other = await server.login('admin', '10002')
  expect(await names(other)).toEqual([])
})

it.each([{ name: ' ' }, { name: 'x'.repeat(31) }, { search: 'x'.repeat(2_001) }])(
  'refuses %o',
  async (wrong) => {
    expect((await save(wrong, admin)).code).toBe(400)
  },
)

it('refuses more than fifty of one list', async () => {
  for (let number = 1; number <= 50; number++) await save({ name: `View ${number}` }, ops)
  expect(await save({ name: 'One more' }, ops)).toMatchObject({
    code: 409,
    data: { reason: 'listView.tooMany' },
  })
  expect((await save({ name: 'View 1' }, ops)).code).toBe(0)
})
