import { performance } from 'node:perf_hooks'
import { createRPCError } from 'ocpp-rpc'
import type RpcServerClient from 'ocpp-rpc/lib/server-client'
import type { Logger } from 'pino'
import type { Platform } from '../../database/platform.ts'
import type { ChargePoint, Charging } from '../../device/charge-point.ts'
import type { CallLimit, PileAnswer, PileRequest, SingleRequest } from '../../device/pile-request.ts'
import { isDatabaseAway } from '../../foundation/database-away.ts'
import {
  gunState,
  keepPowerTerms,
  lastSeqNo,
  nameplateOf,
  recordFacts,
  recordUpload,
  wattsPerAmpereAt,
} from '../admission/charge-point.store.ts'
import { recordCertificate } from '../admission/issued-certificate.ts'
import type { PileCa } from '../admission/pile-ca.ts'
import { changePassword } from '../admission/pile-password.ts'
import { contractsAt } from '../contract/contracts.ts'
import { correctErrors } from '../frame/call-error.ts'
import { hasMoreValues, isKeepable, isSuspect, keepable } from '../frame/frame.ts'
import type { FrameLog } from '../frame/frame-log.ts'
import { insideOf, repairFrames } from '../frame/incoming.ts'
import type { Protocol, UpwardCall } from '../frame/protocol.ts'
import { recordFrames } from '../frame/recorder.ts'
import { answerOf, type DownwardCall, failedAnswer } from '../translation/answer.ts'
import { type Checks, payloadChecks } from '../translation/check.ts'
import { inventories } from '../translation/inventory.ts'
import type { Link } from '../translation/link.ts'
import { withMeaning } from '../translation/meaning.ts'
import { upward16 } from '../v16/upward.ts'
import { upward21 } from '../v21/upward.ts'
import { upward201 } from '../v201/upward.ts'
import { pileClock } from './clock.ts'
import { costDisplay } from './cost-display.ts'
import { costSupport } from './cost-support.ts'
import { downwardOf } from './downward.ts'
import { takeAtPace, type Waiting } from './flow.ts'
import { lateAnswers } from './late-answers.ts'
import { meterKeys } from './meter-keys.ts'
import { oneByOne } from './one-by-one.ts'
import { powerSender } from './power-sender.ts'
import { costRules, readSettings } from './read-settings.ts'
import { setEach } from './set-each.ts'
import { type Held, untilStored } from './until-stored.ts'

/** More values than a day's samples have; each may have a fault to be named. */
const MAX_VALUES = 400_000
const LARGE_FRAME = 262_144
/** A pile that does not tell its state within this time after it connected or started is asked. */
const QUIET_MS = 10_000
const REFRESH_LIMIT_MS = 10_000
const PONG_LIMIT_MS = 3_000
/** A pile writes a certificate to its memory before it answers. */
const CERTIFICATE_LIMIT_MS = 60_000
/** What has come of an inventory is an answer only while somebody still waits for it. */
const INVENTORY_MARGIN_MS = 500
/** This process has not been given the server that another one knows. */
const NO_FTP = { status: 'error', code: 'log.noFtp', description: 'PILE_LOG_FTP is not set' } as const

type Payload = Record<string, unknown>
const upward = { 'ocpp1.6': upward16, 'ocpp2.0.1': upward201, 'ocpp2.1': upward21 } as const

export interface ConnectionTools {
  platform: Platform
  charging: Charging
  log: FrameLog
  logger: Pick<Logger, 'error'>
  heartbeatS: number
  held: Held
  waiting: Waiting
  /** Signs the certificates of piles. */
  ca?: Promise<PileCa> | undefined
  /** Where piles bring log files that are not for this server. */
  pileLogFtp?: URL | undefined
}

interface Arrival {
  at: ChargePoint
  protocol: Protocol
  address: string
}

