import type { Reading } from '../pile/facts.ts'
import { hash } from '../random.ts'
import type { Protocol } from './protocol.ts'

/** What broken meters, firmware and radios make of a reading. */
const faults: readonly ((reading: Reading) => Partial<Reading>)[] = [
  () => ({ meterWh: 0 }),
  ({ meterWh }) => ({ meterWh: meterWh * 1_000 }),
  ({ meterWh }) => ({ meterWh: meterWh + 5_000_000 }),
  ({ meterWh }) => ({ meterWh: 2 ** 31 - 1 - (meterWh % 1_000) }),
  ({ meterWh }) => ({ meterWh: -1 - meterWh }),
  ({ meterWh }) => ({ meterWh: Math.floor(meterWh / 1_000) }),
  () => ({ W: 268_435_455, A: 65_535, V: 65_535 }),
  () => ({ soc: 255, tempC: -273 }),
]

/**
 * A pile of which so many readings (0 to 1) show what cannot be: starts, ends and what is between alike. A reading that
 * is sent again shows the same.
 */
export function absurdReadings(protocol: Protocol, share: number): Protocol {
  return {
    ...protocol,
    encode: (fact, known) =>
      protocol.encode('reading' in fact ? { ...fact, reading: shownFor(fact, share) } : fact, known),
  }
}

function shownFor({ connector, reading }: { connector: number; reading: Reading }, share: number): Reading {
  const chance = hash(connector, reading.ts, reading.meterWh)
  if (chance / 2 ** 32 >= share) return reading
  return { ...reading, ...faults[chance % faults.length]?.(reading) }
}

/** Whether a reading is one of those that cannot be. */
export function isAbsurd(fact: { connector: number; reading: Reading }, share: number): boolean {
  return shownFor(fact, share) !== fact.reading
}
