import { RPCServer } from 'ocpp-rpc'
import { afterEach, expect, it, vi } from 'vitest'
import { Random } from '../random.ts'
import { Connection } from './connection.ts'

const servers: RPCServer[] = []
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close({ force: true }))))

it('is not open any more from the moment it goes away', async () => {
  const server = new RPCServer({ protocols: ['ocpp1.6'] })
  servers.push(server)
  const { port } = (await server.listen(0)).address() as { port: number }
  const lost = vi.fn()
  const connection = new Connection(
    {
      ...{ url: `ws://127.0.0.1:${port}`, code: 'PILE1', subprotocol: 'ocpp1.6' },
      ...{ password: undefined, random: new Random(1), isTrusting: false },
    },
    { opened: () => undefined, lost, replaced: () => undefined, receive: () => ({}) },
  )
  connection.open()
  await vi.waitFor(() => expect(connection.isOpen).toBe(true))
  connection.drop()
  expect(connection.isOpen).toBe(false)
  await vi.waitFor(() => expect(lost).toHaveBeenCalledOnce())
})
