import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { createApp } from './app.ts'

it('writes nothing of a request that is no HTTP into the log: it may carry a token', async () => {
  const lines: string[] = []
  const app = await createApp(pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) }))
  await app.listen({ host: '127.0.0.1', port: 0 })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.resume().write('GET / HTTP/1.1\r\nauthorization: a-token\r\nno header\r\n\r\n')
  await once(socket, 'close')
  await app.close()
  const said = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'unreadable request')
  expect(said).toMatchObject({ code: expect.stringMatching(/^HPE_/) })
  expect(Object.keys(said).toSorted()).toEqual(['code', 'hostname', 'level', 'msg', 'pid', 'time'])
})
