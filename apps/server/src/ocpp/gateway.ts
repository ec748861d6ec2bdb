import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { RPCServer } from 'ocpp-rpc'
import type RpcServerClient from 'ocpp-rpc/lib/server-client'
import type { Logger } from 'pino'
import type { Platform } from '../database/platform.ts'
import type { ProcessNumber } from '../database/process-number.ts'
import type { ChargePoint, Charging } from '../device/charge-point.ts'
import type { Piles } from '../device/pile-request.ts'
import type { Listener } from '../events/listener.ts'
import type { IsTrusted } from '../foundation/client-address.ts'
import { isDatabaseAway } from '../foundation/database-away.ts'
import { admit, type Entrant, OFFER, type Refused } from './admission/admission.ts'
import { passwordCheck } from './admission/pile-password.ts'
import { Connection } from './connection/connection.ts'
import { MAX_FRAME, PING_EVERY_MS } from './connection/flow.ts'
import { keepRegister } from './connection/register.ts'
import { openFrameLog } from './frame/frame-log.ts'
import { refusedConnections } from './frame/metrics.ts'
import { type Protocol, protocols } from './frame/protocol.ts'

/** Bad frames in a row after which a link is ended. */
const MAX_BAD_FRAMES = 50
/** How long piles may take to hear that the server stops. */
const LAST_MS = 1_000
/** A charger that is refused comes again every few seconds; its operator is told so often. */
const REPORT_EVERY_MS = 60_000
const MAX_HEADER = 100

interface Tools {
  platform: Platform
  process: Pick<ProcessNumber, 'number' | 'whenBack'>
  charging: Charging
  listener: Listener
  logger: Pick<Logger, 'error' | 'warn'>
  /** Before that, piles are told to come again. */
  isPrepared(): boolean
  heartbeatS: number
  /** Proxies that are believed whom they name. */
  isTrustedProxy?: IsTrusted
  /** Whether a pile without a password stays outside. */
  requiresPassword?: boolean
  /** What a pile speaks that names no version. */
  defaultProtocol?: Protocol | undefined
  /** The header in which a trusted proxy names the certificate of a pile. */
  certificateHeader?: string | undefined
  /** The CA that signs the certificates of piles. */
  pileCa?: { cert: Buffer; key: Buffer } | undefined
  /** Where piles bring log files that are not for this server. */
  pileLogFtp?: URL | undefined
}

export interface Gateway {
  piles: Piles
  /** Calls back whenever a pile has connected here. */
  whenHere(call: () => void): void
  /** What is done by the clock, now: who is silent, whose process is dead, what was heard. */
  sweep(): Promise<void>
  /** Sends the piles away, to come back to another process or a later one. */
  stop(): Promise<void>
}

