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

export interface ForeignPileOptions {
  is16: boolean
  ratedW?: number
  /** It reports its energy register and nothing else. */
  energyOnly?: boolean
  /** The settings of its smart charging, as its version names them; without, it knows no such keys. */
  settings?: Readonly<Record<string, string>>
  /** What it takes: limits in other terms are rejected. */
  takes?: { unit: 'W' | 'A'; maxLevel: number; maxPeriods?: number } | 'nothing'
}

/** Its guns are of direct current, up to 1,000 V: what an ampere may be worth. */
const WATTS_PER_AMPERE = 1_000

/** A pile that keeps what it is told, as the standard says, and charges as much as that allows. */
export class ForeignPile {
  readonly held = new Map<number, Held>()
  readonly at: ChargePoint
  readonly client: ReturnType<typeof testPile>
  transactionId: string | number = ''
  readonly #gateway: TestGateway
  readonly #is16: boolean
  readonly #ratedW: number
  readonly #energyOnly: boolean
  /** The calls about limits that it has received. */
  readonly received: { action: string; unit?: string; stackLevel?: number; accepted?: boolean }[] = []
  settings: Readonly<Record<string, string>>
  takes: ForeignPileOptions['takes']
  #isCharging = false
  #charges = 0
  #seqNo = 0
  #meterWh = 0

  constructor(gateway: TestGateway, at: ChargePoint, options: ForeignPileOptions) {
    const { is16, ratedW = 120_000, energyOnly = false, settings = {}, takes } = options
    this.at = at
    this.#gateway = gateway
    this.#is16 = is16
    this.#ratedW = ratedW
    this.#energyOnly = energyOnly
    this.settings = settings
    this.takes = takes
    this.client = testPile(gateway.url, at.code, { protocols: [is16 ? 'ocpp1.6' : 'ocpp2.0.1'] })
    this.client.handle('SetChargingProfile', async ({ params = {} }) => {
      const profile = (is16 ? params.csChargingProfiles : params.chargingProfile) as Record<string, unknown>
      const [schedule] = [profile.chargingSchedule].flat() as {
        chargingRateUnit: 'W' | 'A'
        chargingSchedulePeriod: { limit: number }[]
      }[]
      const isOfCharge = profile.chargingProfilePurpose === 'TxProfile'
      const unit = schedule?.chargingRateUnit ?? 'W'
      const stackLevel = Number(profile.stackLevel)
      const accepted =
        (!isOfCharge || this.#isCharging) &&
        this.#takes(unit, stackLevel, schedule?.chargingSchedulePeriod.length ?? 0)
      this.received.push({ action: 'SetChargingProfile', unit, stackLevel, accepted })
      if (!accepted) return { status: 'Rejected' }
      this.held.set(Number(profile.chargingProfileId ?? profile.id), {
        purpose: String(profile.chargingProfilePurpose),
        stackLevel,
        connector: Number(params.connectorId ?? params.evseId),
        limitW: (schedule?.chargingSchedulePeriod[0]?.limit ?? 0) * (unit === 'A' ? WATTS_PER_AMPERE : 1),
        until: profile.validTo ? Date.parse(String(profile.validTo)) : Number.POSITIVE_INFINITY,
        recurring: profile.chargingProfileKind === 'Recurring',
      })
      return { status: 'Accepted' }
    })
    this.client.handle('GetConfiguration', async ({ params = {} }) => {
      const keys = (params.key ?? Object.keys(this.settings)) as string[]
      if (keys.some((key) => key.startsWith('Charg'))) this.received.push({ action: 'GetConfiguration' })
      const isKnown = (key: string) => Object.hasOwn(this.settings, key)
      return {
        configurationKey: keys
          .filter(isKnown)
          .map((key) => ({ key, readonly: true, value: this.settings[key] })),
        unknownKey: keys.filter((key) => !isKnown(key)),
      }
    })
    this.client.handle('GetVariables', async ({ params = {} }) => {
      const data = params.getVariableData as { component: { name: string }; variable: { name: string } }[]
      const isOfLimits = data.some(({ component }) => component.name === 'SmartChargingCtrlr')
      if (isOfLimits) this.received.push({ action: 'GetVariables' })
      return {
        getVariableResult: data.map(({ component, variable }) => {
          const value = this.settings[`${component.name}.${variable.name}`]
          return value === undefined
            ? { component, variable, attributeStatus: 'UnknownVariable' }
            : { component, variable, attributeStatus: 'Accepted', attributeValue: value }
        }),
      }
    })
    this.client.handle('ClearChargingProfile', async ({ params = {} }) => ({
      status: this.#clear(params) ? 'Accepted' : 'Unknown',
    }))
  }

  #takes(unit: string, stackLevel: number, periods: number): boolean {
    if (this.takes === undefined) return true
    if (this.takes === 'nothing') return false
    const { unit: own, maxLevel, maxPeriods = 24 } = this.takes
    return unit === own && stackLevel <= maxLevel && periods <= maxPeriods
  }

  /** It has been switched off and on: what it held is gone. */
  async reboot(): Promise<void> {
    this.held.clear()
    const about = { vendor: 'Foreign', model: 'F1' }
    if (this.#is16)
      await this.client.call('BootNotification', {
        chargePointVendor: about.vendor,
        chargePointModel: about.model,
      })
    else
      await this.client.call('BootNotification', {
        reason: 'PowerUp',
        chargingStation: { vendorName: about.vendor, model: about.model },
      })
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
      const sampledValue = [...(this.#energyOnly ? [] : [{ value: W, ...power }]), { value: Wh, ...energy }]
      return this.#event('Updated', 'MeterValuePeriodic', {
        meterValue: [{ timestamp: this.time, sampledValue }],
      })
    }
    const sampledValue = [
      ...(this.#energyOnly ? [] : [{ value: String(W), ...power }]),
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
