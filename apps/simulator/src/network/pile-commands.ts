import { MINUTE } from '@ampdeck/api/time'
import type { Now } from '../clock.ts'
import { readingAt } from '../pile/charge.ts'
import type { GunAnswer } from '../pile/commands.ts'
import * as rules from '../pile/commands.ts'
import type { Fact, Reading } from '../pile/facts.ts'
import { type Gun, isCharging } from '../pile/gun.ts'
import type { Profile } from '../pile/limits.ts'
import type { Token } from '../plan.ts'
import type { InstalledCertificate, ObedientPile } from '../protocol/protocol.ts'
import type { Pile } from './pile.ts'
import { PowerLimits } from './power-limits.ts'
import { updateFirmware, uploadLog } from './upkeep.ts'

/** A pile as its server sees it: what it can be told to do. */
export class PileCommands implements ObedientPile {
  readonly #pile: Pile
  readonly #limits: PowerLimits
  #isRestarting = false
  listVersion = 0
  readonly certificates = new Map<string, InstalledCertificate>()

  constructor(pile: Pile) {
    this.#pile = pile
    this.#limits = new PowerLimits(pile)
  }

  get nameplate() {
    return this.#pile.nameplate
  }

  get configuration() {
    return this.#pile.configuration
  }

  get guns() {
    return this.#pile.guns.length
  }

  get isAc() {
    return this.#pile.guns[0]?.place.isAc ?? false
  }

