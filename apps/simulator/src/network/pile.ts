import type { PacedClock } from '../clock.ts'
import type { Step } from '../pile/advance.ts'
import type { GunAnswer, Obeyed } from '../pile/commands.ts'
import type { Fact } from '../pile/facts.ts'
import type { Gun, Surroundings } from '../pile/gun.ts'
import type { PilePlan } from '../plan.ts'
import type { Configuration } from '../protocol/configuration.ts'
import type { Nameplate } from '../protocol/protocol.ts'
import type { Random } from '../random.ts'
import type { Transactions } from './transactions.ts'

/** A pile as its parts know it: its session, its commands and what limits its power. */
export interface Pile {
  readonly nameplate: Nameplate
  readonly configuration: Configuration
  readonly transactions: Transactions
  readonly random: Random
  readonly clock: PacedClock
  readonly plan: PilePlan
  readonly guns: readonly Gun[]
  readonly around: Surroundings
  readonly isConnected: boolean
  /** How many messages wait to be sent. */
  readonly waiting: number
  /** Puts the gun of a step in its place, and reports what there is to report. */
  take(step: Step): Gun
  obeyed(step: Obeyed): GunAnswer
  tell(facts: readonly Fact[]): void
  statusOf(gun: Gun): Fact
  after(ms: number, run: () => void): void
  /** Ends its charges, goes away and boots. */
  restart(isHard: boolean): void
  boot(): void
  /** Goes away and comes back with another password. */
  reconnect(password: string): void
}
