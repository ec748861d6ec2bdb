import type { Now, PacedClock } from '../clock.ts'
import { advance, authorized, isDue, type Step, stopped } from '../pile/advance.ts'
import { begin, resumedKey } from '../pile/beginning.ts'
import type { GunAnswer, Obeyed } from '../pile/commands.ts'
import type { Fact } from '../pile/facts.ts'
import { type Gun, isCharging, type Surroundings, shown, troubleOf } from '../pile/gun.ts'
import type { NetworkPlan, PilePlan } from '../plan.ts'
import { absurdReadings } from '../protocol/absurd-readings.ts'
import type { Configuration } from '../protocol/configuration.ts'
import { energyAlone } from '../protocol/energy-alone.ts'
import { ocpp16 } from '../protocol/ocpp16.ts'
import { ocpp21, ocpp201 } from '../protocol/ocpp201.ts'
import type { Call, Nameplate, Protocol } from '../protocol/protocol.ts'
import type { Payload } from '../protocol/read.ts'
import { configurationOf } from '../protocol/settings.ts'
import { hash, hashName, Random } from '../random.ts'
import { Connection } from './connection.ts'
import { Outbox } from './outbox.ts'
import type { Pile } from './pile.ts'
import { PileCommands } from './pile-commands.ts'
import { Reach } from './reach.ts'
import { Session } from './session.ts'
import { surroundingsOf } from './surroundings.ts'
import { Transactions } from './transactions.ts'

/** So much can be due at once after a long silence. */
const MAX_STEPS = 400

export interface PileWatcher {
  /** A call goes out. */
  tells?(code: string, call: Call): void
  /** A call was not answered, or by an error. */
  fails?(code: string, call: Call, error: Error): void
  /** Something happens at a pile, whether or not it can be sent now. */
  happens?(code: string, fact: Fact): void
}

/** One charger: its guns, its connection, and what waits to be told. */
export class SimulatedPile implements Pile {
  readonly nameplate: Nameplate
  readonly configuration: Configuration
  readonly transactions: Transactions
  readonly random: Random
  readonly clock: PacedClock
  readonly plan: PilePlan
  guns: Gun[]
  isRetired = false
  readonly #protocol: Protocol
  readonly #outbox: Outbox
  readonly #connection: Connection
  readonly #commands: PileCommands
  readonly #around: Surroundings
  readonly #reach: Reach
  readonly #watcher: PileWatcher
  readonly #session: Session
  #later: { at: number; run: () => void }[] = []

