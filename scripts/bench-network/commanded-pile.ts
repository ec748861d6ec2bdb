import { setTimeout as wait } from 'node:timers/promises'

const ANSWERS_WITHIN_MS = 4_000
const RESETS_AFTER_MS = 300
const AGAIN_AFTER_MS = 1_000

/** A pile that does nothing but reset when it is told to: as little of OCPP 1.6 as that needs. */
export class CommandedPile {
  /** How many commands came over any of its connections. */
  received = 0
  readonly code: string
  readonly #url: string
  readonly #answers: boolean
  #socket: WebSocket | undefined
  #isClosed = false

  /** One that does not answer is alive to the network, and dead to people. */
  constructor(base: string, code: string, answers: boolean) {
    this.code = code
    this.#url = `${base.replace('http', 'ws')}/ocpp/${code}`
    this.#answers = answers
    this.#connect()
  }

  get isConnected(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN
  }

  close(): void {
    this.#isClosed = true
    this.#socket?.close()
  }

  #connect(): void {
    const socket = new WebSocket(this.#url, 'ocpp1.6')
    this.#socket = socket
    socket.addEventListener('open', () => {
      const who = { chargePointVendor: 'Ampdeck', chargePointModel: 'Bench' }
      socket.send(JSON.stringify([2, 'boot', 'BootNotification', who]))
    })
    socket.addEventListener('message', ({ data }) => void this.#take(socket, JSON.parse(String(data))))
    socket.addEventListener('close', () => {
      if (!this.#isClosed) setTimeout(() => this.#connect(), AGAIN_AFTER_MS)
    })
  }

  async #take(socket: WebSocket, [kind, id, action]: [number, string, string]): Promise<void> {
    if (kind !== 2) return
    if (action === 'Reset') this.received += 1
    if (!this.#answers) return
    await wait(Math.random() * ANSWERS_WITHIN_MS)
    if (socket.readyState !== WebSocket.OPEN) return
    socket.send(JSON.stringify([3, id, { status: 'Accepted' }]))
    await wait(RESETS_AFTER_MS)
    socket.close()
  }
}
