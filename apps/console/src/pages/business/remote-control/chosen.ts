import { gunStatus, letterOf, pileCommand } from '@ampdeck/api/enumerations/equipment'
import type { CommandTarget } from '@ampdeck/api/operation/pile-command'

export type ChosenKind = 'piles' | 'guns'

/** A pile or a gun that the next command goes to. */
export interface Chosen {
  id: number
  /** `44030000010001`, or `44030000010001-B`. */
  name: string
  isCharging: boolean
  /** Whether a charge runs anywhere at the pile. */
  isPileCharging: boolean
  isConnected: boolean
  /** What its pile spoke when it connected last. */
  protocol: CommandTarget['protocol']
}

/** What a pile offers to choose: itself, or each of its guns. */
export function choicesOf(target: CommandTarget, kind: ChosenKind): Chosen[] {
  const charging = target.guns.filter(({ status }) => status === gunStatus.code.charging)
  const { isConnected, protocol } = target
  const pile = { isConnected, protocol, isPileCharging: charging.length > 0 }
  if (kind === 'piles')
    return [{ id: target.id, name: target.code, isCharging: pile.isPileCharging, ...pile }]
  return target.guns.map((gun) => ({
    id: gun.id,
    name: `${target.code}-${letterOf(gun.letter)}`,
    isCharging: charging.includes(gun),
    ...pile,
  }))
}

/** Whom the server is to give a command to. */
export function targetsOf(kind: ChosenKind, chosen: readonly Chosen[]) {
  const ids = chosen.map(({ id }) => id)
  return kind === 'piles' ? { pileIds: ids } : { gunIds: ids }
}

/** How many of a batch were sent; some were refused at once, with a row or without one. */
export function sentOf({
  records,
  refused,
}: {
  records: readonly { outcome: unknown }[]
  refused: readonly unknown[]
}): { count: number; refused: number } {
  const refusedAtOnce = records.filter(({ outcome }) => outcome !== null).length
  return { count: records.length - refusedAtOnce, refused: refusedAtOnce + refused.length }
}

/** What a command will do before it is given: the server decides again by what is then so. */
export interface Forecast {
  ready: number
  charging: number
  offline: number
}

/** Disabling and resetting are refused where a charge runs; everything is where nobody is connected. */
export function forecastOf(chosen: readonly Chosen[], command: number, isForced: boolean): Forecast {
  const { disable, reset } = pileCommand.code
  const isDisturbed = (one: Chosen) =>
    (command === disable && one.isCharging) || (command === reset && one.isPileCharging)
  const connected = chosen.filter(({ isConnected }) => isConnected)
  const charging = connected.filter(isDisturbed).length
  return {
    ready: connected.length - (isForced ? 0 : charging),
    charging,
    offline: chosen.length - connected.length,
  }
}
