import { signedPlace } from '@ampdeck/api/enumerations/signed'
import { z } from 'zod'

/*
 * The Open Charge Metering Format: `OCMF|<payload>|<signature>`, both parts JSON; the payload is signed letter by letter.
 */

/** A reading that the meter has signed. */
export interface OcmfReading {
  /** `B` begin, `C` during, `E` end or one of its causes; null where the document does not say. */
  reason: string | null
  wh: number
  /** Epoch milliseconds. */
  ts: number | null
  /** Synchronised, or by a clock that is only informative. */
  isClockSet: boolean
  /** Which register, by its OBIS code. */
  register: string | null
  /** To how many Wh the meter shows it. */
  resolutionWh: number
  isFaulty: boolean
}

export interface Ocmf {
  /** What is signed. */
  signedText: string
  /** `ECDSA-secp256r1-SHA256` where none is named. */
  algorithm: string
  signature: Buffer | null
  page: string | null
  meterSerial: string | null
  identity: { type: string; value: string } | null
  readings: OcmfReading[]
}

const HEAD = 'OCMF|'
const DEFAULT_ALGORITHM = 'ECDSA-secp256r1-SHA256'

const Text = z.string().nullish().catch(null)
const Reading = z.object({
  TM: Text,
  TX: Text,
  RV: z.union([z.number(), z.string()]).nullish().catch(null),
  RI: Text,
  RU: Text,
  EF: Text,
  ST: Text,
})
const Payload = z.object({
  PG: Text,
  MS: Text,
  GS: Text,
  IS: z.boolean().nullish().catch(null),
  IT: Text,
  ID: Text,
  RD: z.array(Reading).catch([]),
})
const Signature = z.object({ SA: Text, SE: Text, SD: Text })

/** A document, as far as it is one. */
export function ocmfOf(text: string): Ocmf | undefined {
  const document = text.trim()
  const end = document.lastIndexOf('|')
  if (!document.startsWith(HEAD) || end <= HEAD.length) return undefined
  const signedText = document.slice(HEAD.length, end)
  const payload = Payload.safeParse(jsonOf(signedText)).data
  const signature = Signature.safeParse(jsonOf(document.slice(end + 1))).data
  if (!payload || !signature) return undefined
  const { PG, MS, GS, IS, IT, ID, RD } = payload
  return {
    signedText,
    algorithm: signature.SA || DEFAULT_ALGORITHM,
    signature: signatureOf(signature.SD, signature.SE),
    page: PG ?? null,
    meterSerial: MS || GS || null,
    identity: IS !== false && IT && ID ? { type: IT, value: ID } : null,
    readings: readingsOf(RD, decimalsIn(signedText)),
  }
}

/** Where in a charge a document belongs, by what it says itself. */
export function placeOf({ readings }: Pick<Ocmf, 'readings'>): number | undefined {
  if (readings.some(isEnd)) return signedPlace.code.end
  if (readings.some(isBegin)) return signedPlace.code.begin
  return readings.some(({ reason }) => reason !== null) ? signedPlace.code.during : undefined
}

/** By the driver, from afar, by an error, by a power failure. */
const ENDS: ReadonlySet<string | null> = new Set(['E', 'L', 'R', 'A', 'P'])
export const isBegin = ({ reason }: OcmfReading) => reason === 'B'
export const isEnd = ({ reason }: OcmfReading) => ENDS.has(reason)

/** What is the same as in the reading before is left out. */
function readingsOf(all: readonly z.infer<typeof Reading>[], decimals: readonly number[]): OcmfReading[] {
  let before: Partial<z.infer<typeof Reading>> = {}
  const readings: OcmfReading[] = []
  for (const [index, one] of all.entries()) {
    const given = Object.fromEntries(Object.entries(one).filter(([, value]) => value != null))
    const now = { ...before, ...given }
    before = now
    const scale = now.RU === 'kWh' ? 1_000 : now.RU === 'Wh' ? 1 : undefined
    const value = Number(now.RV ?? Number.NaN)
    const wh = Math.round(value * (scale ?? Number.NaN))
    if (scale === undefined || !Number.isSafeInteger(wh) || wh < 0) continue
    readings.push({
      reason: now.TX || null,
      wh,
      ...timeOf(now.TM),
      register: now.RI ?? null,
      resolutionWh: scale / 10 ** (decimals[index] ?? 0),
      isFaulty: (now.EF ?? '').includes('E') || (now.ST ?? 'G') !== 'G',
    })
  }
  return readings
}

/** With how many decimals the payload writes its values: JSON does not keep that. */
function decimalsIn(payload: string): number[] {
  return [...payload.matchAll(/"RV"\s*:\s*"?-?\d+(?:\.(\d+))?/g)].map(([, decimals = '']) => decimals.length)
}

const TIME = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:[.,](\d{1,3}))?(Z|[+-]\d\d:?\d\d)(?:\s+([A-Z]))?/
/** Synchronised, or counted from a known time on as exactly. */
const SET: ReadonlySet<string | undefined> = new Set(['S', 'R'])

function timeOf(text: string | null | undefined): Pick<OcmfReading, 'ts' | 'isClockSet'> {
  const [, time, fraction = '0', zone = 'Z', status] = TIME.exec(text ?? '') ?? []
  const offset = zone === 'Z' ? zone : `${zone.slice(0, 3)}:${zone.slice(-2)}`
  const ts = Date.parse(`${time}.${fraction.padEnd(3, '0')}${offset}`)
  return Number.isFinite(ts) ? { ts, isClockSet: SET.has(status) } : { ts: null, isClockSet: false }
}

const HEX = /^(?:[0-9a-f]{2})+$/i
const BASE64 = /^[A-Za-z0-9+/\s]+={0,2}\s*$/

function signatureOf(data: string | null | undefined, encoding: string | null | undefined): Buffer | null {
  const text = data?.trim() ?? ''
  if (encoding !== 'base64' && HEX.test(text)) return Buffer.from(text, 'hex')
  return BASE64.test(text) ? Buffer.from(text, 'base64') : null
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The document is then unreadable, which its state says.
    return undefined
  }
}
