import type { Call, OutputOf } from '@ampdeck/api/contract'
import { afterAll, beforeAll } from 'vitest'
import { createCharging } from '../charging/charging.ts'
import type { Platform } from '../database/platform.ts'
import type { Charging } from '../device/charge-point.ts'
import { startDispatcher } from '../operation/pile-command/pile-command.dispatch.ts'
import { openNetwork, type TestNetwork } from './charging.ts'
import { createTestApp, type TestApp } from './test-app.ts'
import { type GatewayOptions, startTestGateway } from './test-gateway.ts'

/*
 * What the tests of a file or of a group stand on. It starts before the first of them and closes after the last; before
 * the first, nothing of it can be read.
 */

/** The whole server. */
export function setUpApp(): TestApp {
  return setUp(createTestApp)
}

/** The other seller's admin, and somebody of this one who has every menu and no button (contract.md §3). */
const accounts = { admin: ['admin'], viewer: ['viewer'], stranger: ['admin', '10002'] } as const
export type Account = keyof typeof accounts

/** The whole server, and calls that an account makes, with an idempotency key where one is given. */
export function setUpAccounts() {
  const server = setUpApp()
  const tokens = {} as Record<Account, string>
  beforeAll(async () => {
    for (const [name, [account, seller]] of Object.entries(accounts))
      tokens[name as Account] = await server.login(account, seller)
  })
  const ask = <Of extends Call>({ path }: Of, body: object, by: Account = 'admin', key?: string) =>
    server.call<OutputOf<Of>>(path, body, {
      token: tokens[by],
      headers: key ? { 'idempotency-key': key } : {},
    })
  return { server, ask }
}

/** The whole server, and what piles report to it. */
export function setUpCharging(): { server: TestApp; service: Charging } {
  const server = setUpApp()
  return { server, service: setUpService(server) }
}

/** The demo network without a server around it, and what piles report. */
export function setUpNetwork(): { server: TestNetwork; service: Charging } {
  const server = setUp(openNetwork)
  return { server, service: setUpService(server) }
}

/** The gateway, the server beside it, and what sends the commands that wait; nobody tells it of new ones. */
export function setUpCommands(options: GatewayOptions) {
  const gateway = setUp(() => startTestGateway(options))
  const app = setUp(() => createTestApp({ beside: gateway }))
  const dispatcher = setUp(async () => {
    const listener = { listen: () => () => undefined } as never
    const started = startDispatcher(gateway.platform, { piles: gateway.piles, listener })
    return { ...started, close: started.stop }
  })
  return { gateway, app, dispatcher }
}

function setUp<One extends { close(): Promise<void> }>(open: () => Promise<One>): One {
  const one = {} as One
  beforeAll(async () => {
    Object.assign(one, await open())
  })
  afterAll(() => one.close())
  return one
}

function setUpService(of: { platform: Platform }): Charging {
  const service = {} as Charging
  beforeAll(() => {
    Object.assign(service, createCharging(of.platform, { gatherMs: 0 }))
  })
  return service
}
