import { createRequire } from 'node:module'

/** What is used of the library's client; it is installed where the server is. */
export interface ChargePoint {
  connect(): Promise<unknown>
  call(action: string, payload: object): Promise<unknown>
  handle(action: string, answer: (message: { params: Record<string, unknown> }) => object): void
  close(): Promise<unknown>
}
const { RPCClient } = createRequire(new URL('../../apps/server/package.json', import.meta.url))('ocpp-rpc')

/** A pile of one gun that speaks OCPP 1.6 to a server, before it connects. */
export function chargePoint(url: string, identity: string): ChargePoint {
  return new RPCClient({
    endpoint: `${url.replace('http', 'ws')}/ocpp`,
    identity,
    protocols: ['ocpp1.6'],
    reconnect: false,
  })
}
