import { performance } from 'node:perf_hooks'
import { settingsIn } from '@ampdeck/api/operation/pile-settings'
import type { PileAnswer, PowerProfile, SingleRequest } from '../../device/pile-request.ts'
import { inTerms, type PowerTerms, TERMS_KEYS, termsIn, UNKNOWN_TERMS } from '../../device/power-terms.ts'

type SetPower = Extract<SingleRequest, { kind: 'setPower' }>
type Send = (request: SingleRequest, leftMs: number) => Promise<PileAnswer>

interface Tools {
  is16: boolean
  /** What an ampere is worth at a connector; 0 is the whole pile. */
  wattsPerAmpere(connector: number): Promise<number>
  keep(terms: PowerTerms): Promise<void>
}

/** A pile that does not answer about its terms leaves time for the limit itself. */
const READ_SHARE = 0.3

/**
 * Sends limits in the terms of the pile. They are read once after each connection and each boot. The first limit that is
 * refused is tried in the other unit and on the lowest level; what the pile accepts is kept.
 */
export function powerSender({ is16, wattsPerAmpere, keep }: Tools) {
  let terms: PowerTerms | undefined
  /** The pile has accepted a limit, or has refused every way: a refusal says nothing about the terms any more. */
  let isTried = false

  async function read(leftMs: number, send: Send): Promise<PowerTerms> {
    if (terms) return terms
    const keys = TERMS_KEYS[is16 ? 'ocpp1.6' : 'ocpp2.x']
    const answer = await send({ kind: 'getConfiguration', keys }, Math.ceil(leftMs * READ_SHARE))
    if (answer.status === 'offline') return UNKNOWN_TERMS
    const found = answer.status === 'accepted' ? termsIn(settingsIn(answer.detail)) : UNKNOWN_TERMS
    terms = found
    // It may boot meanwhile: then `terms` are read anew the next time.
    await keep(found)
    return found
  }

  async function inOwn(connector: number, profile: PowerProfile, of: PowerTerms): Promise<PowerProfile> {
    return inTerms(profile, of, await wattsPerAmpere(connector))
  }

  return {
    /** What was known of the pile before a boot says nothing. */
    restarted() {
      terms = undefined
      isTried = false
    },

    /** The unit in which the pile speaks of limits. */
    unit: () => terms?.unit ?? 'W',

    async fitted(connector: number, profile: PowerProfile, timeoutMs: number, send: Send) {
      return inOwn(connector, profile, await read(timeoutMs, send))
    },

    async set(request: SetPower, timeoutMs: number, send: Send): Promise<PileAnswer> {
      const until = performance.now() + timeoutMs
      const known = await read(timeoutMs, send)
      let answer: PileAnswer = { status: 'timeout' }
      for (const tried of isTried ? [known] : waysOf(known)) {
        const left = Math.ceil(until - performance.now())
        if (left <= 0) return { status: 'timeout' }
        answer = await send(
          { ...request, profile: await inOwn(request.connector, request.profile, tried) },
          left,
        )
        if (answer.status === 'accepted') {
          isTried = true
          terms = tried
          if (tried !== known) await keep(tried)
          return answer
        }
        if (answer.status === 'timeout' || answer.status === 'offline') return answer
      }
      isTried = true
      return answer
    },
  }
}

/** The terms of a pile as it reports them, in the other unit, and both on the lowest level. */
function waysOf(known: PowerTerms): PowerTerms[] {
  const other = { ...known, unit: known.unit === 'W' ? 'A' : 'W' } as const
  const lowest = known.maxLevel === 0 ? [] : [known, other].map((of) => ({ ...of, maxLevel: 0 }))
  return [known, other, ...lowest]
}
