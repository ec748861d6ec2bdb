import type { Authorization, ChargePoint, Charging } from '../device/charge-point.ts'

export type Told = [what: keyof Charging, pile: string, report?: unknown]

/** A charging service that takes note of what it is told, in order, and lets everybody charge but whom it is told not to. */
export function recordedCharging() {
  const told: Told[] = []
  const refused = new Map<string, Extract<Authorization, { accepted: false }>>()
  const numbers = new Map<string, string>()
  const connectors = new Map<string, readonly number[]>()
  let failure: Error | undefined

  const note = async (what: keyof Charging, pile: string, report?: unknown) => {
    if (failure) throw failure
    told.push(report === undefined ? [what, pile] : [what, pile, report])
  }
  const see = ({ code, guns }: ChargePoint) =>
    connectors.set(
      code,
      guns.map(({ connector }) => connector),
    )
  const authorization = (token: string): Authorization => refused.get(token) ?? { accepted: true }

  const charging: Charging = {
    booted: ({ code }, boot) => note('booted', code, boot),
    connected: (at) => {
      see(at)
      return note('connected', at.code)
    },
    disconnected: ({ code }) => note('disconnected', code),
    gunChanged: ({ code }, report) => note('gunChanged', code, report),
    authorize: async (at, token) => {
      see(at)
      await note('authorize', at.code, token)
      return authorization(token.value)
    },
    started: async ({ code }, report) => {
      await note('started', code, report)
      const key = `${code} ${report.connector} ${report.ts}`
      const number = report.transactionId ?? numbers.get(key) ?? String(numbers.size + 1)
      numbers.set(key, number)
      return { ...authorization(report.token.value), transactionId: number }
    },
    metered: ({ code }, report) => note('metered', code, report),
    stopped: ({ code }, report) => note('stopped', code, report),
  }
  return {
    charging,
    told,
    /** What was said of a pile, names only. */
    names: (pile: string) => told.filter(([, code]) => code === pile).map(([what]) => what),
    /** The connectors that the pile had when it was last told of. */
    gunsOf: (pile: string) => connectors.get(pile) ?? [],
    refuse: (token: string, reason: Extract<Authorization, { accepted: false }>['reason']) =>
      void refused.set(token, { accepted: false, reason }),
    fail: (error: Error | undefined) => {
      failure = error
    },
  }
}
