import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createSecureContext } from 'node:tls'
import { MapDatum } from '@ampdeck/api/system/map-base'
import { parseTimestamp } from '@ampdeck/api/time'
import { type IsTrusted, trustedProxies } from './foundation/client-address.ts'
import { type ClosablePage, closable } from './foundation/closed-pages.ts'
import { type Protocol, protocols } from './foundation/ocpp-versions.ts'
import { type OwnHosts, readOwnHosts } from './foundation/public-address.ts'

/** What the environment decides (README, "Environment"). */
export interface Settings {
  host: string
  port: number
  /** The embedded database, uploads and exports. */
  dataDirectory: string
  /** A PostgreSQL of one's own; without it the embedded one runs in the data directory. */
  databaseUrl: string | undefined
  /** The certificate and its key, as PEM; with them the one port speaks https and wss. */
  tls: { cert: Buffer; key: Buffer; ca?: Buffer[] } | undefined
  /** The CA that signs the certificates of piles, as PEM. */
  pileCa: { cert: Buffer; key: Buffer } | undefined
  /** The operator's own FTP server, with its password, to which piles may bring their log files. */
  pileLogFtp: URL | undefined
  /** The header in which a trusted proxy names the pile whose certificate it has verified. */
  certificateHeader: string | undefined
  /** After how many seconds without anything else to say a pile is to send a heartbeat. */
  heartbeatS: number
  /** Whether a pile without a password is refused. */
  pilePasswords: boolean
  /** What a pile speaks that names no version in its handshake; without it such a pile is refused. */
  defaultProtocol: Protocol | undefined
  /** Pages that are closed outside the demo, and are open here. */
  openPages: ReadonlySet<ClosablePage>
  /** Proxies of which the `X-Forwarded-*` headers are believed. */
  isTrustedProxy: IsTrusted
  /** Prepare and show the demo network. */
  demo: boolean
  demoScale: number
  demoSeed: number
  /** Let the demo network live: simulated chargers that connect to this server. */
  simulator: boolean
  /** The moment from which the demo network is drawn; nothing means the first start. */
  demoAnchor: number | undefined
  /** Where people reach the console: what links in mails begin with. */
  publicUrl: string
  /** The mail server; without it mails stay in the outbox. */
  smtpUrl: URL | undefined
  /** The address to which SMS are posted; without it they stay in the outbox. */
  smsUrl: URL | undefined
  /** Hosts of the operator's own network that sellers may name; all else that they name must be public. */
  outgoingHosts: OwnHosts
  /** Hosts of which a page may be shown inside the console: `reports.example.com`, `*.example.com`. */
  embedHosts: readonly string[]
  /** The MapLibre style of a full map, drawn below the marks of every map. */
  mapStyle: URL | undefined
  /** In which degrees the operator's own map is drawn, be it a style or a file. */
  mapDatum: MapDatum
  /** The login address of the reconciliation site, which is another company's. */
  reconciliationUrl: URL | undefined
}