  constructor(plan: PilePlan, network: NetworkPlan, clock: PacedClock, place: number, watcher: PileWatcher) {
    const { code, version, vendor, model, firmware, guns, password } = plan
    this.plan = plan
    this.clock = clock
    this.#watcher = watcher
    this.random = new Random(hash(network.seed, hashName(code)))
    this.nameplate = { code, vendor, model, firmware, serial: `SN${code}`.slice(0, 25) }
    this.configuration = configurationOf(version, guns.length, network)
    const spoken = { '1.6': ocpp16, '2.0.1': ocpp201, '2.1': ocpp21 }[version]
    const measured = network.measures === 'energy' ? energyAlone(spoken) : spoken
    this.#protocol = network.absurd ? absurdReadings(measured, network.absurd) : measured
    this.#around = surroundingsOf(network, this)
    const now = clock.now()
    this.guns = guns.map((gun) => begin(gun, this.#around, now))
    let named = 0
    const began = Math.floor(now.wall / 1_000).toString(36)
    this.transactions = new Transactions(() =>
      version === '1.6' ? undefined : `${code}-${began}-${++named}`,
    )
    for (const { connector, begins } of guns) {
      if (begins?.is !== 'charging') continue
      const { transactionId, startedAt } = begins.charge
      // Beyond what anybody can have sent of it before: no more than one message a second.
      this.transactions.resume(
        resumedKey(connector),
        transactionId,
        Math.ceil((now.wall - startedAt) / 1_000) + 1,
      )
    }
    this.#outbox = new Outbox({
      protocol: this.#protocol,
      transactions: this.transactions,
      isReady: () => this.isReady,
      send: (call) => this.#send(call),
      decided: (fact, isAccepted) => this.#decided(fact, isAccepted),
    })
    this.#commands = new PileCommands(this)
    this.#session = new Session(this, {
      boot: (reason) => this.#send(this.#protocol.boot(this.nameplate, reason)),
      begun: () => {
        this.tell(this.guns.map((gun) => this.statusOf(gun)))
        void this.#outbox.pump()
      },
    })
    const { subprotocol } = this.#protocol
    this.#connection = new Connection(
      {
        url: network.url,
        code,
        subprotocol,
        password,
        random: this.random,
        isTrusting: network.isTrusting ?? false,
      },
      {
        opened: () => void this.#session.open(),
        lost: () => this.#outbox.lost(),
        replaced: () => this.retire(),
        receive: (method, params) => this.#protocol.receive(method, params, this.#commands),
      },
    )
    this.#reach = new Reach(plan, network, place, this.random, now)
  }

  get isConnected(): boolean {
    return this.#connection.isOpen
  }

  /** The server listens to what is told. */
  get isReady(): boolean {
    return this.#session.isBooted && this.#connection.isOpen
  }

  get waiting(): number {
    return this.#outbox.size
  }

  get around(): Surroundings {
    return this.#around
  }

  /** Lets happen what is due. */
  tick(now: Now): void {
    if (this.isRetired) return
    const change = this.#reach.at(now)
    if (change === 'come') this.#connection.open()
    if (change === 'go') this.#connection.drop()
    const due = this.#later.filter(({ at }) => at <= now.wall)
    if (due.length > 0) this.#later = this.#later.filter(({ at }) => at > now.wall)
    for (const { run } of due) run()
    this.#commands.followProfiles(now)
    for (const gun of this.guns) {
      let current = gun
      for (let steps = 0; steps < MAX_STEPS && isDue(current, now); steps++) {
        current = this.take(advance(current, this.#around, now))
      }
    }
    if (this.isReady && this.#session.takeHeartbeat(now)) this.tell([{ kind: 'heartbeat' }])
  }

  /** Puts the gun of a step in its place, and tells what there is to tell; without a link that may go on at once. */
  take(step: Step): Gun {
    this.guns = this.guns.map((gun) => (gun.connector === step.gun.connector ? step.gun : gun))
    this.tell(step.facts)
    return this.guns.find(({ connector }) => connector === step.gun.connector) ?? step.gun
  }

  obeyed(step: Obeyed): GunAnswer {
    this.take(step)
    return step.answer
  }

  tell(facts: readonly Fact[]): void {
    for (const fact of facts) this.#watcher.happens?.(this.plan.code, fact)
    this.#outbox.push(facts)
  }

  statusOf(gun: Gun): Fact {
    const ts = Math.round(this.clock.now().wall)
    return { kind: 'status', connector: gun.connector, state: shown(gun), trouble: troubleOf(gun), ts }
  }

  after(ms: number, run: () => void): void {
    this.#later.push({ at: this.clock.now().wall + ms, run })
  }

  /** Ends its charges, goes away and boots. */
  restart(isHard: boolean): void {
    const now = this.clock.now()
    for (const gun of this.guns) {
      if (isCharging(gun)) this.take(stopped(gun, isHard ? 'hardReset' : 'softReset', this.#around, now))
    }
    this.after(1_500, () => {
      this.#session.restart()
      this.#connection.drop()
      this.after(3_000, () => this.#connection.open())
    })
  }

  boot(): void {
    this.#session.bootAgain()
  }

  reconnect(password: string): void {
    this.#connection.drop()
    this.#connection.setPassword(password)
    this.after(1_500, () => this.#connection.open())
  }

  /** Somebody else is this pile: it goes, and does not come back. */
  retire(): void {
    this.isRetired = true
    this.#connection.drop()
  }

  async close(): Promise<void> {
    this.isRetired = true
    await this.#connection.close()
  }

  async #send(call: Call): Promise<Payload> {
    this.#watcher.tells?.(this.plan.code, call)
    try {
      return await this.#connection.call(call.method, call.params)
    } catch (error) {
      this.#watcher.fails?.(this.plan.code, call, error as Error)
      throw error
    }
  }

  #decided(fact: Fact, isAccepted: boolean): void {
    if (fact.kind !== 'authorize' && fact.kind !== 'start') return
    const gun = this.guns.find(({ connector }) => connector === fact.connector)
    if (!gun) return
    const now = this.clock.now()
    if (fact.kind === 'authorize') this.take(authorized(gun, isAccepted, this.#around, now))
    else if (!isAccepted && isCharging(gun) && gun.phase.charge.key === fact.charge) {
      this.take(stopped(gun, 'refused', this.#around, now))
    }
  }
}
