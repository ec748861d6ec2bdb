import type { Now } from '../clock.ts'
import * as rules from '../pile/commands.ts'
import { type Gun, isCharging } from '../pile/gun.ts'
import { limitAt, type Profile } from '../pile/limits.ts'
import type { Pile } from './pile.ts'

const PROFILES_EVERY_MS = 10_000
const MAX_PROFILES = 50

/** The charging profiles that a server has given a pile, and what they allow its guns. */
export class PowerLimits {
  readonly #pile: Pile
  #profiles: Profile[] = []
  #followedAt = 0
  /** Whose charge a profile of a transaction is for, as far as that has begun. */
  readonly #owners = new WeakMap<Profile, string>()
  #charges = ''

  constructor(pile: Pile) {
    this.#pile = pile
  }

  add(profile: Profile): void {
    const isSame = (one: Profile) =>
      one.id === profile.id ||
      (one.purpose === profile.purpose &&
        one.stackLevel === profile.stackLevel &&
        one.connector === profile.connector)
    this.#profiles = [...this.#profiles.filter((one) => !isSame(one)), profile].slice(-MAX_PROFILES)
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

  /** Schedules change by themselves: now and then, and with each charge, it looks which period holds. */
  follow(now: Now): void {
    if (this.#profiles.length === 0) return
    const charges = this.#pile.guns.map(chargeOf).join()
    if (charges === this.#charges && now.wall - this.#followedAt < PROFILES_EVERY_MS) return
    this.#charges = charges
    this.#apply(now)
  }

  #apply(now: Now): void {
    this.#followedAt = now.wall
    this.#profiles = this.#profiles.filter((profile) => !this.#isOver(profile))
    for (const gun of this.#pile.guns) {
      const { connector, limitW } = gun
      const chargeFrom = isCharging(gun) ? gun.phase.charge.last.wall : now.wall
      const guns = this.#pile.guns.length
      const wanted = limitAt(this.#profiles, { connector, guns, chargeFrom }, now.wall)
      if (wanted !== limitW) this.#pile.take(rules.limit(gun, wanted, now))
    }
  }

  /** A profile of a transaction ends with it. */
  #isOver(profile: Profile): boolean {
    if (profile.purpose !== 'transaction') return false
    const gun = this.#pile.guns.find(({ connector }) => connector === profile.connector)
    const running = gun && chargeOf(gun)
    const owner = this.#owners.get(profile)
    if (owner === undefined && running) this.#owners.set(profile, running)
    return owner !== undefined && owner !== running
  }
}

function chargeOf(gun: Gun): string {
  return isCharging(gun) ? gun.phase.charge.key : ''
}