/** Reads and checks the environment; a value that makes no sense stops the start with a sentence that says so. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const databaseUrl = databaseUrlOf(env)
  const host = env.HOST || '127.0.0.1'
  const port = numberIn(env, 'PORT', 8080, 0, 65_535)
  const publicUrl = urlOf(env, 'AMPDECK_URL', ['http:', 'https:'])
  const pileCa = pileCaOf(env)
  const tls = tlsOf(env, pileCa)
  const demo = env.AMPDECK_DEMO ? env.AMPDECK_DEMO === '1' : databaseUrl === undefined
  // Its passwords stand in every manual: only who says so shows it to others.
  if (demo && !isLoopback(host) && env.AMPDECK_DEMO !== '1')
    throw new Error(
      `HOST=${host} would show the demo network, whose passwords everybody knows, to others. Set AMPDECK_DEMO=1 as well if that is meant, or AMPDECK_DEMO=0.`,
    )
  return {
    host,
    port,
    dataDirectory: resolve(env.AMPDECK_DATA || '.data'),
    databaseUrl,
    tls,
    pileCa,
    pileLogFtp: urlOf(env, 'PILE_LOG_FTP', ['ftp:', 'ftps:', 'sftp:']),
    certificateHeader: env.OCPP_CERTIFICATE_HEADER?.toLowerCase() || undefined,
    pilePasswords: switchIn(env, 'OCPP_REQUIRE_PASSWORD', !demo),
    defaultProtocol: protocolIn(env, 'OCPP_DEFAULT_PROTOCOL'),
    openPages: demo ? new Set(pages) : openPagesOf(env),
    isTrustedProxy: trustedProxies(env.TRUST_PROXY ?? ''),
    heartbeatS: numberIn(env, 'OCPP_HEARTBEAT', 60, 5, 86_400),
    demo,
    simulator: demo && env.AMPDECK_SIMULATOR !== '0',
    demoScale: numberIn(env, 'AMPDECK_SCALE', 1, 0.01, 20),
    demoSeed: numberIn(env, 'AMPDECK_DEMO_SEED', 20_260_701, 0, Number.MAX_SAFE_INTEGER),
    demoAnchor: env.AMPDECK_DEMO_ANCHOR ? anchorOf(env.AMPDECK_DEMO_ANCHOR) : undefined,
    publicUrl: publicUrl?.href.replace(/\/$/, '') ?? `${tls ? 'https' : 'http'}://${host}:${port}`,
    smtpUrl: urlOf(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    smsUrl: urlOf(env, 'SMS_URL', ['http:', 'https:']),
    // The demo's addresses are those of programs on this machine.
    outgoingHosts: readOwnHosts(env.OUTGOING_HOSTS ?? (demo ? 'loopback' : '')),
    embedHosts: hostsOf(env, 'EMBED_HOSTS'),
    mapStyle: urlOf(env, 'MAP_STYLE', ['http:', 'https:']),
    mapDatum: datumOf(env),
    reconciliationUrl: urlOf(env, 'RECONCILIATION_URL', ['http:', 'https:']),
  }
}

/** Both files or none: half of them is a mistake. */
function pileCaOf({ OCPP_CA, OCPP_CA_KEY }: NodeJS.ProcessEnv): Settings['pileCa'] {
  if (!OCPP_CA && !OCPP_CA_KEY) return undefined
  if (!OCPP_CA || !OCPP_CA_KEY) throw new Error('OCPP_CA and OCPP_CA_KEY belong together: set both, or none.')
  const files = { cert: fileOf('OCPP_CA', OCPP_CA), key: fileOf('OCPP_CA_KEY', OCPP_CA_KEY) }
  const certificate = certificateOf('OCPP_CA', files.cert)
  if (!certificate.ca) throw new Error('OCPP_CA is no certificate of a CA.')
  if (!isKeyOf(certificate, files.key))
    throw new Error('OCPP_CA_KEY is not the key of OCPP_CA in PEM form, PKCS #8 and without a password.')
  return files
}

function isKeyOf(certificate: X509Certificate, key: Buffer): boolean {
  try {
    return certificate.checkPrivateKey(createPrivateKey(key)) && key.includes('BEGIN PRIVATE KEY')
  } catch {
    return false
  }
}

function certificateOf(name: string, file: Buffer): X509Certificate {
  try {
    return new X509Certificate(file)
  } catch (cause) {
    throw new Error(`${name} is not a certificate in PEM form.`, { cause })
  }
}

/** Both files or none: half of them is a mistake. Piles may show what either CA signed. */
function tlsOf(env: NodeJS.ProcessEnv, pileCa: Settings['pileCa']): Settings['tls'] {
  const { TLS_CERT, TLS_KEY, TLS_CLIENT_CA } = env
  if (TLS_CLIENT_CA && !TLS_CERT) throw new Error('TLS_CLIENT_CA needs TLS_CERT and TLS_KEY.')
  if (!TLS_CERT && !TLS_KEY) return undefined
  if (!TLS_CERT || !TLS_KEY) throw new Error('TLS_CERT and TLS_KEY belong together: set both, or none.')
  const tls = { cert: fileOf('TLS_CERT', TLS_CERT), key: fileOf('TLS_KEY', TLS_KEY) }
  try {
    createSecureContext(tls)
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`TLS_CERT and TLS_KEY are not a certificate and its own key in PEM form (${why}).`)
  }
  const clientCa = TLS_CLIENT_CA ? fileOf('TLS_CLIENT_CA', TLS_CLIENT_CA) : undefined
  if (clientCa) certificateOf('TLS_CLIENT_CA', clientCa)
  const ca = [clientCa ?? [], pileCa?.cert ?? []].flat()
  return ca.length > 0 ? { ...tls, ca } : tls
}

