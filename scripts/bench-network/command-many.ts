import { setTimeout as wait } from 'node:timers/promises'
import type { OutputOf } from '@ampdeck/api/contract'
import type { CodeOf } from '@ampdeck/api/enumeration'
import { commandKind, commandState } from '@ampdeck/api/enumerations/equipment'
import type { pileCommand } from '@ampdeck/api/operation/pile-command'
import type { Database } from '../../apps/server/src/database/database.ts'
import { api } from '../../tests/harness/api.ts'
import { table } from '../bench-orders/figures.ts'
import { type Bench, seconds } from './bench.ts'
import { addPiles } from './bench-piles.ts'
import { CommandedPile } from './commanded-pile.ts'

/** One pile in twenty is dead: half of these are not there, the others never answer. */
const DEAD_EVERY = 20
const RESTARTED_AFTER_MS = 1_000
const { queued, sent, accepted } = commandState.code

/** The ways in which the server goes away while commands are under way. */
const ends = { 'kill -9': 'SIGKILL', 'an ordinary stop': 'SIGTERM' } as const

/** Commands every pile, takes the server away meanwhile, and looks whether each got its own result, and none two. */
export async function commandMany(bench: Bench): Promise<void> {
  const { server, database } = bench
  const added = await addPiles(database, bench.piles, 0)
  const codes = added.map(({ plan: { code } }) => code)
  const { rows } = await database.pool.query<{ id: number }>('select id from pile where code = any($1)', [
    codes,
  ])
  const piles = codes.flatMap((code, index) => {
    const isAbsent = index % (2 * DEAD_EVERY) === 0
    return isAbsent ? [] : [new CommandedPile(server.url, code, index % DEAD_EVERY !== 0)]
  })

  for (const [name, signal] of Object.entries(ends)) {
    while (!piles.every(({ isConnected }) => isConnected)) await wait(200)
    console.log(`\n${piles.length} of ${codes.length} piles are connected; ${name} in the middle.`)
    for (const pile of piles) pile.received = 0
    await commandAll(
      bench,
      rows.map(({ id }) => id),
      signal,
    )
    const twice = piles.filter(({ received }) => received > 1)
    console.log(
      twice.length === 0 ? 'No pile got its command twice.' : `Twice: ${twice.map(({ code }) => code)}`,
    )
    if (twice.length > 0) process.exitCode = 1
  }
  for (const pile of piles) pile.close()
}

async function commandAll(
  { server, database }: Bench,
  pileIds: readonly number[],
  signal: (typeof ends)[keyof typeof ends],
): Promise<void> {
  const began = performance.now()
  const { ask, login } = api(server.url)
  const token = await login({ account: 'admin' })
  const command = { pileIds, command: commandKind.code.reset }
  const { batchId, records, refused } = await ask<OutputOf<typeof pileCommand.batchSend>>(
    'operation-service/pileCommand/batchSend',
    command,
    { token },
  )
  console.log(`${records.length} commands accepted, ${refused.length} refused after ${seconds(began)} s.`)

  await wait(RESTARTED_AFTER_MS)
  const before = await statesOf(database, batchId)
  await server.restart(signal)
  let after = await statesOf(database, batchId)
  while (after.some(({ isFinal }) => !isFinal)) {
    await wait(500)
    after = await statesOf(database, batchId)
  }
  console.log(`Each has its result ${seconds(began)} s after the start.`)
  const [countsBefore, countsAfter] = [tally(before), tally(after)]
  const keys = new Set([...countsBefore.keys(), ...countsAfter.keys()])
  const line = (key: string) => [key, ...[countsBefore, countsAfter].map((of) => String(of.get(key) ?? 0))]
  console.log(table(['state', 'before the restart', 'at last'], [...keys].toSorted().map(line)))
}

async function statesOf({ pool }: Database, batchId: number) {
  const { rows } = await pool.query<{ state: CodeOf<typeof commandState>; outcome: string | null }>(
    'select state, outcome from pile_command where batch_id = $1',
    [batchId],
  )
  return rows.map(({ state, outcome }) => ({
    name: [commandState.label(state, 'en'), outcome].filter(Boolean).join(', '),
    isFinal: state !== queued && state !== sent && state !== accepted,
  }))
}

/** How often each state is there. */
function tally(states: readonly { name: string }[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { name } of states) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}