/** The link to one pile: its calls are translated and done one after the other, and so is what is asked of it. */
export class Connection {
  /** Names it among all connections of all processes; 0 until it is claimed. */
  id = 0
  readonly at: ChargePoint
  readonly protocol: Protocol
  /** Whether the database knows of this connection, and the charging service. */
  isClaimed = false
  wasClaimed = false
  isOnline = false
  lastSeen: number
  /** The pile has sent a frame, a ping or a pong; the link has ended. */
  onSign: () => void = () => undefined
  onClose: (code: number) => void = () => undefined
  /** Where the pile comes from, and where the one that has taken its place does. */
  readonly address: string
  replacedBy: string | undefined
  /** How far the pile's clock is off. */
  readonly clock = pileClock()
  /** What the pile says, in its order. */
  readonly calls = oneByOne()
  /** What is asked of it. */
  readonly #requests = oneByOne()
  readonly #client: RpcServerClient
  readonly #tools: ConnectionTools
  readonly #checks: Checks
  readonly #inventories = inventories()
  readonly #costs: ReturnType<typeof costDisplay>
  readonly #meterKeys: ReturnType<typeof meterKeys>
  readonly #late: ReturnType<typeof lateAnswers>
  #lastRequestId = 0
  /** What the call says that is being done. */
  #params: unknown
  /** The frame at hand; it may have a text that no database keeps. */
  #frame = ''
  #isSuspect = false
  readonly #stored: ReturnType<typeof untilStored>
  readonly #flow: ReturnType<typeof takeAtPace>
  readonly #power: ReturnType<typeof powerSender>
  #quiet: NodeJS.Timeout | undefined

