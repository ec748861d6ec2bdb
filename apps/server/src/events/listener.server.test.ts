import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Database } from '../database/database.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { type Listener, openListener } from './listener.ts'

let database: Database
let listener: Listener
const onLost = vi.fn()

beforeAll(async () => {
  database = await createTestDatabase()
  listener = await openListener(database.connection, { onLost })
})
afterAll(async () => {
  await listener.close()
  await database.close()
})

const notify = (channel: string, payload: string) =>
  sql`select pg_notify(${channel}, ${payload})`.execute(database.db)

const cut = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'ampdeck events' and datname = current_database()`.execute(database.db)

it('hears its channels, each of them until it is left, whatever they are called', async () => {
  const received: string[] = []
  const leave = listener.listen('one', (payload) => void received.push(`one ${payload}`))
  listener.listen('Two "quoted"; drop', (payload) => void received.push(`two ${payload}`))
  await listener.ready()
  await notify('one', 'a')
  await notify('Two "quoted"; drop', 'b')
  await notify('three', 'c')
  await expect.poll(() => received).toEqual(['one a', 'two b'])
  leave()
  await listener.ready()
  await notify('one', 'd')
  await notify('Two "quoted"; drop', 'e')
  await expect.poll(() => received).toEqual(['one a', 'two b', 'two e'])
})

it('is there again after its connection was lost, and says that something may have been missed', async () => {
  const received: string[] = []
  const onGap = vi.fn()
  listener.listen('lost', (payload) => void received.push(payload), onGap)
  await listener.ready()
  await cut()
  await expect.poll(() => onGap.mock.calls.length, { timeout: 5_000 }).toBe(1)
  expect(onLost).toHaveBeenCalledTimes(1)
  await notify('lost', 'again')
  await expect.poll(() => received).toEqual(['again'])
})

it('cannot be opened where there is no database', async () => {
  await expect(openListener({ host: '127.0.0.1', port: 1 })).rejects.toThrow('ECONNREFUSED')
})
