import type { Now } from '../clock.ts'
import { numberIn, type Payload } from '../protocol/read.ts'
import { followed } from '../protocol/settings.ts'
import type { Pile } from './pile.ts'

const LONGEST_WAIT_S = 600
/** Between two attempts to boot, where the server does not say. */
const USUAL_WAIT_S = 10

type BootReason = 'PowerUp' | 'RemoteReset'
interface Tools {
  boot(reason: BootReason): Promise<Payload>
  /** The server listens from now on. */
  begun(): void
}

/** How a pile presents itself to its server: it boots until it is accepted, and then gives signs of life. */
export class Session {
  readonly #pile: Pile
  readonly #tools: Tools
  #isBooted = false
  /** Why it boots with its next connection; nothing where it only comes back. */
  #reason: BootReason | undefined = 'PowerUp'
  #nextHeartbeat = Number.POSITIVE_INFINITY

  constructor(pile: Pile, tools: Tools) {
    this.#pile = pile
    this.#tools = tools
  }

  get isBooted(): boolean {
    return this.#isBooted
  }

  /** The connection is there. */
  async open(): Promise<void> {
    if (this.#reason && !(await this.#boot(this.#reason))) return
    this.#nextHeartbeat = this.#pile.clock.now().wall + this.#pile.random.next() * this.#heartbeatMs()
    this.#tools.begun()
  }

  /** It will boot when it is connected anew. */
  restart(): void {
    this.#reason = 'RemoteReset'
    this.#isBooted = false
  }

  bootAgain(): void {
    this.#reason ??= 'PowerUp'
    void this.open()
  }

  /** Whether a heartbeat is due; then the next one is due later. */
  takeHeartbeat(now: Now): boolean {
    if (this.#nextHeartbeat > now.wall) return false
    this.#nextHeartbeat = now.wall + this.#heartbeatMs()
    return true
  }

  async #boot(reason: BootReason): Promise<boolean> {
    const answer = await this.#tools.boot(reason).catch(() => undefined)
    const seconds = Math.min(numberIn(answer?.interval) ?? 0, LONGEST_WAIT_S)
    if (answer?.status !== 'Accepted') {
      if (this.#pile.isConnected) this.#pile.after((seconds || USUAL_WAIT_S) * 1_000, () => void this.open())
      return false
    }
    const { configuration, plan } = this.#pile
    if (seconds > 0) configuration.set(followed[plan.version].heartbeat, String(seconds))
    this.#reason = undefined
    this.#isBooted = true
    return true
  }

  #heartbeatMs(): number {
    const { configuration, plan } = this.#pile
    return (configuration.seconds(followed[plan.version].heartbeat) ?? 60) * 1_000
  }
}