  constructor(client: RpcServerClient, { at, protocol, address }: Arrival, tools: ConnectionTools) {
    const { platform, log } = tools
    this.at = at
    this.protocol = protocol
    this.address = address
    this.lastSeen = platform.now()
    this.#client = client
    this.#tools = tools
    this.#stored = untilStored(tools.held)
    this.#power = powerSender({
      is16: protocol === 'ocpp1.6',
      wattsPerAmpere: (connector) => wattsPerAmpereAt(platform.db, at, connector),
      keep: (terms) => keepPowerTerms(platform.db, at, terms),
    })

    this.#flow = takeAtPace(client, tools.waiting)
    this.#costs = this.#costsOf(tools)
    this.#meterKeys = meterKeys({
      at,
      protocol,
      read: (keys) => this.#read(keys),
      keep: (key) => tools.charging.meterKey(at, key),
    })

    const known = this.#upward()
    repairFrames(client, (text) => recorder.note(undefined, text))
    correctErrors(client, protocol)
    // The library closes links without waiting; a socket that fails meanwhile must not end the process.
    const close = client.close.bind(client)
    client.close = (options) => close(options).catch(() => undefined)
    const isKnown = (action: string) => Object.hasOwn(known, action)
    const recorder = recordFrames(client, { at, protocol, platform, log, isKnown })
    this.#checks = payloadChecks(protocol, recorder)
    this.#late = lateAnswers(client)
    client.on('message', ({ message, outbound }: { message: string; outbound: boolean }) => {
      if (outbound) return
      this.#frame = message
      this.#isSuspect = isSuspect(message)
      this.#flow.received()
      this.onSign()
    })
    for (const sign of ['ping', 'pong'] as const) insideOf(client)._ws.on(sign, () => this.onSign())
    for (const [action, call] of Object.entries(known)) this.#handle(action, call)
    this.#askIfQuiet()
    client.once('close', ({ code }: { code: number }) => {
      clearTimeout(this.#quiet)
      this.onClose(code)
    })
  }

  /** Ends the link with a reason; a pile that does not hear it is cut off. */
  async close(code: number, reason: string): Promise<void> {
    this.#flow.end()
    await this.#client.close({ code, reason })
  }

  /** Whether calls of the pile wait here, behind which its signs of life cannot be read. */
  get isPaused(): boolean {
    return this.#flow.isPaused
  }

  cutOff(): void {
    this.#client.handshake.request.socket.destroy()
  }

  /** Asks the pile once; what it was put back into service it is then asked to show. */
  async ask(request: PileRequest, { timeoutMs, onLate }: CallLimit): Promise<PileAnswer> {
    const follow = (answer: PileAnswer) => {
      if (request.kind === 'availability' && request.operative && answer.status === 'accepted')
        void (request.connector === 0 ? this.#refreshAll() : this.#refresh(request.connector))
      return answer
    }
    const late = onLate && ((answer: PileAnswer) => onLate(follow(answer)))
    return follow(await this.#ask(request, { timeoutMs, ...(late && { onLate: late }) }))
  }

  /** Requests wait for one another, as OCPP wants it; whose time is over by then is not sent. */
  #ask(request: PileRequest, { timeoutMs, onLate }: CallLimit): Promise<PileAnswer> {
    const until = performance.now() + timeoutMs
    return this.#requests.run(async () => {
      const left = Math.ceil(until - performance.now())
      if (left <= 0) return { status: 'timeout', wasSent: false }
      return this.#send(request, { timeoutMs: left, ...(onLate && { onLate }) })
    })
  }

  async #send(request: PileRequest, limit: CallLimit): Promise<PileAnswer> {
    if (request.kind === 'changePassword' && request.password === undefined)
      return changePassword(this.#tools.platform.db, this.at, (password) =>
        this.#send({ ...request, password }, limit),
      )
    // A late answer to one of several settings is no answer to the whole.
    if (request.kind === 'setConfigurations')
      return setEach(request.settings, limit.timeoutMs, (one, timeoutMs) => this.#send(one, { timeoutMs }))
    if (request.kind === 'log' && request.location === undefined) {
      const location = this.#tools.pileLogFtp?.href
      if (location === undefined) return NO_FTP
      return this.#send({ ...request, location }, limit)
    }
    const { timeoutMs, onLate } = limit
    // What is read on the way is no answer to the request.
    const send = (one: SingleRequest, leftMs: number) =>
      this.#call(one, { timeoutMs: leftMs, ...(onLate && one.kind === request.kind && { onLate }) })
    if (request.kind === 'setPower') return this.#power.set(request, timeoutMs, send)
    if (request.kind === 'remoteStart' && request.profile) {
      const { connector, profile } = request
      const until = performance.now() + timeoutMs
      const fitted = await this.#power.fitted(connector, profile, timeoutMs, send)
      const left = Math.ceil(until - performance.now())
      if (left <= 0) return { status: 'timeout', wasSent: false }
      return this.#call({ ...request, profile: fitted }, { ...limit, timeoutMs: left })
    }
    if (request.kind === 'compositeSchedule')
      return this.#call({ unit: this.#power.unit(), ...request }, limit)
    return this.#call(request, limit)
  }

  async #call(request: SingleRequest, { timeoutMs: callTimeoutMs, onLate }: CallLimit): Promise<PileAnswer> {
    const nextRequestId = () => {
      this.#lastRequestId += 1
      return this.#lastRequestId
    }
    const call = downwardOf(this.protocol, request, nextRequestId)
    if (!call) return { status: 'notSupported', detail: null }
    const until = performance.now() + callTimeoutMs
    const inventory = call.inventory === undefined ? undefined : this.#inventories.expect(call.inventory)
    const late = this.#late.next()
    try {
      this.#checks.sent(call.action, 'req', call.payload)
      const detail = await this.#client.call(call.action, call.payload, { callTimeoutMs })
      const answer = this.#meant(request, call, detail)
      // Where there is nothing, nothing follows.
      const follows = answer.status === 'accepted' && Object(detail).status === 'Accepted'
      if (!inventory || !follows) return keepable(answer)
      const { items, isWhole } = await inventory.all(until - performance.now() - INVENTORY_MARGIN_MS)
      const list = { [call.listName ?? 'reportData']: items, isWhole }
      return keepable({ ...answer, detail: { ...Object(detail), ...list } })
    } catch (error) {
      const answer = failedAnswer(error)
      if (answer.status === 'timeout' && onLate)
        late.wait((said) => onLate(this.#lateAnswer(request, call, said)))
      return keepable(answer)
    } finally {
      inventory?.close()
    }
  }

  /** What the pile says of some of its settings. */
  #read(keys: readonly string[]) {
    const { db, now } = this.#tools.platform
    const ask = (request: PileRequest, timeoutMs: number) => this.#ask(request, { timeoutMs })
    return readSettings({ db, now, at: this.at, ask }, keys)
  }

  #costsOf({ platform: { db, now }, charging }: ConnectionTools) {
    const { at, protocol } = this
    const support = costSupport({
      protocol,
      now,
      read: (keys) => this.#read(keys),
      rules: () => costRules(db, at.sellerId),
    })
    const recordRefusal = (costRefusal: string | null) =>
      recordFacts(db, at, { costRefusal, costRefusalTime: costRefusal === null ? null : now() })
    return costDisplay({
      protocol,
      support,
      now,
      cost: (of) => charging.cost(at, of),
      ask: (request, timeoutMs) => this.#ask(request, { timeoutMs }),
      recordRefusal,
    })
  }

  /** What the payload of an answer comes to. */
  #meant(request: SingleRequest, { action, answerOf: ownAnswerOf }: DownwardCall, detail: unknown) {
    this.#checks.received(action, 'conf', detail)
    return withMeaning(request, ownAnswerOf?.(detail) ?? answerOf(detail))
  }

  #lateAnswer(
    request: SingleRequest,
    call: DownwardCall,
    said: { detail: unknown } | { error: unknown },
  ): PileAnswer {
    try {
      if ('error' in said) throw said.error
      return keepable(this.#meant(request, call, said.detail))
    } catch (error) {
      return keepable(failedAnswer(error))
    }
  }

  #upward(): Record<string, UpwardCall> {
    const { platform, charging, heartbeatS, ca } = this.#tools
    const { at } = this
    const remark = (text: string) => this.#checks.noted(this.#params, text)
    const contracts = contractsAt(platform, at, remark)
    const link: Link = {
      at,
      charging,
      heartbeatS,
      now: platform.now,
      record: async (facts) => {
        const logTime = facts.logStatus && { logTime: platform.now() }
        await recordFacts(platform.db, at, { ...facts, ...logTime })
        if (facts.logStatus) await recordUpload(platform, at, facts.logStatus)
      },
      nameplate: () => nameplateOf(platform.db, at),
      gun: (connector) => gunState(platform.db, at, connector),
      lastSeqNo: (transactionId, startedAt) => lastSeqNo(platform.db, at, transactionId, startedAt),
      remark,
      contracts,
      inventory: (part) => this.#inventories.add(part),
      costs: this.#costs,
      readMeterKeys: () => this.#meterKeys.want(),
      refresh: (connector) => void this.#refresh(connector),
      // The pile waits for the answer to its call first.
      refreshAll: () => void setImmediate(() => void this.#refreshAll()),
      signCertificate: ca && (async (csr) => this.#signCertificate(await ca, csr)),
      signV2g: async (csr, requestId) => {
        const chain = await contracts.signForPile(csr)
        if (chain === undefined) return 'Rejected'
        this.#sendCertificate({
          kind: 'certificateSigned',
          use: 'v2g',
          chain,
          ...(requestId && { requestId }),
        })
        return 'Accepted'
      },
    }
    return upward[this.protocol](link)
  }

  #handle(action: string, call: UpwardCall) {
    this.#client.handle(action, async ({ params: sent }) => {
      const frame = this.#frame
      const params = payloadOf(action, sent)
      if (frame.length > LARGE_FRAME && hasMoreValues(params, MAX_VALUES))
        throw createRPCError('FormatViolation', `a message has ${MAX_VALUES} values at most`)
      this.#checks.received(action, 'req', params)
      if (this.#isSuspect && !isKeepable(params))
        throw createRPCError('PropertyConstraintViolation', 'a text has a zero or half a character')
      if (action === 'StatusNotification') clearTimeout(this.#quiet)
      // A pile that has started tells its state of itself, or is asked.
      if (action === 'BootNotification') this.#askIfQuiet()
      if (action === 'Heartbeat') return call(params as never, frame)
      if (this.#stored.refuses(action)) throw createRPCError('InternalError')
      const release = this.#flow.take(frame.length)
      const received = this.#tools.platform.now()
      return this.calls
        .run(async () => {
          this.#params = params
          const skewMs = this.#hear(action, params as Payload, received)
          const answer = await this.#stored.run(action, async () => {
            if (skewMs !== undefined) await this.#tools.charging.clockMeasured(this.at, skewMs)
            // With its times by the server's clock: the pile's own may be wrong.
            return call(this.clock.corrected(params) as never, frame)
          })
          this.#checks.sent(action, 'conf', answer)
          setImmediate(() => void this.#afterwards(action))
          return answer
        })
        .catch((error: unknown) => this.#failed(action, params, error))
        .finally(release)
    })
  }

  /** Measures the pile's clock by a message; gives the difference where it changed notably. */
  #hear(action: string, params: Payload, received: number): number | undefined {
    if (action === 'BootNotification') {
      this.clock.restarted()
      this.#power.restarted()
    }
    return this.clock.hear(action, params, received)
  }

  /** What follows from a call that was answered. */
  async #afterwards(action: string): Promise<void> {
    try {
      await this.#costs.flush()
      await this.#meterKeys.flush()
    } catch (err) {
      const subject = { err, pile: this.at.code, action }
      if (!isDatabaseAway(err)) this.#tools.logger.error(subject, 'what follows from a call of a pile')
    }
  }

  /** What the pile did wrong it is told; what went wrong here is for the log. */
  #failed(action: string, payload: unknown, error: unknown): never {
    if (error instanceof Error && 'rpcErrorCode' in error) {
      this.#checks.refused(payload, error)
      throw error
    }
    const subject = { err: error, pile: this.at.code, action }
    if (!isDatabaseAway(error)) this.#tools.logger.error(subject, 'a call of a pile could not be done')
    throw createRPCError('InternalError')
  }

  async #signCertificate(ca: PileCa, csr: string): Promise<'Accepted' | 'Rejected'> {
    const { platform } = this.#tools
    const signed = await ca.sign(csr, this.at.code, platform.now())
    if (!signed) return 'Rejected'
    this.#sendCertificate({ kind: 'certificateSigned', chain: signed.chain }, () =>
      recordCertificate(platform, this.at, signed),
    )
    return 'Accepted'
  }

  #askIfQuiet(): void {
    clearTimeout(this.#quiet)
    this.#quiet = setTimeout(() => void this.#refreshAll(), QUIET_MS)
  }

  /** Whether the pile answers a ping; one whose calls wait here is there. */
  async answers(): Promise<boolean> {
    if (this.isPaused) return true
    const { _ws: ws } = insideOf(this.#client)
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const timer = setTimeout(() => resolve(false), PONG_LIMIT_MS)
    ws.once('pong', () => resolve(true))
    ws.ping()
    const isThere = await promise
    clearTimeout(timer)
    return isThere
  }

  /** Sends what the pile has asked for, once its request is answered: it waits for that first. */
  #sendCertificate(request: PileRequest, taken: () => Promise<void> = async () => undefined): void {
    const send = async () => {
      const { status } = await this.ask(request, { timeoutMs: CERTIFICATE_LIMIT_MS })
      // A pile that did not get it asks again, as the standard wants it.
      if (status === 'accepted') await taken()
    }
    setImmediate(() =>
      send().catch((err: unknown) => this.#tools.logger.error({ err }, 'a certificate was not sent')),
    )
  }

  async #refreshAll(): Promise<void> {
    for (const { connector } of this.at.guns) {
      const { status } = await this.#refresh(connector)
      if (status !== 'accepted') return
    }
  }

  #refresh(connector: number): Promise<PileAnswer> {
    const request = { kind: 'trigger', message: 'StatusNotification', connector } as const
    return this.#ask(request, { timeoutMs: REFRESH_LIMIT_MS })
  }
}

/** One payload in a list is meant as it is; a call that says nothing may bring none. */
function payloadOf(action: string, sent: unknown): unknown {
  const [first, ...more] = Array.isArray(sent) ? sent : [sent]
  if (more.length > 0) return sent
  return action === 'Heartbeat' ? (first ?? {}) : first
}
