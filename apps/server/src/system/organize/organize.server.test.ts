import type { OutputOf } from '@ampdeck/api/contract'
import { organize } from '@ampdeck/api/system/organize'
import { expect, it } from 'vitest'
import { demoId } from '../../demo/records.ts'
import { SKYLINE } from '../../demo/sellers.ts'
import { setUpAccounts } from '../../testing/set-up.ts'

type Organisation = OutputOf<typeof organize.get>

const { server, ask } = setUpAccounts()
const refused = (reason: string) => ({ code: 409, data: { reason } })
const add = async (name: string, pid: number | null = null) => {
  const { code, data } = await ask(organize.save, { name, pid })
  expect(code).toBe(0)
  return data
}
const move = ({ id, version }: Organisation, pid: number | null, before: number | null = null) =>
  ask(organize.move, { id, version, pid, before })
const namesBelow = async (pid: number) => {
  const { data } = await ask(organize.tree, {})
  return data.filter((one) => one.pid === pid).map(({ name }) => name)
}

it('is added at the end of its level, renamed, led, and deleted when it is empty', async () => {
  const top = await add('甲')
  const leaderUserId = demoId(SKYLINE, 'user', 4)
  expect(
    await ask(organize.update, { id: top.id, version: top.version, name: '甲公司', leaderUserId }),
  ).toMatchObject({ data: { name: '甲公司', leaderName: '欧阳川', users: 0 } })
  expect(await ask(organize.update, { id: top.id, version: top.version, name: '乙' })).toMatchObject(
    refused('record.stale'),
  )
  const part = await add('一部', top.id)
  expect(await ask(organize.delete, { id: top.id })).toMatchObject(refused('record.inUse'))
  expect((await ask(organize.delete, { id: part.id })).code).toBe(0)
  expect((await ask(organize.delete, { id: top.id })).code).toBe(0)
  expect((await ask(organize.get, { id: top.id })).code).toBe(404)
  expect(await ask(organize.delete, { id: demoId(SKYLINE, 'organize', 12) })).toMatchObject(
    refused('record.inUse'),
  )
})

it('moves in the order of a level and below another one, but never below itself', async () => {
  const top = await add('丙')
  const [a, b, c] = [await add('a', top.id), await add('b', top.id), await add('c', top.id)]
  expect((await move(c, top.id, a.id)).code).toBe(0)
  expect(await namesBelow(top.id)).toEqual(['c', 'a', 'b'])
  expect(await move(c, null)).toMatchObject(refused('record.stale'))
  const below = await move(b, a.id)
  expect(below.data.pid).toBe(a.id)
  expect(await move(a, b.id)).toMatchObject(refused('organize.circle'))
  expect(await move(top, a.id)).toMatchObject(refused('organize.circle'))
  const theirs = demoId(10_002, 'organize', 1)
  expect((await move(below.data, theirs)).code).toBe(404)
  expect((await ask(organize.save, { name: 'x', pid: theirs })).code).toBe(404)
  const leaderUserId = demoId(10_002, 'user', 1)
  expect((await ask(organize.save, { name: 'x', leaderUserId })).code).toBe(404)
})

it('has six levels and no more, counted with what moves along', async () => {
  let at = await add('1')
  const top = at
  for (const name of ['2', '3', '4', '5', '6']) at = await add(name, at.id)
  expect(await ask(organize.save, { name: '7', pid: at.id })).toMatchObject(refused('organize.tooDeep'))
  const other = await add('丁')
  expect(await move(top, other.id)).toMatchObject(refused('organize.tooDeep'))
  expect((await move(other, top.id)).code).toBe(0)
})

it('is moved by who sees the whole seller only', async () => {
  const one = await add('戊')
  await server.db
    .updateTable('role')
    .set({ dataScope: 3 })
    .where('code', '=', 'viewer')
    .where('sellerId', '=', SKYLINE)
    .execute()
  const { permissions } = await server.db
    .updateTable('role')
    .set(({ fn, val }) => ({ permissions: fn('array_append', ['permissions', val('organize:edit')]) }))
    .where('code', '=', 'viewer')
    .where('sellerId', '=', SKYLINE)
    .returning('permissions')
    .executeTakeFirstOrThrow()
  expect(permissions).toContain('organize:edit')
  const body = { id: one.id, version: one.version, pid: demoId(SKYLINE, 'organize', 1) }
  expect(await ask(organize.move, body, 'viewer')).toMatchObject(refused('organize.beyondOwn'))
  expect((await ask(organize.save, { name: '己' }, 'viewer')).code).toBe(403)
})

it('is added once by a request that is sent twice, and is not there for another seller', async () => {
  const once = () => ask(organize.save, { name: '庚' }, 'admin', 'once')
  expect(await once()).toEqual(await once())
  const { data } = await ask(organize.tree, {}, 'stranger')
  expect(data.map(({ name }) => name)).toEqual(['总部', '福建运营部', '厦门班组', '江西运营部', '财务组'])
})