/** The form alone; whether somebody answers there shows at the start. The value may hold a password, so it is not said. */
function databaseUrlOf(env: NodeJS.ProcessEnv): string | undefined {
  const url = env.DATABASE_URL
  if (!url) return undefined
  if (/^postgres(ql)?:\/\/\S+$/.test(url)) return url
  throw new Error('DATABASE_URL is not an address such as postgres://user:password@host:5432/database')
}

const isLoopback = (host: string) => host === 'localhost' || host === '::1' || host.startsWith('127.')

function switchIn(env: NodeJS.ProcessEnv, name: string, fallback: boolean): boolean {
  const text = env[name]
  if (!text) return fallback
  if (text === '0' || text === '1') return text === '1'
  throw new Error(`${name}=${text} is neither 0 nor 1`)
}

function protocolIn(env: NodeJS.ProcessEnv, name: string): Protocol | undefined {
  const text = env[name]
  if (!text) return undefined
  const found = protocols.find((protocol) => protocol === text)
  if (found) return found
  throw new Error(`${name}: "${text}" is none of ${protocols.join(', ')}`)
}

const pages = Object.keys(closable) as ClosablePage[]

/** `OPEN_PAGES=metrics,docs`: names of pages, separated by commas. */
function openPagesOf(env: NodeJS.ProcessEnv): ReadonlySet<ClosablePage> {
  const names = (env.OPEN_PAGES ?? '').split(',').map((name) => name.trim())
  const wrong = names.find((name) => name !== '' && !pages.includes(name as ClosablePage))
  if (wrong !== undefined) throw new Error(`OPEN_PAGES: "${wrong}" is none of ${pages.join(', ')}`)
  return new Set(pages.filter((page) => names.includes(page)))
}

function fileOf(name: string, path: string): Buffer {
  try {
    return readFileSync(path)
  } catch (cause) {
    throw new Error(`${name}: the file ${path} cannot be read.`, { cause })
  }
}

/** An address of the environment. What is wrong is said without the value: it may hold a password. */
function urlOf(env: NodeJS.ProcessEnv, name: string, protocols: readonly string[]): URL | undefined {
  const text = env[name]
  if (!text) return undefined
  const url = URL.parse(text)
  if (url && protocols.includes(url.protocol) && url.hostname) return url
  throw new Error(`${name} is not an address that begins with ${protocols.join('// or ')}//`)
}

function datumOf({ MAP_DATUM = 'WGS-84' }: NodeJS.ProcessEnv): MapDatum {
  const { success, data } = MapDatum.safeParse(MAP_DATUM)
  if (!success) throw new Error(`MAP_DATUM: "${MAP_DATUM}" is none of ${MapDatum.options.join(', ')}.`)
  return data
}

/** Host names with or without a port, separated by commas; `*.` in front means every host below. */
function hostsOf(env: NodeJS.ProcessEnv, name: string): readonly string[] {
  const hosts = (env[name] ?? '').split(',').map((host) => host.trim().toLowerCase())
  const wrong = hosts.find((host) => host !== '' && !/^(\*\.)?[\w-]+(\.[\w-]+)*(:\d{1,5})?$/.test(host))
  if (wrong !== undefined) throw new Error(`${name}: "${wrong}" is not a host such as reports.example.com`)
  return hosts.filter(Boolean)
}

function numberIn(env: NodeJS.ProcessEnv, name: string, fallback: number, min: number, max: number): number {
  const text = env[name]
  if (!text) return fallback
  const value = Number(text)
  if (value >= min && value <= max) return value
  throw new Error(`${name}=${text} is not a number from ${min} to ${max}`)
}

/** `2026-07-01 10:00[:00]` in UTC+8, or an instant with its own zone (`2026-07-01T02:00:00Z`). */
function anchorOf(text: string): number {
  const local = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(:\d\d)?$/.test(text)
  const epoch = local ? parseTimestamp(text.replace('T', ' ').padEnd(19, ':00')) : Date.parse(text)
  if (Number.isFinite(epoch)) return epoch
  throw new Error(`AMPDECK_DEMO_ANCHOR=${text} is not a time such as "2026-07-01 10:00:00" (UTC+8)`)
}
