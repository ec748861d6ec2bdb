import { setTimeout as pause } from 'node:timers/promises'

const ANSWER_MS = 30_000
const AGAIN_MS = 100

interface Waiting {
  id: string
  answered(result: Record<string, unknown> | undefined): void
}

/** A 1.6 pile that keeps what it has to report, and reports it again until it is answered, as the standard wants it. */
export class KeptPile {
  readonly #url: string
  #socket: WebSocket | undefined
  #waiting: Waiting | undefined
  #lastId = 0
  #isOver = false
  /** How often the link was lost. */
  losses = 0

  constructor(url: string) {
    this.#url = url
  }

  /** Calls until it is answered; nothing when the run is over before. */
  async call(action: string, payload: object): Promise<Record<string, unknown> | undefined> {
    while (!this.#isOver) {
      const socket = await this.#open()
      const result = socket && (await this.#ask(socket, action, payload))
      if (result) return result
      await pause(AGAIN_MS)
    }
    return undefined
  }

  close(): void {
    this.#isOver = true
    this.#socket?.close()
  }

  async #open(): Promise<WebSocket | undefined> {
    if (this.#socket?.readyState === WebSocket.OPEN) return this.#socket
    const socket = new WebSocket(this.#url, ['ocpp1.6'])
    socket.addEventListener('message', ({ data }) => {
      const [type, id, result] = JSON.parse(String(data))
      if (type === 2) socket.send(JSON.stringify([4, id, 'NotSupported', '', {}]))
      else if (this.#waiting?.id === id) this.#waiting?.answered(type === 3 ? result : undefined)
    })
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.addEventListener('open', () => resolve(true))
      socket.addEventListener('error', () => resolve(false))
    })
    if (!isOpen) return undefined
    socket.addEventListener('close', () => {
      this.losses += 1
      this.#waiting?.answered(undefined)
    })
    this.#socket = socket
    return socket
  }

  #ask(socket: WebSocket, action: string, payload: object): Promise<Record<string, unknown> | undefined> {
    const id = String(++this.#lastId)
    return new Promise((resolve) => {
      const late = setTimeout(() => resolve(undefined), ANSWER_MS)
      const answered: Waiting['answered'] = (result) => {
        clearTimeout(late)
        this.#waiting = undefined
        resolve(result)
      }
      this.#waiting = { id, answered }
      socket.send(JSON.stringify([2, id, action, payload]))
    })
  }
}
