import type { CodeOf } from '@ampdeck/api/enumeration'
import { signedPlace } from '@ampdeck/api/enumerations/signed'
import type { SignedReport } from '../../device/charge-point.ts'
import { storable } from '../frame/frame.ts'
import type { Link } from './link.ts'
import { timeOf } from './pile-clock.ts'
import type { MeterValue, SampledValue } from './sampled-values.ts'

/** A signed value of 2.0.1; some piles of 1.6 write the same as the text of theirs. */
interface SignedMeterValue {
  signedMeterData: string
  encodingMethod?: string
  publicKey?: string
}

type Signed = SignedReport['values'][number]

const OCMF = 'OCMF'
const UNNAMED = 'SignedData'
const HEX = /^(?:[0-9a-f]{2})+$/i
const BASE64 = /^[A-Za-z0-9+/\r\n]+={0,2}\s*$/
/** Of one message are read. */
const MAX_VALUES = 50

/** Keeps what a message brings that the meter has signed, and has the pile say with which key, where that is not known. */
export async function keepSigned(
  { at, charging, now, readMeterKeys }: Link,
  charge: Pick<SignedReport, 'transactionId' | 'connector'>,
  meterValues: readonly MeterValue[] | undefined,
): Promise<void> {
  const values = signedOf(meterValues, now())
  if (values.length === 0) return
  await charging.signed(at, { ...charge, values })
  readMeterKeys()
}

/** What the meter has signed among the values of a message, each document once. */
function signedOf(meterValues: readonly MeterValue[] | undefined, now: number): Signed[] {
  const found = (meterValues ?? []).flatMap(({ timestamp, sampledValue }) =>
    sampledValue.flatMap((value) => {
      const signed = signedIn(value)
      return signed ? [{ ts: timeOf(timestamp, now), place: placeOf(value.context), ...signed }] : []
    }),
  )
  // A document with begin and end may stand beside both readings.
  return [...new Map(found.map((one) => [one.text, one])).values()].slice(0, MAX_VALUES)
}

function placeOf(context: string | undefined): CodeOf<typeof signedPlace> {
  if (context === 'Transaction.Begin') return signedPlace.code.begin
  return context === 'Transaction.End' ? signedPlace.code.end : signedPlace.code.during
}

function signedIn({ format, value, signedMeterValue }: SampledValue) {
  if (signedMeterValue) return documentOf(signedMeterValue)
  if (format !== 'SignedData') return undefined
  const text = String(value).trim()
  return documentOf(
    text.startsWith('{') ? (objectOf(text) ?? { signedMeterData: text }) : { signedMeterData: text },
  )
}

function documentOf({ signedMeterData, encodingMethod, publicKey }: SignedMeterValue) {
  if (typeof signedMeterData !== 'string' || signedMeterData === '') return undefined
  const text = readable(signedMeterData)
  return {
    format: text.startsWith(`${OCMF}|`) ? OCMF : encodingMethod || UNNAMED,
    text,
    ...(publicKey && { publicKey: storable(publicKey) }),
  }
}

/** A document as it was signed; what is not OCMF in any of its spellings stays as it came. */
function readable(data: string): string {
  const text = storable(data.trim())
  if (text.startsWith(OCMF)) return text
  const spellings = [
    ...(HEX.test(text) ? [Buffer.from(text, 'hex')] : []),
    ...(BASE64.test(text) ? [Buffer.from(text, 'base64')] : []),
  ]
  const decoded = spellings.map((bytes) => storable(bytes.toString('utf8').replace(/\0+$/, '').trim()))
  return decoded.find((one) => one.startsWith(`${OCMF}|`)) ?? text
}

function objectOf(text: string): SignedMeterValue | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && 'signedMeterData' in value
      ? (value as SignedMeterValue)
      : undefined
  } catch {
    // Then it is kept as it came.
    return undefined
  }
}
