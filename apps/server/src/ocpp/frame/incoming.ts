import { CALL } from './frame.ts'

/**
 * What a client of the library has inside and its types do not show: nothing else comes before it reads a frame, sees a
 * ping, or can make the socket wait.
 */
interface Inside {
  _ws: {
    on(sign: 'ping' | 'pong', call: () => void): unknown
    once(sign: 'pong', call: () => void): unknown
    ping(): void
    pause(): void
    resume(): void
  }
  _onMessage(frame: Buffer): void
  sendRaw(text: string): void
  reconfigure(options: { pingIntervalMs: number }): void
}

export const insideOf = (client: object) => client as Inside

const BYTE_ORDER_MARK = '\uFEFF'
const BLANKS: ReadonlySet<string> = new Set(['\0', BYTE_ORDER_MARK, ' ', '\t', '\r', '\n'])
const HEAD = /^\[\s*([234])\s*,\s*(-?\d{1,20})\s*,/
/** A number of JSON keeps some 15 digits. */
const LONG_NUMBER = /("transactionId"\s*:\s*)(-?\d{16,})(?=\s*[,}])/g
/** Calls with a number for an id that are not answered yet; a pile has one. */
const MAX_NUMBERED = 4_096

interface Readable {
  text: string
  /** The id of a call that is a number: its answer has one too. */
  numericId?: string | undefined
  /** What was put right. */
  remarks: string[]
}

/** A frame as the library reads it: without what stands around it, with a text for its id and for a long number. */
function readable(frame: string): Readable {
  const remarks: string[] = []
  let from = 0
  let to = frame.length
  while (from < to && BLANKS.has(frame.charAt(from))) from += 1
  while (to > from && BLANKS.has(frame.charAt(to - 1))) to -= 1
  const around = frame.slice(0, from) + frame.slice(to)
  if (around.includes(BYTE_ORDER_MARK)) remarks.push('a byte-order mark stands before the message')
  if (around.includes('\0')) remarks.push('a zero stands around the message')

  let text = frame.slice(from, to)
  const [head, type, id] = HEAD.exec(text) ?? []
  if (head !== undefined) {
    text = `[${type},"${id}",${text.slice(head.length)}`
    remarks.push('the message id is a number')
  }
  const numericId = type === String(CALL) ? id : undefined
  return { text: text.replace(LONG_NUMBER, '$1"$2"'), numericId, remarks }
}

/** Puts frames right before the library reads them, and answers a call under the id that it had. */
export function repairFrames(client: object, remark: (text: string) => void): void {
  const inside = insideOf(client)
  const numbered = new Set<string>()
  const receive = inside._onMessage.bind(client)
  const send = inside.sendRaw.bind(client)

  inside._onMessage = (frame) => {
    const received = frame.toString('utf8')
    const { text, numericId, remarks } = readable(received)
    if (numericId !== undefined && numbered.size < MAX_NUMBERED) numbered.add(numericId)
    receive(text === received ? frame : Buffer.from(text))
    for (const one of remarks) remark(one)
  }
  inside.sendRaw = (text) => {
    const [head, type, id = ''] = /^\[([34]),"(-?\d{1,20})",/.exec(text) ?? []
    if (head === undefined || !numbered.delete(id)) return send(text)
    send(`[${type},${id},${text.slice(head.length)}`)
  }
}