  remoteStart({ connector, token, id, profile }: Parameters<ObedientPile['remoteStart']>[0]): GunAnswer {
    const { guns, around, clock } = this.#pile
    const gun = connector ? this.#gun(connector) : guns.find((one) => rules.canStart(one, token))
    if (!gun || this.#isRestarting) return 'Rejected'
    const remote = id === undefined ? {} : { id }
    const answer = this.#pile.obeyed(rules.remoteStart(gun, token, remote, around, clock.now()))
    if (answer === 'Accepted' && profile) this.addProfile({ ...profile, connector: gun.connector })
    return answer
  }

  remoteStop(transactionId: string): GunAnswer {
    const gun = this.#running(transactionId)
    if (!gun) return 'Rejected'
    return this.#pile.obeyed(rules.remoteStop(gun, this.#pile.around, this.#pile.clock.now()))
  }

  setOperative(connector: number, isOperative: boolean): GunAnswer {
    const { guns, around, clock } = this.#pile
    const asked = connector === 0 ? guns : guns.filter((gun) => gun.connector === connector)
    if (asked.length === 0) return 'Rejected'
    const answers = asked.map((gun) =>
      this.#pile.obeyed(rules.setOperative(gun, isOperative, around, clock.now())),
    )
    return answers.includes('Scheduled') ? 'Scheduled' : 'Accepted'
  }

  reset(isHard: boolean, isPatient: boolean): GunAnswer {
    if (this.#isRestarting) return 'Rejected'
    this.#isRestarting = true
    const isBusy = () => isPatient && this.#pile.guns.some(isCharging)
    const restart = () => {
      if (isBusy()) return this.#pile.after(MINUTE, restart)
      this.#isRestarting = false
      this.#pile.restart(isHard)
    }
    const answer = isBusy() ? 'Scheduled' : 'Accepted'
    // The answer goes out before the connection does.
    this.#pile.after(500, restart)
    return answer
  }

  changePassword(password: string): void {
    // The answer goes out before the connection does.
    this.#pile.after(500, () => this.#pile.reconnect(password))
  }

  unlock(connector: number): GunAnswer | undefined {
    const gun = this.#gun(connector)
    return gun && this.#pile.obeyed(rules.unlock(gun, this.#pile.around, this.#pile.clock.now()))
  }

  reserve(connector: number, reservation: { id: number; token: Token; expiry: number }): GunAnswer {
    const gun = this.#gun(connector) ?? this.#pile.guns.find(({ phase }) => phase.is === 'free')
    if (!gun) return 'Occupied'
    return this.#pile.obeyed(rules.reserve(gun, reservation, this.#pile.around, this.#pile.clock.now()))
  }

  cancelReservation(id: number): GunAnswer {
    const gun = this.#pile.guns.find(({ reservation }) => reservation?.id === id)
    if (!gun) return 'Rejected'
    return this.#pile.obeyed(rules.cancelReservation(gun, this.#pile.around, this.#pile.clock.now()))
  }

  addProfile(profile: Profile): void {
    this.#limits.add(profile)
  }

  clearProfiles(matches: (profile: Profile) => boolean): boolean {
    return this.#limits.clear(matches)
  }

  limitOf(connector: number): number {
    return this.#limits.of(connector)
  }

  followProfiles(now: Now): void {
    this.#limits.follow(now)
  }

  trigger(message: string, connector: number | undefined): boolean {
    const guns = this.#pile.guns.filter((gun) => !connector || gun.connector === connector)
    const facts: Readonly<Record<string, () => Fact[]>> = {
      StatusNotification: () => guns.map((gun) => this.#pile.statusOf(gun)),
      MeterValues: () => guns.map((gun) => this.#meterNow(gun)),
      TransactionEvent: () => guns.filter(isCharging).map((gun) => this.#meterNow(gun)),
      Heartbeat: () => [{ kind: 'heartbeat' }],
      FirmwareStatusNotification: () => [{ kind: 'firmware', status: 'Idle', requestId: undefined }],
      DiagnosticsStatusNotification: () => [{ kind: 'log', status: 'Idle', requestId: undefined }],
      LogStatusNotification: () => [{ kind: 'log', status: 'Idle', requestId: undefined }],
    }
    if (message === 'BootNotification') {
      this.#pile.after(100, () => this.#pile.boot())
      return true
    }
    const told = guns.length > 0 && Object.hasOwn(facts, message) ? facts[message]?.() : undefined
    if (told) this.#pile.tell(told)
    return told !== undefined
  }

  updateFirmware(request: Parameters<ObedientPile['updateFirmware']>[0]): void {
    updateFirmware(this.#pile, request)
  }

  reportInventory(requestId: number): void {
    const { configuration } = this.#pile
    const entries = configuration.keys().map((key) => {
      const { value = '', isReadOnly = false } = configuration.get(key) ?? {}
      return { key, value, isReadOnly }
    })
    // The answer goes out first.
    this.#pile.after(200, () => this.#pile.tell([{ kind: 'inventory', requestId, entries }]))
  }

  uploadLog(request: Parameters<ObedientPile['uploadLog']>[0]): string {
    return uploadLog(this.#pile, request)
  }

  isRunning(transactionId: string): boolean {
    return this.#running(transactionId) !== undefined
  }

  waiting(): number {
    return this.#pile.waiting
  }

  #gun(connector: number): Gun | undefined {
    return this.#pile.guns.find((gun) => gun.connector === connector)
  }

  #running(transactionId: string) {
    const key = this.#pile.transactions.keyOf(transactionId)
    return this.#pile.guns.filter(isCharging).find(({ phase }) => phase.charge.key === key)
  }

  #meterNow(gun: Gun): Fact {
    const now = this.#pile.clock.now()
    const { connector } = gun
    if (!isCharging(gun)) return { kind: 'idleMeter', connector, reading: this.#idleReading(gun, now) }
    const { charge } = gun.phase
    const reading = readingAt(charge, gun.meterWh, now)
    const { key, isSuspended } = charge
    return { kind: 'meter', connector, charge: key, reading, isQuarterHour: false, isSuspended }
  }

  #idleReading({ meterWh }: Gun, { wall }: Now): Reading {
    return { ts: Math.round(wall), meterWh, W: 0, V: 0, A: 0, soc: null, tempC: 28 }
  }
}
