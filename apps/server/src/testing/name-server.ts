import { createSocket } from 'node:dgram'

/** A name server of this machine: the IPv4 address of any name, as `answerOf` says; nothing is said for none. */
export async function startNameServer(answerOf: () => string | undefined) {
  const socket = createSocket('udp4')
  socket.on('message', (question, { port, address }) => {
    const end = question.indexOf(0, 12) + 5
    const type = question.readUInt16BE(end - 4)
    const found = type === 1 ? answerOf() : ''
    if (found === undefined) return
    const header = Buffer.from(question.subarray(0, 12))
    header.writeUInt16BE(0x8180, 2)
    header.writeUInt16BE(found ? 1 : 0, 6)
    header.fill(0, 8)
    const record = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, ...found.split('.').map(Number)])
    socket.send(
      Buffer.concat([header, question.subarray(12, end), ...(found ? [record] : [])]),
      port,
      address,
    )
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  return { address: `127.0.0.1:${socket.address().port}`, close: () => void socket.close() }
}
