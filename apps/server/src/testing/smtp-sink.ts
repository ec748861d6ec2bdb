import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

/** A mail as it came over the line. */
export interface ReceivedMail {
  from: string
  to: string[]
  data: string
}

/** A mail server of a test: takes every mail, or answers the recipients with what it is told. */
export async function startSmtpSink(answerTo: (recipient: string) => string = () => '250 ok') {
  const received: ReceivedMail[] = []
  const server = createServer((socket) => converse(socket, received, answerTo))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  return {
    url: new URL(`smtp://127.0.0.1:${port}`),
    received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** Just enough of RFC 5321. */
function converse(socket: Socket, received: ReceivedMail[], answerTo: (recipient: string) => string): void {
  let mail: ReceivedMail = { from: '', to: [], data: '' }
  let isData = false
  let rest = ''
  const say = (line: string) => void socket.write(`${line}\r\n`)
  const replies = new Map<string, (argument: string) => void>([
    ['EHLO', () => say('250 sink')],
    [
      'MAIL FROM',
      (from) => {
        mail = { from, to: [], data: '' }
        say('250 ok')
      },
    ],
    [
      'RCPT TO',
      (recipient) => {
        const answer = answerTo(recipient)
        if (answer.startsWith('2')) mail.to.push(recipient)
        say(answer)
      },
    ],
    [
      'DATA',
      () => {
        isData = true
        say('354 go on')
      },
    ],
    ['QUIT', () => socket.end('221 bye\r\n')],
  ])

  say('220 sink')
  socket.on('error', () => socket.destroy())
  socket.setEncoding('utf8').on('data', (chunk) => {
    rest += chunk
    const lines = rest.split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      if (isData && line === '.') {
        isData = false
        received.push(mail)
        say('250 taken')
      } else if (isData) mail.data += `${line}\n`
      else {
        const [, reply] = [...replies].find(([verb]) => line.toUpperCase().startsWith(verb)) ?? []
        if (reply) reply(/<(.*)>/.exec(line)?.[1] ?? '')
        else say('250 ok')
      }
    }
  })
}
