import { RPCClient } from 'ocpp-rpc'
import { objectIn, type Payload } from '../protocol/read.ts'
import type { Random } from '../random.ts'

export interface ConnectionOptions {
  url: string
  code: string
  subprotocol: string
  password: string | undefined
  random: Random
  /** Whatever the server's certificate. */
  isTrusting: boolean
}

/** What becomes of a connection, and what comes over it. */
export interface ConnectionEvents {
  opened(): void
  lost(): void
  /** Somebody else is that pile now. */
  replaced(): void
  receive(method: string, params: Payload): Payload | undefined
}

const FIRST_DELAY_MS = 1_500
const LONGEST_DELAY_MS = 60_000
const CALL_TIMEOUT_MS = 30_000
const HANDSHAKE_MS = 20_000
/** The close reason by which a server says that another one has connected as the same pile. */
const REPLACED = /replaced/i

/**
 * A pile's WebSocket. What is lost is opened again, later each time and never at the same moment as the others. Nothing
 * is checked against schemas here: that is the server's business.
 */
export class Connection {
  readonly #client: RPCClient
  readonly #events: ConnectionEvents
  readonly #random: Random
  #isWanted = false
  #attempt = 0
  #timer: NodeJS.Timeout | undefined
  #isOpen = false

  constructor(
    { url, code, subprotocol, password, random, isTrusting }: ConnectionOptions,
    events: ConnectionEvents,
  ) {
    this.#events = events
    this.#random = random
    this.#client = new RPCClient({
      endpoint: url,
      identity: code,
      protocols: [subprotocol],
      password: password ?? null,
      reconnect: false,
      callTimeoutMs: CALL_TIMEOUT_MS,
      // The server asks whether we are there; two questions would say the same.
      pingIntervalMs: 0,
      wsOpts: { perMessageDeflate: false, handshakeTimeout: HANDSHAKE_MS, rejectUnauthorized: !isTrusting },
    } as ConstructorParameters<typeof RPCClient>[0])
    this.#client.on('open', () => this.#opened())
    this.#client.on('close', ({ reason }: { reason?: string }) => this.#closed(reason ?? ''))
    this.#client.handle(async ({ method, params }) => {
      const answer = this.#events.receive(method ?? '', objectIn(params))
      if (!answer)
        throw Object.assign(new Error(`${method} is not supported`), { rpcErrorCode: 'NotImplemented' })
      return answer
    })
  }

  /** Whether a call can go out; one that is being closed takes none. */
  get isOpen(): boolean {
    return this.#isOpen && this.#client.state === RPCClient.OPEN
  }

  open(): void {
    if (this.#isWanted) return
    this.#isWanted = true
    this.#connect()
  }

  /** Counts from the next handshake on. */
  setPassword(password: string): void {
    this.#client.reconfigure({ password } as Parameters<RPCClient['reconfigure']>[0])
  }

  /** Sends a call and waits for its answer. */
  async call(method: string, params: Payload): Promise<Payload> {
    return objectIn(await this.#client.call(method, params))
  }

  /** Goes away without a word, as a pile whose network fails. */
  drop(): void {
    this.#leave()
    if (this.#client.state !== RPCClient.CLOSED) void this.#client.close({ force: true }).catch(ignored)
  }

  /** Says goodbye. */
  async close(): Promise<void> {
    this.#leave()
    if (this.#client.state !== RPCClient.CLOSED) await this.#client.close({ code: 1000 }).catch(ignored)
  }

  #leave(): void {
    this.#isWanted = false
    clearTimeout(this.#timer)
  }

  #connect(): void {
    // Whatever goes wrong, the client also says that it is closed.
    this.#client.connect().catch(ignored)
  }

  #opened(): void {
    this.#isOpen = true
    this.#attempt = 0
    this.#events.opened()
  }

  #closed(reason: string): void {
    const wasOpen = this.#isOpen
    this.#isOpen = false
    if (wasOpen) this.#events.lost()
    if (REPLACED.test(reason)) {
      this.#leave()
      this.#events.replaced()
    }
    clearTimeout(this.#timer)
    if (!this.#isWanted) return
    const delay = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** this.#attempt++)
    this.#timer = setTimeout(() => this.#connect(), delay * (0.5 + this.#random.next()))
  }
}

const ignored = () => undefined
