import type { Fact } from '../pile/facts.ts'
import type { Call, Protocol } from '../protocol/protocol.ts'
import type { Payload } from '../protocol/read.ts'
import type { Transactions } from './transactions.ts'

interface Entry {
  fact: Fact
  tries: number
  /** It happened while nobody listened. */
  isOffline: boolean
}

export interface OutboxOptions {
  protocol: Protocol
  transactions: Transactions
  /** Whether the server listens: connected, and has accepted the boot. */
  isReady(): boolean
  send(call: Call): Promise<Payload>
  /** The answer to `authorize` and `start`. */
  decided(fact: Fact, isAccepted: boolean): void
}

const MAX_TRIES = 3
const MAX_KEPT = 5_000
/** What is still worth telling later: the rest is told anew when there is a connection. */
const lasting: readonly Fact['kind'][] = ['start', 'meter', 'stop', 'firmware', 'log']

/**
 * What a pile has to tell, one after the other. Charges that went on without a connection are told late, in their
 * order; what a server refuses is tried three times.
 */
export class Outbox {
  readonly #options: OutboxOptions
  #entries: Entry[] = []
  #isBusy = false

  constructor(options: OutboxOptions) {
    this.#options = options
  }

  get size(): number {
    return this.#entries.length
  }

  push(facts: readonly Fact[]): void {
    const { isReady, decided } = this.#options
    const isOffline = !isReady()
    for (const fact of facts) {
      if (isOffline && fact.kind === 'authorize') decided(fact, true)
      else if (isOffline && !lasting.includes(fact.kind)) continue
      else if (this.#entries.length < MAX_KEPT) this.#entries.push({ fact, tries: 0, isOffline })
    }
    // The answer to a command goes out before what follows from it.
    if (this.#entries.length > 0) setImmediate(() => void this.pump())
  }

  /** Sends what waits, until nothing does or nobody listens. */
  async pump(): Promise<void> {
    if (this.#isBusy) return
    this.#isBusy = true
    try {
      for (let entry = this.#entries[0]; entry && this.#options.isReady(); entry = this.#entries[0]) {
        if (await this.#sent(entry)) this.#entries.splice(this.#entries.indexOf(entry), 1)
      }
    } finally {
      this.#isBusy = false
    }
  }

  /** Nobody listens any more: what is only of the moment is forgotten, and who waits for a word may charge. */
  lost(): void {
    const [kept, forgotten] = [[], []] as [Entry[], Entry[]]
    for (const entry of this.#entries) {
      const isKept = lasting.includes(entry.fact.kind)
      entry.isOffline = true
      ;(isKept ? kept : forgotten).push(entry)
    }
    this.#entries = kept
    for (const { fact } of forgotten) if (fact.kind === 'authorize') this.#options.decided(fact, true)
  }

  /** Whether the entry is done with: told, or given up. */
  async #sent(entry: Entry): Promise<boolean> {
    const { protocol, transactions, send, decided, isReady } = this.#options
    const { fact } = entry
    const known = transactions.next(fact, entry.isOffline)
    if (known === 'lost') return true
    try {
      for (const call of protocol.encode(fact, known)) {
        const answer = await send(call)
        if (fact.kind === 'start') transactions.started(fact, protocol.transactionIn(answer))
        if (fact.kind === 'start' || fact.kind === 'authorize') decided(fact, protocol.isAccepted(answer))
      }
      transactions.told(fact)
      return true
    } catch {
      if (!isReady()) return false
      entry.tries++
      if (entry.tries < MAX_TRIES) return false
      if (fact.kind === 'start') transactions.refused(fact)
      if (fact.kind === 'authorize') decided(fact, false)
      return true
    }
  }
}
