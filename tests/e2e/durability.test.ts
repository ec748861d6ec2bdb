import { setTimeout as wait } from 'node:timers/promises'
import type { StationRow } from '@ampdeck/api/config/station'
import type { Page } from '@ampdeck/api/paging'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { type Api, api } from '../harness/api.ts'
import { startServer, type TestServer } from '../harness/server.ts'

/** A hundred more, of the database too, are `pnpm bench:kill`. */
const KILLS = 6
const WRITERS = 6
/** Answered writes before each kill: another moment each time. */
const writesBefore = (round: number) => 2 * WRITERS + ((round * 7) % 23)

/** What one writer knows about its station. */
interface Ledger {
  station: StationRow
  /** The last number that the server has answered for. */
  answered: number
  /** The number that was last sent; the server may have written it without coming to answer. */
  sent: number
}

let server: TestServer
beforeAll(async () => {
  server = await startServer({ network: inject('network') })
})
afterAll(() => server?.stop())

it(`keeps every answered write through ${KILLS} kills in the middle of writing`, {
  timeout: 120_000,
}, async () => {
  const client = api(server.url)
  const token = await client.login({ account: 'admin' })
  const page = await client.ask<Page<StationRow>>(
    'config-service/station/page',
    { pageSize: WRITERS },
    { token },
  )
  const ledgers = page.records.map((station): Ledger => ({ station, answered: 0, sent: 0 }))
  expect(ledgers).toHaveLength(WRITERS)

  for (let round = 0; round < KILLS; round++) {
    const answered = () => ledgers.reduce((sum, each) => sum + each.answered, 0)
    const before = answered()
    const writers = ledgers.map((ledger) => writeUntilGone(client, token, ledger))
    while (answered() - before < writesBefore(round)) await wait(2)
    await server.kill9()
    await Promise.all(writers)
    await server.restart()

    for (const ledger of ledgers) {
      const data = await client.ask<StationRow>(
        'config-service/station/get',
        { id: ledger.station.id },
        { token },
      )
      const found = Number(data.remark?.replace('write ', '') ?? 0)
      expect([ledger.answered, ledger.sent], `station ${data.code} after kill ${round + 1}`).toContain(found)
      Object.assign(ledger, { station: data, answered: found, sent: found })
    }
  }
})

/** Writes ever higher numbers to one station, each after the answer to the one before, until the server is gone. */
async function writeUntilGone({ call }: Api, token: string, ledger: Ledger): Promise<void> {
  for (;;) {
    ledger.sent = ledger.answered + 1
    const body = { ...ledger.station, remark: `write ${ledger.sent}` }
    const answer = await call<StationRow>('config-service/station/update', body, { token }).catch(
      () => undefined,
    )
    if (!answer) return
    if (answer.code !== 0)
      throw new Error(`Refused: ${answer.code} ${answer.msg} ${JSON.stringify(answer.data)}`)
    ledger.station = answer.data
    ledger.answered = ledger.sent
  }
}
