import type { Now } from '../clock.ts'
import * as rules from '../pile/commands.ts'
import { isCharging } from '../pile/gun.ts'
import { limitAt, type Profile } from '../pile/limits.ts'
import type { Pile } from './pile.ts'

const PROFILES_EVERY_MS = 10_000
const MOST_PROFILES = 50

/** The charging profiles that a server has given a pile, and what they allow its guns. */
export class PowerLimits {
  readonly #pile: Pile
  #profiles: Profile[] = []
  #followedAt = 0

  constructor(pile: Pile) {
    this.#pile = pile
  }

  add(profile: Profile): void {
    const isSame = (one: Profile) =>
      one.id === profile.id ||
      (one.purpose === profile.purpose &&
        one.stackLevel === profile.stackLevel &&
        one.connector === profile.connector)
    this.#profiles = [...this.#profiles.filter((one) => !isSame(one)), profile].slice(-MOST_PROFILES)
    this.#apply(this.#pile.clock.now())
  }

  clear(matches: (profile: Profile) => boolean): boolean {
    const left = this.#profiles.filter((profile) => !matches(profile))
    const isCleared = left.length < this.#profiles.length
    this.#profiles = left
    this.#apply(this.#pile.clock.now())
    return isCleared
  }

  /** What a gun, or with 0 the whole pile, may take in. */
  of(connector: number): number {
    const guns =
      connector === 0 ? this.#pile.guns : this.#pile.guns.filter((gun) => gun.connector === connector)
    return guns.reduce((sum, { limitW, place }) => sum + Math.min(limitW ?? place.ratedW, place.ratedW), 0)
  }

  /** Schedules change by themselves: now and then it looks which period holds. */
  follow(now: Now): void {
    if (this.#profiles.length === 0 || now.wall - this.#followedAt < PROFILES_EVERY_MS) return
    this.#apply(now)
  }

  #apply(now: Now): void {
    this.#followedAt = now.wall
    for (const gun of this.#pile.guns) {
      const { connector, limitW } = gun
      const chargeFrom = isCharging(gun) ? gun.phase.charge.last.wall : now.wall
      const guns = this.#pile.guns.length
      const wanted = limitAt(this.#profiles, { connector, guns, chargeFrom }, now.wall)
      if (wanted !== limitW) this.#pile.take(rules.limit(gun, wanted, now))
    }
  }
}
