import { MINUTE } from '@ampdeck/api/time'
import type { Protocol } from '../frame/protocol.ts'

/** A pile that gave no answer is asked again, and what a seller has set is read again, after so long. */
const AGAIN_MS = MINUTE

/** By which a pile says that it shows costs: in 1.6 an extension's key, later the device model. */
const KEY_16 = 'CustomDisplayCostAndPrice'
const ENABLED = 'TariffCostCtrlr.Enabled/Cost'
const AVAILABLE = 'TariffCostCtrlr.Available/Cost'

/** What a seller has set: whether costs are sent at all, and to piles too that do not say whether they show them. */
export interface CostRules {
  isOn: boolean
  toEvery: boolean
}

interface Options {
  protocol: Protocol
  now(): number
  /** What the pile says of these settings; nothing where it gives no answer. */
  read(keys: readonly string[]): Promise<ReadonlyMap<string, string> | undefined>
  rules(): Promise<CostRules>
}

/** Whether one pile shows costs: asked once for each connection, when a charge first has one. */
export function costSupport({ protocol, now, read, rules }: Options) {
  const is16 = protocol === 'ocpp1.6'
  let said: 'yes' | 'no' | 'silent' | undefined
  let isRefused = false
  let askAgainAt = Number.NEGATIVE_INFINITY
  let set: (CostRules & { until: number }) | undefined

  async function rulesNow(): Promise<CostRules> {
    if (!set || now() >= set.until) set = { ...(await rules()), until: now() + AGAIN_MS }
    return set
  }

  async function askPile(): Promise<void> {
    if (now() < askAgainAt) return
    askAgainAt = now() + AGAIN_MS
    const settings = await read(is16 ? [KEY_16] : [ENABLED, AVAILABLE])
    if (!settings) return
    const word = settings.get(is16 ? KEY_16 : ENABLED) ?? settings.get(AVAILABLE)
    const silent = is16 ? 'no' : 'silent'
    said = word === undefined ? silent : word.trim().toLowerCase() === 'true' ? 'yes' : 'no'
  }

  return {
    /** Undefined where the pile was not asked yet, and may not be asked now. */
    async isWanted({ mayAsk }: { mayAsk: boolean }): Promise<boolean | undefined> {
      if (isRefused || said === 'no') return false
      const { isOn, toEvery } = await rulesNow()
      if (!isOn) return false
      if (said === undefined && mayAsk) await askPile()
      if (said === undefined) return mayAsk ? false : undefined
      return said === 'yes' || (said === 'silent' && toEvery)
    },
    /** The pile does not know what it was sent: this connection brings no more of it. */
    refuse: () => {
      isRefused = true
    },
  }
}
