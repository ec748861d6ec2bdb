import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { StationKind } from '../demand/load-curve.ts'
import type { GunPlan, NetworkPlan, PilePlan, Visitor } from '../plan.ts'
import { isVin } from '../protocol/read.ts'

const MAX_PILES = 100_000

export const HELP = `Simulated chargers: piles that connect to a server over OCPP and behave like real ones.

  pnpm simulate --url ws://127.0.0.1:8080/ocpp --piles 500

  --url <address>       where piles connect; each adds its code           ws://127.0.0.1:8080/ocpp
  --piles <number>      how many; with --codes all of them                10
  --codes <file>        their codes, one a line: code, guns, version, kW after commas; the server must know them
  --prefix <text>       without --codes: codes are this and a number      SIM
  --guns <number>       guns of a pile                                    2
  --version <version>   1.6, 2.0.1, 2.1 or mixed                          mixed
  --password <text>     for piles that have one
  --tokens <file>       who charges: card numbers, phones or VINs, one a line
  --starts <number>     cars that come to a gun in a day                  4
  --speed <number>      how many times faster than real life              1
  --faults <share>      charges that end by a fault                       0.03
  --losses <number>     losses of the connection, per pile and day        0.5
  --meter <seconds>     between two meter values                          60
  --measures <what>     all, or energy: the register alone                all
  --absurd <share>      readings that show what cannot be                 0
  --spread <seconds>    the piles connect over so long                    20
  --minutes <number>    end after so long; otherwise by Ctrl-C
  --seed <number>       equal numbers make equal networks                 1
  --insecure            also a server whose certificate nobody has signed
  --help                this text

At speed 60 cars come, charge and leave 60 times sooner. Timestamps stay true, and so do powers and meters: a car that
is full 60 times sooner has taken in a 60th of the energy.
`

export interface Command {
  plan: NetworkPlan
  minutes: number | undefined
}

/** Reads what was typed; nothing when help was asked for. What makes no sense is an error with a sentence. */
export function readCommand(args: readonly string[]): Command | undefined {
  const { values } = parseArgs({
    // A script runner may pass its own separator on.
    args: args.filter((arg) => arg !== '--'),
    options: {
      url: { type: 'string', default: 'ws://127.0.0.1:8080/ocpp' },
      piles: { type: 'string' },
      codes: { type: 'string' },
      prefix: { type: 'string', default: 'SIM' },
      guns: { type: 'string', default: '2' },
      version: { type: 'string', default: 'mixed' },
      password: { type: 'string' },
      tokens: { type: 'string' },
      starts: { type: 'string', default: '4' },
      speed: { type: 'string', default: '1' },
      faults: { type: 'string', default: '0.03' },
      losses: { type: 'string', default: '0.5' },
      meter: { type: 'string', default: '60' },
      measures: { type: 'string', default: 'all' },
      absurd: { type: 'string', default: '0' },
      spread: { type: 'string', default: '20' },
      minutes: { type: 'string' },
      seed: { type: 'string', default: '1' },
      insecure: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return undefined
  const count = numberOf('piles', values.piles ?? (values.codes ? String(MAX_PILES) : '10'), 1, MAX_PILES)
  const url = URL.parse(values.url)
  if (!url || !['ws:', 'wss:'].includes(url.protocol))
    throw new Error(`--url ${values.url} is not an address that begins with ws:// or wss://`)
  const common = {
    guns: numberOf('guns', values.guns, 1, 52),
    startsPerDay: numberOf('starts', values.starts, 0, 1_000),
    version: versionOf(values.version),
    password: values.password,
  }
  const lines = values.codes
    ? linesOf(values.codes).slice(0, count)
    : Array.from({ length: count }, (_, index) => values.prefix + String(index + 1).padStart(5, '0'))
  return {
    minutes: values.minutes === undefined ? undefined : numberOf('minutes', values.minutes, 0.01, 100_000),
    plan: {
      url: values.url.replace(/\/$/, ''),
      seed: numberOf('seed', values.seed, 0, 4_294_967_295),
      piles: lines.map((line, index) => pileOf(line, index, common)),
      visitors: { all: values.tokens ? linesOf(values.tokens).map(visitorOf) : [] },
      isTrusting: values.insecure,
      faults: numberOf('faults', values.faults, 0, 1),
      lossesPerDay: numberOf('losses', values.losses, 0, 100_000),
      offlineShare: 0,
      measures: measuresOf(values.measures),
      absurd: numberOf('absurd', values.absurd, 0, 1),
      meterSeconds: numberOf('meter', values.meter, 1, 86_400),
      spreadSeconds: numberOf('spread', values.spread, 0, 86_400),
      pace: { speed: numberOf('speed', values.speed, 0.01, 1_000), paused: false },
    },
  }
}

interface Common {
  guns: number
  startsPerDay: number
  version: PilePlan['version'] | 'mixed'
  password: string | undefined
}

const kinds: readonly StationKind[] = ['urban', 'hub', 'office', 'home', 'highway', 'bus', 'freight']

/** A line of the file of codes: `44030000010001,2,1.6,120`, where all but the code may be left out. */
function pileOf(line: string, index: number, common: Common): PilePlan {
  const [code = '', guns = '', version = '', kilowatts = ''] = line.split(/[,;\t]/).map((part) => part.trim())
  const wanted = version === '' ? common.version : versionOf(version)
  const count = guns === '' ? common.guns : numberOf('codes', guns, 1, 52)
  const ratedW = kilowatts === '' ? 60_000 : numberOf('codes', kilowatts, 1, 10_000) * 1_000
  const gun = (connector: number): GunPlan => ({
    connector,
    kind: kinds[index % kinds.length] ?? 'urban',
    isAc: ratedW <= 22_000,
    ratedW: ratedW / (kilowatts === '' ? 1 : count),
    startsPerDay: common.startsPerDay,
    meterWh: 0,
  })
  return {
    code,
    version: wanted === 'mixed' ? (index % 2 === 0 ? '1.6' : '2.0.1') : wanted,
    vendor: 'Ampdeck',
    model: 'Simulated pile',
    firmware: '1.0.0',
    visitors: [{ group: 'all', share: 1 }],
    guns: Array.from({ length: count }, (_, at) => gun(at + 1)),
    ...(common.password === undefined ? {} : { password: common.password }),
  }
}

function visitorOf(value: string): Visitor {
  return { value, isVin: isVin(value), isFleet: false }
}

function linesOf(file: string): string[] {
  const lines = readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .map((line) => line.trim())
  return lines.filter((line) => line !== '' && !line.startsWith('#'))
}

function versionOf(text: string): Common['version'] {
  if (text === '1.6' || text === '2.0.1' || text === '2.1' || text === 'mixed') return text
  throw new Error(`The version ${text} is not one of 1.6, 2.0.1, 2.1 and mixed`)
}

function measuresOf(text: string): 'all' | 'energy' {
  if (text === 'all' || text === 'energy') return text
  throw new Error(`--measures ${text} is neither all nor energy`)
}

function numberOf(name: string, text: string, min: number, max: number): number {
  const value = Number(text)
  if (text !== '' && value >= min && value <= max) return value
  throw new Error(`--${name} ${text} is not a number from ${min} to ${max}`)
}
