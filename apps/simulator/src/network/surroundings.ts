import { faultFactor } from '../demand/stop-reasons.ts'
import type { Surroundings } from '../pile/gun.ts'
import type { NetworkPlan, Visitor } from '../plan.ts'
import { followed } from '../protocol/settings.ts'
import type { Pile } from './pile.ts'

/** At high speed a meter is still read no more often than this. */
const FASTEST_SAMPLE_MS = 5_000
const stranger: Visitor = { value: 'UNKNOWN', isVin: false, isFleet: false }

/** What the guns of a pile need of the world: chance, faults, who comes, and how often the meter is read at present. */
export function surroundingsOf(
  { faults, visitors }: NetworkPlan,
  { random, configuration, clock, plan }: Pick<Pile, 'random' | 'configuration' | 'clock' | 'plan'>,
): Surroundings {
  const { version, visitors: groups } = plan
  return {
    random,
    faults: faultFactor(faults),
    get sampleMs() {
      const interval = (configuration.seconds(followed[version].sample) ?? 60) * 1_000
      return Math.max(Math.min(interval, FASTEST_SAMPLE_MS), interval / Math.max(1, clock.pace.speed))
    },
    drawToken: () => {
      for (const { group, share } of groups) {
        const crowd = visitors[group] ?? []
        if (random.chance(share) && crowd.length > 0) return random.pick(crowd)
      }
      return stranger
    },
  }
}
