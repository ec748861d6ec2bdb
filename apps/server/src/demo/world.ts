import { dayNumber, startOfDay } from '@ampdeck/api/time'
import { hash, hashName, Random } from './random.ts'

/** What the demo network is drawn from (domain.md §8): equal worlds give equal tables. */
export interface World {
  seed: number
  /** The moment up to which the twelve months of history reach. */
  anchor: number
  /** Multiplies orders and members; 1 is about 350,000 orders. */
  scale: number
  /** The present: at a later start, the days since the anchor are filled in up to here. */
  now: number
}

/** How often each station stands: above 1 it is cloned once per further 1, so that no gun is overbooked. */
export function copiesOf({ scale }: World): number {
  return Math.max(1, Math.ceil(scale))
}

/** Midnight of the day twelve months before the anchor. */
export function historyStart({ anchor }: World): number {
  return startOfDay(dayNumber(anchor) - 365)
}

/**
 * An own stream of random numbers for one thing, and for one day of it: adding an entity shifts no other, and what
 * happens on a day does not depend on when it is drawn.
 */
export function stream(world: World, entity: string, index = 0, day = 0): Random {
  return new Random(hash(world.seed % 4_294_967_296, hashName(entity), index, day))
}

/** How many of something, at a scale; the small ones stay large enough to show every state. */
export function scaled(count: number, { scale }: World, least = 1): number {
  return Math.max(least, Math.round(count * scale))
}

const values = new WeakMap<World, Map<() => unknown, unknown>>()

/** Computes what belongs to a world once: parts refer to each other's records without reading them back. */
export function once<T>(make: (world: World) => T): (world: World) => T {
  const key = () => undefined
  return (world) => {
    const known = values.get(world) ?? new Map<() => unknown, unknown>()
    values.set(world, known)
    if (!known.has(key)) known.set(key, make(world))
    return known.get(key) as T
  }
}

/**
 * The codes of `count` things by their shares, in random order. Each code occurs at least `least` times, as long as
 * there are enough things, so that every state can be shown.
 */
export function byShares<Code>(
  random: Random,
  count: number,
  shares: readonly (readonly [code: Code, share: number])[],
  least = 3,
): Code[] {
  const [common] = shares.reduce((a, b) => (b[1] > a[1] ? b : a))
  // The rare ones never crowd out the common one.
  const most = Math.floor((0.6 * count) / Math.max(1, shares.length - 1))
  const rare = shares
    .filter(([code]) => code !== common)
    .flatMap(([code, share]) =>
      Array<Code>(Math.max(Math.min(least, most), Math.round(share * count))).fill(code),
    )
  return random.shuffle([...rare, ...Array<Code>(count - rare.length).fill(common)])
}
