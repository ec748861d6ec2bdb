import { MINUTE } from '@ampdeck/api/time'
import type { ChargePoint } from '../device/charge-point.ts'
import { type TestGateway, testPile } from './test-gateway.ts'

interface Held {
  purpose: string
  stackLevel: number
  connector: number
  limitW: number
  until: number
  recurring: boolean
}

interface Options {
  is16: boolean
  ratedW?: number
}

/** A pile that keeps what it is told, as the standard says, and charges as much as that allows. */
export class ForeignPile {
  readonly held = new Map<number, Held>()
  readonly at: ChargePoint
  readonly client: ReturnType<typeof testPile>
  transactionId: string | number = ''
  readonly #gateway: TestGateway
  readonly #is16: boolean
  readonly #ratedW: number
  #isCharging = false
  #charges = 0
  #seqNo = 0
  #meterWh = 0

  constructor(gateway: TestGateway, at: ChargePoint, { is16, ratedW = 120_000 }: Options) {
    this.at = at
    this.#gateway = gateway
    this.#is16 = is16
    this.#ratedW = ratedW
    this.client = testPile(gateway.url, at.code, { protocols: [is16 ? 'ocpp1.6' : 'ocpp2.0.1'] })
    this.client.handle('SetChargingProfile', async ({ params = {} }) => {
      const profile = (is16 ? params.csChargingProfiles : params.chargingProfile) as Record<string, unknown>
      const [schedule] = [profile.chargingSchedule].flat() as {
        chargingSchedulePeriod: { limit: number }[]
      }[]
      const isOfCharge = profile.chargingProfilePurpose === 'TxProfile'
      if (isOfCharge && !this.#isCharging) return { status: 'Rejected' }
      this.held.set(Number(profile.chargingProfileId ?? profile.id), {
        purpose: String(profile.chargingProfilePurpose),
        stackLevel: Number(profile.stackLevel),
        connector: Number(params.connectorId ?? params.evseId),
        limitW: schedule?.chargingSchedulePeriod[0]?.limit ?? 0,
        until: profile.validTo ? Date.parse(String(profile.validTo)) : Number.POSITIVE_INFINITY,
        recurring: profile.chargingProfileKind === 'Recurring',
      })
      return { status: 'Accepted' }
    })
    this.client.handle('ClearChargingProfile', async ({ params = {} }) => ({
      status: this.#clear(params) ? 'Accepted' : 'Unknown',
    }))
  }

  /** What its car takes: the transaction's profile, else the default one, never more than the pile may. */
  get drawnW(): number {
    const of = (...purposes: string[]) => this.profile(...purposes)?.limitW ?? Number.POSITIVE_INFINITY
    const own = this.profile('TxProfile')?.limitW ?? of('TxDefaultProfile')
    return Math.min(this.#ratedW, own, of('ChargePointMaxProfile', 'ChargingStationMaxProfile'))
  }

  /** The profile of a purpose that counts: the one of the highest level. */
  profile(...purposes: string[]): Held | undefined {
    const valid = [...this.held.values()].filter(
      ({ purpose, until }) => purposes.includes(purpose) && until > this.#gateway.clock.now,
    )
    return valid.sort((a, b) => b.stackLevel - a.stackLevel)[0]
  }

  get time() {
    return new Date(this.#gateway.clock.now).toISOString()
  }

  async start(card: string): Promise<void> {
    this.#isCharging = true
    this.#charges += 1
    if (this.#is16) {
      const start = { connectorId: 1, idTag: card, meterStart: this.#meterWh, timestamp: this.time }
      const answer = (await this.client.call('StartTransaction', start)) as { transactionId: number }
      this.transactionId = answer.transactionId
    } else {
      this.transactionId = `tx${this.#charges}-${this.at.code}`.slice(0, 36)
      await this.#event('Started', 'Authorized', { idToken: { idToken: card, type: 'ISO14443' } })
    }
  }

  /** A minute at the power that it may take. */
  async meter(): Promise<void> {
    this.#meterWh += Math.round(this.drawnW / 60)
    const [W, Wh] = [this.drawnW, this.#meterWh]
    const power = { measurand: 'Power.Active.Import' }
    const energy = { measurand: 'Energy.Active.Import.Register' }
    if (!this.#is16) {
      const sampledValue = [
        { value: W, ...power },
        { value: Wh, ...energy },
      ]
      return this.#event('Updated', 'MeterValuePeriodic', {
        meterValue: [{ timestamp: this.time, sampledValue }],
      })
    }
    const sampledValue = [
      { value: String(W), ...power },
      { value: String(Wh), ...energy },
    ]
    const meterValue = [{ timestamp: this.time, sampledValue }]
    await this.client.call('MeterValues', {
      connectorId: 1,
      transactionId: Number(this.transactionId),
      meterValue,
    })
  }

  /** A minute later: the car has taken all that it may, and that is said. */
  async metered(): Promise<number> {
    this.#gateway.clock.now += MINUTE
    await this.meter()
    return this.drawnW
  }

  /** The profiles of the charge end with it. */
  async stop(): Promise<void> {
    this.#isCharging = false
    for (const [id, { purpose }] of this.held) if (purpose === 'TxProfile') this.held.delete(id)
    const [meterStop, timestamp] = [this.#meterWh, this.time]
    if (!this.#is16) {
      const sampledValue = [{ value: meterStop, measurand: 'Energy.Active.Import.Register' }]
      return this.#event('Ended', 'StopAuthorized', { meterValue: [{ timestamp, sampledValue }] })
    }
    const transactionId = Number(this.transactionId)
    await this.client.call('StopTransaction', { transactionId, meterStop, timestamp, reason: 'Local' })
  }

  /** What fits all that is named goes. */
  #clear(params: Record<string, unknown>): boolean {
    const { evseId, chargingProfilePurpose } = Object(params.chargingProfileCriteria)
    const id = params.id ?? params.chargingProfileId
    const connector = params.connectorId ?? evseId
    const purpose = params.chargingProfilePurpose ?? chargingProfilePurpose
    const before = this.held.size
    for (const [key, held] of this.held)
      if (
        (id === undefined || key === id) &&
        (connector === undefined || held.connector === connector) &&
        (purpose === undefined || held.purpose === purpose)
      )
        this.held.delete(key)
    return this.held.size < before
  }

  async #event(eventType: string, triggerReason: string, more: object): Promise<void> {
    this.#seqNo = eventType === 'Started' ? 0 : this.#seqNo + 1
    const transactionInfo = { transactionId: String(this.transactionId), chargingState: 'Charging' }
    const event = { eventType, triggerReason, seqNo: this.#seqNo, timestamp: this.time, transactionInfo }
    await this.client.call('TransactionEvent', { ...event, evse: { id: 1, connectorId: 1 }, ...more })
  }
}
