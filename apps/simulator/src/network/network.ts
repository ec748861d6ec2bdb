import { type Pace, PacedClock } from '../clock.ts'
import { isCharging } from '../pile/gun.ts'
import type { NetworkPlan } from '../plan.ts'
import { type PileWatcher, SimulatedPile } from './simulated-pile.ts'

const TICK_MS = 250

export interface NetworkFigures {
  piles: number
  connected: number
  guns: number
  charging: number
  /** Piles whose place somebody else has taken. */
  retired: number
  /** Messages that wait to be told. */
  waiting: number
}

/** A network of simulated piles. */
export class SimulatedNetwork {
  readonly piles: readonly SimulatedPile[]
  readonly #clock: PacedClock
  readonly #timer: NodeJS.Timeout

  constructor(plan: NetworkPlan, watcher: PileWatcher = {}, wallNow: () => number = Date.now) {
    this.#clock = new PacedClock(wallNow, plan.pace)
    this.piles = plan.piles.map(
      (pile, index) => new SimulatedPile(pile, plan, this.#clock, index / plan.piles.length, watcher),
    )
    this.#timer = setInterval(() => this.tick(), TICK_MS)
  }

  tick(): void {
    const now = this.#clock.now()
    for (const pile of this.piles) pile.tick(now)
  }

  setPace(pace: Pace): void {
    this.#clock.setPace(pace)
  }

  figures(): NetworkFigures {
    const { piles } = this
    const count = (is: (pile: SimulatedPile) => boolean) => piles.filter(is).length
    const sum = (of: (pile: SimulatedPile) => number) => piles.reduce((all, pile) => all + of(pile), 0)
    return {
      piles: piles.length,
      connected: count((pile) => pile.isReady),
      guns: sum(({ guns }) => guns.length),
      charging: sum(({ guns }) => guns.filter(isCharging).length),
      retired: count(({ isRetired }) => isRetired),
      waiting: sum(({ waiting }) => waiting),
    }
  }

  /** Says goodbye to the server; what runs goes on when the network is simulated again. */
  async close(): Promise<void> {
    clearInterval(this.#timer)
    await Promise.all(this.piles.map((pile) => pile.close()))
  }
}