/** Accepts piles at `/ocpp/<pile code>` of the server's own port, OCPP 1.6J, 2.0.1 and 2.1 side by side. */
export function startGateway(server: Server, tools: Tools): Gateway {
  const { platform, charging, logger, heartbeatS, isPrepared, pileCa, pileLogFtp } = tools
  const log = openFrameLog(platform, logger)
  const held = { piles: 0 }
  const waiting = { calls: 0, parts: 0 }
  // Its library is loaded where there is a CA.
  const ca = pileCa && import('./admission/pile-ca.ts').then(({ openPileCa }) => openPileCa(pileCa))
  const register = keepRegister(tools)
  const { isTrustedProxy = () => false, requiresPassword = false, certificateHeader, defaultProtocol } = tools
  const door = {
    db: platform.db,
    now: platform.now,
    check: passwordCheck(platform),
    isTrustedProxy,
    requiresPassword,
    certificateHeader,
    defaultProtocol,
  }
  const entrants = new WeakMap<IncomingMessage, Entrant>()
  const refusedAt = new Map<number, number>()
  let isStopped = false

  const rpc = new RPCServer({
    protocols: [...protocols],
    // Payloads are checked by connection.ts: leniently what comes in, strictly what goes out.
    strictMode: false,
    pingIntervalMs: PING_EVERY_MS,
    deferPingsOnActivity: true,
    maxBadMessages: MAX_BAD_FRAMES,
    wssOptions: { maxPayload: MAX_FRAME },
  })
  rpc.on('error', (err) => logger.warn({ err }, 'a link of a pile'))
  rpc.auth((accept, reject, { request }) => {
    const entrant = entrants.get(request)
    if (entrant) accept({ entrant }, entrant.offered ?? false)
    else reject(404, 'Not Found')
  })
  rpc.on('client', (client: RpcServerClient) => {
    const { at, protocol, address, header } = client.session.entrant as Entrant
    if (protocol === null) {
      refusedConnections.inc({ status: '400' })
      reportRefused(at, header)
      return void client.close({ code: 1002, reason: OFFER }).catch(() => undefined)
    }
    const tools = { platform, charging, log, logger, heartbeatS, held, waiting, ca, pileLogFtp }
    const connection = new Connection(client, { at, protocol, address }, tools)
    register.arrive(connection)
  })

  /** For the operator: the charger of this pile is there, and cannot be understood. */
  function reportRefused(at: ChargePoint, header: string | undefined): void {
    const last = refusedAt.get(at.pileId) ?? Number.NEGATIVE_INFINITY
    if (platform.now() - last < REPORT_EVERY_MS) return
    refusedAt.set(at.pileId, platform.now())
    const info = header
      ? `Sec-WebSocket-Protocol: ${header.slice(0, MAX_HEADER)}`
      : 'Sec-WebSocket-Protocol: –'
    charging.linkTroubled(at, { kind: 'refused', info }).catch((err: unknown) => {
      if (!isDatabaseAway(err)) logger.error({ err }, 'a refused pile could not be reported')
    })
  }

  async function enter(request: IncomingMessage, socket: Socket, head: Buffer): Promise<void> {
    const isOpen = () => isPrepared() && !isStopped
    const entrant = isOpen() ? await admit(door, request) : NOT_YET
    if ('status' in entrant) {
      if (entrant.at) reportRefused(entrant.at, undefined)
      return refuse(socket, entrant)
    }
    if (!isOpen()) return refuse(socket, NOT_YET)
    if (entrant.protocol && (await register.isTaken(entrant.at, entrant.address)))
      return refuse(socket, TAKEN)
    // As the library reads them: it fails over an address or a list of protocols that are not quite right.
    request.url = `/ocpp/${encodeURIComponent(entrant.at.code)}`
    // Without a version in common the handshake is completed without one, and the link closed (OCPP-J 1.6, 3.2).
    if (entrant.offered) request.headers['sec-websocket-protocol'] = entrant.offered
    else delete request.headers['sec-websocket-protocol']
    entrants.set(request, entrant)
    await rpc.handleUpgrade(request, socket, head)
  }

  function upgrade(request: IncomingMessage, socket: Socket, head: Buffer) {
    socket.on('error', () => socket.destroy())
    enter(request, socket, head).catch((err: unknown) => {
      if (!isDatabaseAway(err)) logger.error({ err }, 'a pile could not be let in')
      refuse(socket, NOT_YET)
    })
  }

  server.on('upgrade', upgrade)
  // A client that would rather speak HTTP/2 gets its page all the same.
  Object.assign(server, {
    shouldUpgradeCallback: ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket',
  })

  return {
    piles: register.piles,
    whenHere: register.whenHere,
    sweep: register.sweep,
    async stop() {
      isStopped = true
      const closing = register.close(1001, 'The server is stopping.')
      await Promise.race([closing, pause(LAST_MS)])
      register.cutOff()
      await register.stop()
      await log.stop()
      server.off('upgrade', upgrade)
    },
  }
}

const TAKEN: Refused = {
  status: 409,
  reason: 'Another charger is connected under this code. Give each charger a code of its own.',
}
const NOT_YET: Refused = { status: 503, reason: 'The server is not ready. Come again.' }

const statusTexts: Readonly<Record<Refused['status'], string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  404: 'Not Found',
  409: 'Conflict',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
}

/** Answers a handshake that leads nowhere. */
function refuse(socket: Socket, { status, reason }: Refused): void {
  refusedConnections.inc({ status: String(status) })
  if (!socket.writable) return
  socket.end(
    [
      `HTTP/1.1 ${status} ${statusTexts[status]}`,
      'Connection: close',
      'Content-Type: text/plain; charset=utf-8',
      'X-Content-Type-Options: nosniff',
      `Content-Length: ${Buffer.byteLength(reason)}`,
      ...(status === 401 ? ['WWW-Authenticate: Basic realm="ocpp"'] : []),
      '',
      reason,
    ].join('\r\n'),
  )
}
