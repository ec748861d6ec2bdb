import type { Language } from '@ampdeck/api/enumeration'
import { HOUR, MINUTE } from '@ampdeck/api/time'
import type { ChargeRef, DriverCost, Token } from '../../device/charge-point.ts'
import type { PileAnswer, PileRequest } from '../../device/pile-request.ts'
import type { Protocol } from '../frame/protocol.ts'
import { priceText, yuanOf } from '../translation/driver-price.ts'
import type { AnsweredCost, CostReport } from '../translation/link.ts'
import { userPrice16 } from '../v16/cost-message.ts'
import type { costSupport } from './cost-support.ts'

/** A running cost is sent no more often; bills that are waited for are looked for no more often. */
const EVERY_MS = MINUTE
/** No command of a person waits longer behind a cost. */
const ANSWER_MS = 10_000
/** Whoever charged has left by then. */
const WAITS_MS = 2 * HOUR
/** Charges of one pile that are remembered. */
const MAX_CHARGES = 200

/** Answers of a pile that knows nothing of costs. */
const NEVER: ReadonlySet<string> = new Set(['UnknownVendorId', 'notSupported'])
const UNKNOWN_MESSAGE = 'UnknownMessageId'

interface Options {
  protocol: Protocol
  support: ReturnType<typeof costSupport>
  now(): number
  cost(of: ChargeRef): Promise<DriverCost | undefined>
  ask(request: PileRequest, timeoutMs: number): Promise<PileAnswer>
  /** Keeps why the pile did not take a cost; null once it has taken one. */
  recordRefusal(word: string | null): Promise<void>
}

/** What was sent of a charge last. */
interface Sent {
  fen?: number
  at: number
  hasPrice?: boolean
}

/** Sends one pile what its charges cost, and says it in the answers that have a place for it. */
export function costDisplay({ protocol, support, now, cost, ask, recordRefusal }: Options) {
  const sent = new Map<string, Sent>()
  const reports = new Map<string, CostReport>()
  /** Charges that ended without a bill, and until when one is waited for. */
  const unbilled = new Map<string, number>()
  const muted = new Set<string>()
  let refusal: string | null | undefined
  let lookedAt = Number.NEGATIVE_INFINITY
  let isBusy = false

  function sentOf(transactionId: string): Sent {
    const known = sent.get(transactionId) ?? { at: Number.NEGATIVE_INFINITY }
    sent.set(transactionId, known)
    const [oldest] = sent.keys()
    if (sent.size > MAX_CHARGES && oldest !== undefined) sent.delete(oldest)
    return known
  }

  async function send(request: PileRequest, name: string): Promise<void> {
    if (muted.has(name)) return
    const answer = await ask(request, ANSWER_MS)
    if (answer.status === 'timeout' || answer.status === 'offline') return
    const word = refusalOf(answer)
    if (word !== null && NEVER.has(word)) support.refuse()
    if (word === UNKNOWN_MESSAGE) muted.add(name)
    if (word !== refusal) await recordRefusal(word)
    refusal = word
  }

  async function sendPrice(token: Token, known: DriverCost): Promise<void> {
    const charge = sentOf(known.transactionId)
    if (charge.hasPrice) return
    charge.hasPrice = true
    await send(userPrice16(token, known), 'SetUserPrice')
  }

  async function sendCost(known: DriverCost): Promise<void> {
    const { transactionId, fen, isFinal } = known
    const charge = sentOf(transactionId)
    const isSoon = now() - charge.at < EVERY_MS
    if (!isFinal && (isSoon || charge.fen === fen)) return
    Object.assign(charge, { fen, at: now() })
    await send({ kind: 'cost', cost: known }, isFinal ? 'FinalCost' : 'RunningCost')
  }

  async function show({ of, token, hasEnded }: CostReport): Promise<void> {
    if ((await support.isWanted({ mayAsk: false })) === false) return
    const known = await cost(of)
    if (!known) {
      if (hasEnded && 'transactionId' in of) wait(of.transactionId)
      return
    }
    if (!(await support.isWanted({ mayAsk: true }))) return
    if (token && !known.isFinal) await sendPrice(token, known)
    else await sendCost(known)
  }

  /** The bills of charges that a person decided about meanwhile. */
  async function showBills(): Promise<void> {
    if (unbilled.size === 0 || now() - lookedAt < EVERY_MS) return
    lookedAt = now()
    for (const [transactionId, until] of unbilled) {
      const known = now() < until ? await cost({ transactionId }) : undefined
      if (known || now() >= until) unbilled.delete(transactionId)
      if (known && (await support.isWanted({ mayAsk: true }))) await sendCost(known)
    }
  }

  function wait(transactionId: string): void {
    if (unbilled.size < MAX_CHARGES) unbilled.set(transactionId, now() + WAITS_MS)
  }

  /** To be shown once the call at hand is answered. */
  function report(report: CostReport): void {
    const key = 'connector' in report.of ? `connector ${report.of.connector}` : report.of.transactionId
    // A number that begins is another charge, whatever it was before.
    if (report.token && 'transactionId' in report.of) sent.delete(report.of.transactionId)
    reports.set(`${key} ${report.token !== undefined}`, report)
  }

  return {
    report,
    /** What an answer says of a charge: the first time its price too. */
    async answer(transactionId: string, hasEnded: boolean): Promise<AnsweredCost> {
      const isWanted = await support.isWanted({ mayAsk: false })
      if (isWanted === undefined) report({ of: { transactionId }, hasEnded })
      if (!isWanted) return {}
      const known = await cost({ transactionId })
      if (!known) {
        if (hasEnded) wait(transactionId)
        return {}
      }
      const charge = sentOf(transactionId)
      Object.assign(charge, { fen: known.fen, at: now() })
      const totalCost = yuanOf(known.fen)
      if (charge.hasPrice || known.isFinal) return { totalCost }
      charge.hasPrice = true
      const message = (language: Language) => {
        return { format: 'UTF8' as const, language, content: priceText(known, language) }
      }
      const extra = protocol === 'ocpp2.1' && { updatedPersonalMessageExtra: [message('en')] }
      return { totalCost, updatedPersonalMessage: message('zh-CN'), ...extra }
    },
    /** Sends what was reported; called when a call was answered. */
    async flush(): Promise<void> {
      if (isBusy || (reports.size === 0 && unbilled.size === 0)) return
      isBusy = true
      try {
        for (const [key, report] of reports) {
          reports.delete(key)
          await show(report)
        }
        await showBills()
      } finally {
        isBusy = false
      }
    },
  }
}

/** Why a pile did not take a cost, in its own word; null where it did. */
function refusalOf(answer: Exclude<PileAnswer, { status: 'timeout' | 'offline' }>): string | null {
  if (answer.status === 'accepted' || answer.status === 'scheduled') return null
  if (answer.status === 'error') return answer.code
  if (answer.status === 'notSupported') return answer.status
  const { status } = Object(answer.detail)
  return typeof status === 'string' ? status : answer.status
}
