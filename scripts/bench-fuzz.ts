import { parseArgs } from 'node:util'
import { fuzz } from '../apps/server/src/testing/fuzz/fuzz.ts'
import { api } from '../tests/harness/api.ts'
import { startServer } from '../tests/harness/server.ts'

/*
 * Drawn requests to every call of the OpenAPI document and to what lies beside, on a real server with a demo network:
 *   pnpm bench:fuzz [--inputs 25000] [--seed 20260701]
 * Ends with 1 where any is answered by 500 or by a connection that breaks, and prints which.
 */

const { values } = parseArgs({
  options: {
    inputs: { type: 'string', default: '25000' },
    seed: { type: 'string', default: '20260701' },
  },
})

const server = await startServer({ scale: 0.01 })
try {
  const { login } = api(server.url)
  const started = performance.now()
  const { sent, calls, outcomes, faults } = await fuzz(
    { url: server.url, login: (account) => login({ account }) },
    { seed: Number(values.seed), inputs: Number(values.inputs) },
  )
  const seconds = Math.round((performance.now() - started) / 1_000)
  console.log(`${sent} inputs to ${calls} calls in ${seconds} s. Answers by HTTP status and code:`)
  console.table(outcomes)
  for (const { input, outcome } of faults) console.log(`${outcome}\n  ${input}`)
  const resets = faults.filter(({ outcome }) => !/^\d/.test(outcome)).length
  console.log(`${faults.length - resets} × 500, ${resets} connections reset`)
  if (faults.length > 0) process.exitCode = 1
} finally {
  await server.stop()
}
