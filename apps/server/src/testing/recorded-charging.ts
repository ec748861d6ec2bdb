import type { Authorization, ChargePoint, Charging } from '../device/charge-point.ts'

export type RecordedCall = [what: keyof Charging, pile: string, report?: unknown]

/** A charging service that takes note of what it is told, in order, and lets everybody charge but whom it is told not to. */
export function recordedCharging() {
  const calls: RecordedCall[] = []
  const refused = new Map<string, Extract<Authorization, { accepted: false }>>()
  const numbers = new Map<string, string>()
  const connectors = new Map<string, readonly number[]>()
  let failure: Error | undefined
  let before: (() => Promise<void>) | undefined

  const record = async (what: keyof Charging, pile: string, report?: unknown) => {
    await before?.()
    if (failure) throw failure
    calls.push(report === undefined ? [what, pile] : [what, pile, report])
  }
  const see = ({ code, guns }: ChargePoint) =>
    connectors.set(
      code,
      guns.map(({ connector }) => connector),
    )
  const authorization = (token: string): Authorization => refused.get(token) ?? { accepted: true }

  const charging: Charging = {
    booted: ({ code }, boot) => record('booted', code, boot),
    connected: (at) => {
      see(at)
      return record('connected', at.code)
    },
    disconnected: ({ code }) => record('disconnected', code),
    clockMeasured: async () => undefined,
    linkTroubled: ({ code }, trouble) => record('linkTroubled', code, trouble),
    gunChanged: ({ code }, report) => record('gunChanged', code, report),
    authorize: async (at, token) => {
      see(at)
      await record('authorize', at.code, token)
      return authorization(token.value)
    },
    started: async ({ code }, report) => {
      await record('started', code, report)
      const key = `${code} ${report.connector} ${report.ts}`
      const number = report.transactionId ?? numbers.get(key) ?? String(numbers.size + 1)
      numbers.set(key, number)
      return { ...authorization(report.token.value), transactionId: number }
    },
    metered: ({ code }, report) => record('metered', code, report),
    stopped: ({ code }, report) => record('stopped', code, report),
    signed: ({ code }, report) => record('signed', code, report),
    meterKey: ({ code }, key) => record('meterKey', code, key),
    cost: async () => undefined,
    needed: async ({ code }, needs) => {
      await record('needed', code, needs)
      return 'granted'
    },
    prioritised: ({ code }, transactionId, isFirst) =>
      record('prioritised', code, { transactionId, isFirst }),
    planned: async ({ code }, plan) => {
      await record('planned', code, plan)
      return true
    },
    reservationEnded: ({ code }, report) => record('reservationEnded', code, report),
  }
  return {
    charging,
    calls,
    /** What was said of a pile, names only. */
    names: (pile: string) => calls.filter(([, code]) => code === pile).map(([what]) => what),
    /** The connectors that the pile had when it was last told of. */
    gunsOf: (pile: string) => connectors.get(pile) ?? [],
    refuse: (token: string, reason: Extract<Authorization, { accepted: false }>['reason']) =>
      void refused.set(token, { accepted: false, reason }),
    /** What is done before each report is taken note of. */
    before: (call: (() => Promise<void>) | undefined) => {
      before = call
    },
    fail: (error: Error | undefined) => {
      failure = error
    },
  }
}
