import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import type { Gun } from '@ampdeck/ui/gun-tile'
import type { LiveUpdate } from '@ampdeck/ui/live'

const { charging, fault } = gunStatus.code
/** Messages come in little packets. */
const PACKET_MS = 20
/** One update in so many changes the status, the others power, charge and minutes. */
const STATUS_EVERY = 500

/**
 * So many updates a second: of random guns where there are fewer updates than guns, otherwise of every gun in turn. The
 * same run after run.
 */
export function startStream(
  all: readonly Gun[],
  perSecond: number,
  send: (updates: LiveUpdate<string, Gun>[]) => void,
): void {
  const isInTurn = perSecond >= all.length
  const started = performance.now()
  let sent = 0
  let seed = 1

  setInterval(() => {
    const due = Math.floor(((performance.now() - started) / 1_000) * perSecond)
    const updates: LiveUpdate<string, Gun>[] = []
    for (; sent < due; sent++) {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
      const gun = all[isInTurn ? sent % all.length : seed % all.length]
      if (gun) updates.push({ id: gun.id, at: sent, change: changeOf(gun, sent) })
    }
    if (updates.length > 0) send(updates)
  }, PACKET_MS)
}

/** Every update changes something that is seen. A gun that does not charge says only how long it has stood. */
function changeOf({ status }: Gun, number: number): Partial<Gun> {
  if (number % STATUS_EVERY === 0) return { status: fault, w: null, soc: null, reason: `E-${number}` }
  if (status !== charging) return { status, minutes: number % 9_973, reason: `E-${number % 9_973}` }
  return { status, w: 15_000 + ((number * 1_237) % 95_000), soc: number % 100, minutes: number % 97 }
}
