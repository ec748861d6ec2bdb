import { DAY, HOUR, MINUTE } from '@ampdeck/api/time'
import type { Now } from '../clock.ts'
import type { NetworkPlan, PilePlan } from '../plan.ts'
import type { Random } from '../random.ts'

/** How long a pile is gone that is gone for long. */
const LONG_MS = 12 * HOUR
const SHORT_MS = 3 * MINUTE

/** Whether a pile's network works: mostly, sometimes not for minutes, seldom not for hours. */
export class Reach {
  readonly #random: Random
  readonly #shortEveryMs: number
  readonly #longEveryMs: number
  /** It comes for the first time at a moment of its own, in real time. */
  #firstWall: number | undefined
  #isThere = false
  #until: number

  constructor(plan: PilePlan, network: NetworkPlan, place: number, random: Random, now: Now) {
    this.#random = random
    this.#shortEveryMs = network.lossesPerDay > 0 ? DAY / network.lossesPerDay : Number.POSITIVE_INFINITY
    this.#longEveryMs = network.offlineShare > 0 ? LONG_MS / network.offlineShare : Number.POSITIVE_INFINITY
    this.#firstWall = plan.offlineMs ? undefined : now.wall + place * network.spreadSeconds * 1_000
    this.#until = now.sim + (plan.offlineMs ?? 0)
  }

  /** What changes now. */
  at({ wall, sim }: Now): 'come' | 'go' | undefined {
    const isOver = this.#firstWall === undefined ? this.#until <= sim : this.#firstWall <= wall
    if (!isOver) return undefined
    this.#firstWall = undefined
    this.#isThere = !this.#isThere
    this.#until = sim + this.#howLong()
    return this.#isThere ? 'come' : 'go'
  }

  #isLong = false

  #howLong(): number {
    if (!this.#isThere) return this.#random.exponential(this.#isLong ? LONG_MS : SHORT_MS)
    const [short, long] = [
      this.#random.exponential(this.#shortEveryMs),
      this.#random.exponential(this.#longEveryMs),
    ]
    this.#isLong = long < short
    return Math.min(short, long)
  }
}
