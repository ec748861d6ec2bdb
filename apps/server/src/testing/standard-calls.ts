import { randomUUID } from 'node:crypto'
import type { Call } from '@ampdeck/api/contract'
import { expect, it } from 'vitest'
import { type Account, setUpAccounts } from './set-up.ts'

interface Stored {
  id: number
  version: number
}
interface Records {
  records: Stored[]
  total: number
}
type Calls<Name extends string> = Readonly<Record<Name, Call>>

type Ask = ReturnType<typeof setUpAccounts>['ask']

/**
 * What holds for every record that people write: the action is needed, an old version is refused, no other seller
 * reaches it, and a request that is sent twice is done once. Where two records must differ, the draft is made anew for
 * each. What a record has of its own is tested beside this, by calls on the same server.
 */
export function plainRecord(
  calls: Calls<'page' | 'get' | 'save' | 'update' | 'delete'>,
  draft: object | (() => object),
): Ask {
  const { ask } = setUpAccounts()
  const make = () => (typeof draft === 'function' ? draft() : draft)
  const send = async (body: object, key: string = randomUUID()) =>
    (await ask(calls.save, body, 'admin', key)).data as Stored
  const save = async () => {
    const body = make()
    return { ...(await send(body)), body }
  }
  const list = async (account: Account) => (await ask(calls.page, { pageSize: 100 }, account)).data as Records

  it('is added, read, changed and deleted by who may', async () => {
    const { id, version, body } = await save()
    expect(await ask(calls.get, { id }, 'viewer')).toMatchObject({ code: 0, data: body })
    expect(await ask(calls.update, { ...body, id, version })).toMatchObject({
      data: { version: version + 1 },
    })
    expect(await ask(calls.delete, { id })).toMatchObject({ code: 0 })
    expect(await ask(calls.get, { id })).toMatchObject({ code: 404 })
  })

  it('is not changed by who has read an older version', async () => {
    const { id, version, body } = await save()
    await ask(calls.update, { ...body, id, version })
    expect(await ask(calls.update, { ...body, id, version })).toMatchObject({
      code: 409,
      data: { reason: 'record.stale' },
    })
  })

  it('is read, and not written, by who has the menu item alone', async () => {
    const { id, version, body } = await save()
    expect((await list('viewer')).records).toContainEqual(expect.objectContaining({ id }))
    for (const [call, input] of [
      [calls.save, body],
      [calls.update, { ...body, id, version }],
      [calls.delete, { id }],
    ] as const)
      expect(await ask(call, input, 'viewer'), call.path).toMatchObject({ code: 403 })
  })

  it('is not there for another seller', async () => {
    const { id, version, body } = await save()
    expect((await list('stranger')).records.map((record) => record.id)).not.toContain(id)
    for (const [call, input] of [
      [calls.get, { id }],
      [calls.update, { ...body, id, version }],
      [calls.delete, { id }],
    ] as const)
      expect(await ask(call, input, 'stranger'), call.path).toMatchObject({ code: 404 })
  })

  it('is added once by a request that is sent twice', async () => {
    const { total } = await list('admin')
    const key = randomUUID()
    const body = make()
    expect(await send(body, key)).toEqual(await send(body, key))
    expect(await list('admin')).toMatchObject({ total: total + 1 })
  })

  return ask
}

/**
 * What holds for every report: its sums are those of its rows, an export needs the action, and each seller has its own.
 * The server test of a generated report calls it. @public
 */
export function plainReport(calls: Calls<'page' | 'sum' | 'export'>, summed: readonly string[]): void {
  const { ask } = setUpAccounts()
  const list = async (account: Account) =>
    (await ask(calls.page, { pageSize: 1_000 }, account)).data as Records

  it('sums up what it lists', async () => {
    const rows = (await list('viewer')).records as unknown as Record<string, number>[]
    expect(rows).not.toEqual([])
    const { data } = await ask(calls.sum, {}, 'viewer')
    for (const field of summed) {
      const sum = rows.reduce((total, row) => total + (row[field] ?? 0), 0)
      expect(data, field).toMatchObject({ [field]: sum })
    }
  })

  it('is exported by who may', async () => {
    expect(await ask(calls.export, {})).toMatchObject({ code: 0 })
    expect(await ask(calls.export, {}, 'viewer')).toMatchObject({ code: 403 })
  })

  it('has nothing of another seller', async () => {
    const own = (await list('admin')).records.map(({ id }) => id)
    expect((await list('stranger')).records.filter(({ id }) => own.includes(id))).toEqual([])
  })
}
