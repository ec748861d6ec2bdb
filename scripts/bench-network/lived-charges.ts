import type { Fact, Reading } from '../../apps/simulator/src/pile/facts.ts'
import { isAbsurd } from '../../apps/simulator/src/protocol/absurd-readings.ts'

/** A charge as its pile lived it, whatever it has told of it. */
export interface LivedCharge {
  code: string
  connector: number
  start: Reading
  stop: Reading
  /** The pile ended it because its start was refused. */
  isRefused: boolean
  isAbsurdStart: boolean
  isAbsurdStop: boolean
  /** How many readings between its ends show what cannot be. */
  absurdMeters: number
}

type Open = Pick<LivedCharge, 'start' | 'isAbsurdStart' | 'absurdMeters'>

/** Keeps what happens at the piles, for a share of absurd readings (0 to 1) that are drawn on the way out. */
export class LivedCharges {
  readonly #absurd: number
  readonly #open = new Map<string, Open>()
  readonly #ended: LivedCharge[] = []

  constructor(absurd: number) {
    this.#absurd = absurd
  }

  add(code: string, fact: Fact): void {
    if (fact.kind !== 'start' && fact.kind !== 'meter' && fact.kind !== 'stop') return
    const key = `${code} ${fact.charge}`
    const isWrong = isAbsurd(fact, this.#absurd)
    if (fact.kind === 'start') {
      this.#open.set(key, { start: fact.reading, isAbsurdStart: isWrong, absurdMeters: 0 })
      return
    }
    const open = this.#open.get(key)
    if (!open) return
    if (fact.kind === 'meter') open.absurdMeters += isWrong ? 1 : 0
    else {
      const { connector, reading, cause } = fact
      this.#open.delete(key)
      this.#ended.push({
        ...open,
        ...{ code, connector, stop: reading, isRefused: cause === 'refused', isAbsurdStop: isWrong },
      })
    }
  }

  endedBefore(time: number): LivedCharge[] {
    return this.#ended.filter(({ stop }) => stop.ts < time)
  }
}
