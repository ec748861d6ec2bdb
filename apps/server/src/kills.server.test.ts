import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { killRun, type Victim } from './testing/kills/kill-run.ts'
import { serverProcesses } from './testing/spawn-server.ts'

/* The small form of `pnpm bench:kill`. */

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return String(typeof address === 'object' ? address?.port : '')
}

it('keeps every answered write, charge and export once through kill -9 of server, backend and postmaster', {
  timeout: 360_000,
}, async () => {
  const processes = await serverProcesses()
  const env = { AMPDECK_SCALE: '0.01', AMPDECK_SIMULATOR: '0', LOG_LEVEL: 'fatal', PORT: await freePort() }
  let server = processes.start(env)
  await server.says('Accounts: admin')
  const victim: Victim = {
    url: server.url(),
    data: join(processes.folder, 'data'),
    kill9: async () => {
      server.child.kill('SIGKILL')
      await server.ended
    },
    restart: async () => {
      server = processes.start(env)
      await server.says('Accounts: admin')
    },
  }
  const report = await killRun(victim, 3)
  expect(report.faults).toEqual([])
  expect(report.openExports).toBe(0)
  expect(report.answered.groups).toBeGreaterThan(10)
  expect(report.answered.charges).toBeGreaterThan(0)
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  await processes.close()
})
