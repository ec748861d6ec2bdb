import type { SignedValues } from '@ampdeck/api/bill/signed-value'
import type { CodeOf } from '@ampdeck/api/enumeration'
import { orderStatus } from '@ampdeck/api/enumerations/order'
import { signedMark } from '@ampdeck/api/enumerations/signed'
import { MINUTE } from '@ampdeck/api/time'
import type { z } from 'zod'
import { isBegin, isEnd, type Ocmf, type OcmfReading } from './ocmf.ts'

/** A charge as it is billed. */
export interface BilledCharge {
  orderStatus: number
  startTime: number
  endTime: number | null
  meterStart: number
  meterStop: number | null
  idToken: string | null
}

type Mark = CodeOf<typeof signedMark>
type Compared = Pick<z.output<typeof SignedValues>, 'marks' | 'begin' | 'end' | 'energyWh'>

/** Between what the meter signs and what the pile reports of the same moment. */
const TIME_TOLERANCE_MS = 5 * MINUTE
/** A register that is reported in whole Wh is rounded at its begin and at its end. */
const ROUNDING_WH = 2
/** Kinds of identity that are the number of a card as a reader reads it. */
const CARDS: ReadonlySet<string> = new Set(['ISO14443', 'ISO15693'])

/** Compares the signed readings of a charge with what is billed; what is not known makes no difference. */
export function comparedWith(
  charge: BilledCharge,
  documents: readonly Ocmf[],
  isOtherKey: boolean,
): Compared {
  const found = documents.flatMap((document) => document.readings.map((reading) => ({ document, reading })))
  const begin = found.find(({ reading }) => isBegin(reading))
  // Of several registers of a document the one that the begin was read of.
  const end = found.findLast(
    ({ reading }) => isEnd(reading) && (!begin || reading.register === begin.reading.register),
  )
  const energyWh = begin && end ? end.reading.wh - begin.reading.wh : null
  const [first, last] = [begin?.reading, end?.reading]
  const serials = new Set([begin, end].flatMap((one) => one?.document.meterSerial ?? []))
  const marks: [Mark, boolean][] = [
    [signedMark.code.energyDiffers, differsInEnergy(charge, energyWh, last)],
    [
      signedMark.code.timeDiffers,
      differsInTime(first, charge.startTime) || differsInTime(last, charge.endTime),
    ],
    [
      signedMark.code.identityDiffers,
      documents.some(({ identity }) => identity !== null && isOtherCard(identity, charge.idToken)),
    ],
    [signedMark.code.meterFault, Boolean(first?.isFaulty || last?.isFaulty)],
    [signedMark.code.meterChanged, serials.size > 1],
    [signedMark.code.otherKey, isOtherKey],
  ]
  return {
    marks: marks.flatMap(([mark, holds]) => (holds ? [mark] : [])),
    begin: shown(first),
    end: shown(last),
    energyWh,
  }
}

function shown(reading: OcmfReading | undefined) {
  if (!reading) return null
  const { wh, ts, isClockSet } = reading
  return { wh, ts, isClockSet }
}

/** The signed register may be another one than the reported one: the energy must be the same. */
function differsInEnergy(
  { orderStatus: status, meterStart, meterStop }: BilledCharge,
  energyWh: number | null,
  last: OcmfReading | undefined,
): boolean {
  const isBilled = status === orderStatus.code.finished || status === orderStatus.code.abnormal
  if (!isBilled || meterStop === null || energyWh === null || !last) return false
  return Math.abs(energyWh - (meterStop - meterStart)) > last.resolutionWh + ROUNDING_WH
}

/** A clock that is only informative says nothing. */
function differsInTime(reading: OcmfReading | undefined, ts: number | null): boolean {
  if (!reading?.isClockSet || reading.ts === null || ts === null) return false
  return Math.abs(reading.ts - ts) > TIME_TOLERANCE_MS
}

function isOtherCard({ type, value }: { type: string; value: string }, idToken: string | null): boolean {
  if (!CARDS.has(type) || idToken === null) return false
  const [signed, billed] = [plain(value), plain(idToken)]
  // A card that is known by a printed number has another one for readers.
  return HEX.test(billed) && HEX.test(signed) && signed !== billed && reversed(signed) !== billed
}

const HEX = /^(?:[0-9A-F]{8}|[0-9A-F]{14}|[0-9A-F]{16}|[0-9A-F]{20})$/
const plain = (text: string) => text.replaceAll(/[\s:-]/g, '').toUpperCase()
/** Some readers give the bytes the other way round. */
const reversed = (hex: string) => (hex.match(/../g) ?? []).reverse().join('')
