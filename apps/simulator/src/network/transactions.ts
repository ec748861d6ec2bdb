import type { Fact } from '../pile/facts.ts'
import type { Transaction } from '../protocol/protocol.ts'

type OfCharge = Extract<Fact, { charge: string }>

interface Known {
  /** Unknown until the server has given it a number, which only OCPP 1.6 waits for. */
  id: string | undefined
  seq: number
  isRefused: boolean
}

/** The transactions of a pile by its own keys of its charges. */
export class Transactions {
  readonly #known = new Map<string, Known>()
  readonly #newId: () => string | undefined

  /** `newId` names a transaction where the pile does that itself (OCPP 2.0.1). */
  constructor(newId: () => string | undefined) {
    this.#newId = newId
  }

  /** A charge that runs already. Its later messages follow those that another process has sent of it. */
  resume(key: string, id: string, seq: number): void {
    this.#known.set(key, { id, seq, isRefused: false })
  }

  /** What a fact belongs to as it is sent; `lost` when the server never took the charge's start. */
  next(fact: Fact, isOffline: boolean): Transaction | undefined | 'lost' {
    if (!('charge' in fact)) return undefined
    const known = this.#of(fact)
    if (known.isRefused || (known.id === undefined && fact.kind !== 'start')) return 'lost'
    return { id: known.id ?? '', seq: known.seq, isOffline }
  }

  started(fact: OfCharge, id: string | undefined): void {
    const known = this.#of(fact)
    known.id = id ?? known.id
  }

  refused(fact: OfCharge): void {
    this.#of(fact).isRefused = true
  }

  /** It has arrived: the next message of the charge has the next number, and after the end there is none. */
  told(fact: Fact): void {
    if (!('charge' in fact)) return
    this.#of(fact).seq++
    if (fact.kind === 'stop') this.#known.delete(fact.charge)
  }

  keyOf(id: string): string | undefined {
    for (const [key, known] of this.#known) if (known.id === id) return key
    return undefined
  }

  #of({ charge }: OfCharge): Known {
    const known = this.#known.get(charge) ?? { id: this.#newId(), seq: 0, isRefused: false }
    this.#known.set(charge, known)
    return known
  }
}
