import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { KeptPile } from './kept-pile.ts'

const AGAIN_MS = 50
const READING_MS = 300
/** In a third of a second of 36 kW. */
const READING_WH = 3
const READINGS = 3

export interface Charge {
  pile: string
  transactionId: number
  energyWh: number
}

/** What has been answered: all of it must be there afterwards, once. */
export interface Answered {
  groups: string[]
  charges: Charge[]
  exports: number[]
}

interface Answer {
  status: number
  code: number
  data: { id: number; token: string }
}

/** People and piles that go on working whatever happens to the server; each tries again until it is answered. */
export function startWork(url: string, scene: { stationId: number; piles: string[]; cars: string[] }) {
  const answered: Answered = { groups: [], charges: [], exports: [] }
  let isOver = false
  let token = ''

  async function call(path: string, body: object, key?: string): Promise<Answer | undefined> {
    try {
      const response = await fetch(`${url}/${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token && { authorization: token }),
          ...(key && { 'idempotency-key': key }),
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(30_000),
      })
      return { status: response.status, ...((await response.json()) as Omit<Answer, 'status'>) }
    } catch {
      return undefined
    }
  }

  /** The answer that counts; none when the run is over before. A server that is away, or full, is asked again. */
  async function until(path: string, body: object, key?: string): Promise<Answer | undefined> {
    while (!isOver) {
      const answer = await call(path, body, key)
      if (answer?.code === 0) return answer
      const isForNow = !answer || answer.status === 503 || answer.code === 409
      if (!isForNow) throw new Error(`${path} answers ${JSON.stringify(answer)}`)
      await pause(AGAIN_MS)
    }
    return undefined
  }

  async function write(writer: number): Promise<void> {
    for (let n = 0; !isOver; n++) {
      const name = `Kill ${writer}-${n}`
      const body = { name, stationIds: [scene.stationId] }
      if (await until('config-service/stationGroup/save', body, name)) answered.groups.push(name)
    }
  }

  async function exportAll(): Promise<void> {
    for (let n = 0; !isOver; n++) {
      const done = await until('config-service/station/export', { name: `kill ${n}` }, `export ${n}`)
      if (done) answered.exports.push(done.data.id)
      await pause(1_000)
    }
  }

  async function charge(code: string, car: string): Promise<void> {
    const pile = new KeptPile(`${url.replace('http', 'ws')}/ocpp/${code}`)
    piles.push(pile)
    const now = () => new Date().toISOString()
    const status = (state: string) =>
      pile.call('StatusNotification', {
        connectorId: 1,
        errorCode: 'NoError',
        status: state,
        timestamp: now(),
      })
    await pile.call('BootNotification', { chargePointVendor: 'V', chargePointModel: 'M' })
    await status('Available')
    for (let meterWh = 0; !isOver; ) {
      const first = meterWh
      const started = { connectorId: 1, idTag: car, meterStart: meterWh, timestamp: now() }
      const { transactionId, idTagInfo } = (await pile.call('StartTransaction', started)) ?? {}
      const isAccepted = (idTagInfo as { status?: string } | undefined)?.status === 'Accepted'
      for (let n = 0; isAccepted && n < READINGS; n++) {
        await pause(READING_MS)
        meterWh += READING_WH
        const sampledValue = [{ value: String(meterWh), unit: 'Wh' }]
        const meterValue = [{ timestamp: now(), sampledValue }]
        await pile.call('MeterValues', { connectorId: 1, transactionId, meterValue })
      }
      const stopped = { transactionId, meterStop: meterWh, timestamp: now(), reason: 'Local' }
      const isStopped = await pile.call('StopTransaction', stopped)
      if (isStopped && isAccepted) {
        const charged = { pile: code, transactionId: Number(transactionId), energyWh: meterWh - first }
        answered.charges.push(charged)
      }
      await status('Available')
    }
  }

  const piles: KeptPile[] = []
  const running = (async () => {
    const password = createHash('md5').update('Ampdeck@2026').digest('hex')
    const credentials = { account: 'admin', password }
    const login = { sellerNumber: '10001', credentials, smsCaptchaPass: false }
    token = (await until('system-service/user/login', login))?.data.token ?? ''
    await Promise.all([
      ...[0, 1, 2, 3].map(write),
      exportAll(),
      ...scene.piles.map((code, index) => charge(code, scene.cars[index] ?? '')),
    ])
  })()
  // Who waits for the end hears of it; until then nobody else need.
  running.catch(() => undefined)

  return {
    answered,
    /** Lets everybody finish what is under way. */
    async stop(): Promise<void> {
      isOver = true
      await Promise.race([running, pause(10_000, undefined, { ref: false })])
      for (const pile of piles) pile.close()
      await running
    },
    losses: () => piles.reduce((all, pile) => all + pile.losses, 0),
  }
}
