import type { OutputOf } from '@ampdeck/api/contract'
import { balanceReminder } from '@ampdeck/api/member/balance-reminder'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoId } from '../../demo/records.ts'
import { SKYLINE } from '../../demo/sellers.ts'
import { plainRecord } from '../../testing/standard-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { remindAll } from './balance-reminder.job.ts'

const groupId = demoId(SKYLINE, 'fleet', 1)
const draft = { groupId, thresholdFen: 100_000, receivers: ['13900001111'], ways: [1] }

plainRecord(balanceReminder, draft)

describe('a balance reminder', () => {
  let server: TestApp
  let admin: string
  beforeAll(async () => {
    server = await createTestApp()
    admin = await server.login('admin')
    await sql`delete from balance_reminder`.execute(server.db)
  })
  afterAll(() => server.close())
  beforeEach(() => sql`delete from outgoing_message`.execute(server.db))

  const ask = <Data = OutputOf<typeof balanceReminder.get>>(call: { path: string }, body: object) =>
    server.call<Data>(call.path, body, { token: admin })
  const sent = async () =>
    (
      await server.db.selectFrom('outgoingMessage').select(['kind', 'recipients']).orderBy('id').execute()
    ).map(({ kind, recipients }) => `${kind} ${recipients.join()}`)

  it('needs a receiver for each way', async () => {
    const refused = { code: 409, data: { reason: 'reminder.noReceiver' } }
    expect(await ask(balanceReminder.save, { ...draft, ways: [1, 2] })).toMatchObject(refused)
    expect((await ask(balanceReminder.save, { ...draft, receivers: ['nobody'] })).code).toBe(400)
    const groupOfOther = demoId(10_002, 'fleet', 1)
    expect((await ask(balanceReminder.save, { ...draft, groupId: groupOfOther })).code).toBe(404)
  })

  it('is sent by its test button to all of its receivers', async () => {
    const receivers = ['13900001111', '13900002222', 'fleet@example.com']
    const { data } = await ask(balanceReminder.save, { ...draft, receivers, ways: [1, 2] })
    expect(await ask(balanceReminder.test, { id: data.id })).toMatchObject({ data: { sent: 3 } })
    expect(await sent()).toEqual(['sms 13900001111', 'sms 13900002222', 'mail fleet@example.com'])
    await ask(balanceReminder.delete, { id: data.id })
  })

  it('is sent once each time that the fleet falls below', async () => {
    const { data } = await ask(balanceReminder.save, draft)
    const look = async (fen: number) => {
      await sql`update account set balance_fen = ${fen}, credit_limit_fen = 0, frozen_fen = 0
        where seller_id = ${SKYLINE} and group_id = ${groupId} and member_id is null`.execute(server.db)
      await sql`delete from outgoing_message`.execute(server.db)

      await remindAll(server.tools)
      return sent()
    }
    expect(await look(100_000)).toEqual([])
    expect(await look(99_999)).toEqual(['sms 13900001111'])
    expect(await look(50_000)).toEqual([])
    expect(await look(100_000)).toEqual([])
    expect(await look(10)).toEqual(['sms 13900001111'])
    expect((await ask(balanceReminder.get, { id: data.id })).data.lastSent).not.toBeNull()
  })
})
