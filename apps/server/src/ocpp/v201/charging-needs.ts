import type { CarNeeds, CarPlan, NeedsAnswer } from '../../device/charge-point.ts'
import type { UpwardCall } from '../frame/protocol.ts'
import type { Link } from '../translation/link.ts'
import { timeOf } from '../translation/pile-clock.ts'

/* What a car needs and plans (ISO 15118), in the words of 2.0.1 and 2.1; each has been checked by its schema. */

interface NotifyEVChargingNeeds {
  evseId: number
  timestamp?: string
  chargingNeeds: {
    requestedEnergyTransfer: string
    departureTime?: string
    acChargingParameters?: { energyAmount: number; evMaxCurrent: number; evMaxVoltage: number }
    dcChargingParameters?: {
      evMaxCurrent: number
      evMaxVoltage: number
      energyAmount?: number
      evMaxPower?: number
      stateOfCharge?: number
      fullSoC?: number
    }
    v2xChargingParameters?: {
      maxChargePower?: number
      maxDischargePower?: number
      evTargetEnergyRequest?: number
      targetSoC?: number
    }
  }
}

interface NotifyEVChargingSchedule {
  evseId: number
  timeBase: string
  chargingSchedule: {
    chargingRateUnit: 'W' | 'A'
    chargingSchedulePeriod: readonly { startPeriod: number; limit?: number; numberPhases?: number }[]
  }
}

/** No car takes more, and no battery holds more; what is beyond is unknown. */
const MAX_W = 10_000_000
const MAX_WH = 10_000_000
const phases: Readonly<Record<string, number>> = { AC_single_phase: 1, AC_two_phase: 2 }

/** The calls of a car; 2.1 has an answer of its own for a gun that nothing limits. */
export function needsCalls(
  { at, charging, now }: Pick<Link, 'at' | 'charging' | 'now'>,
  words: Readonly<Record<NeedsAnswer, string>>,
): Record<string, UpwardCall> {
  const needs = async (payload: NotifyEVChargingNeeds) => ({
    status: words[await charging.needed(at, needsOf(payload, now()))],
  })
  const schedule = async (payload: NotifyEVChargingSchedule) => ({
    status: (await charging.planned(at, planOf(payload, now()))) ? 'Accepted' : 'Rejected',
  })
  return { NotifyEVChargingNeeds: needs, NotifyEVChargingSchedule: schedule }
}

export function needsOf({ evseId, timestamp, chargingNeeds }: NotifyEVChargingNeeds, now: number): CarNeeds {
  const { requestedEnergyTransfer: transfer, departureTime } = chargingNeeds
  const { acChargingParameters: ac, dcChargingParameters: dc, v2xChargingParameters: v2x } = chargingNeeds
  const acW = ac && ac.evMaxCurrent * ac.evMaxVoltage * (phases[transfer] ?? 3)
  const dcW = dc && (dc.evMaxPower ?? dc.evMaxCurrent * dc.evMaxVoltage)
  return {
    connector: evseId,
    ts: timestamp === undefined ? now : timeOf(timestamp, now),
    energyWh: within(ac?.energyAmount ?? dc?.energyAmount ?? v2x?.evTargetEnergyRequest, MAX_WH),
    departureTime: departureTime === undefined ? null : momentOf(departureTime),
    maxW: within(v2x?.maxChargePower ?? dcW ?? acW, MAX_W),
    soc: within(dc?.stateOfCharge, 100),
    targetSoc: within(v2x?.targetSoC ?? dc?.fullSoC, 100),
    transfer: transfer.slice(0, 20),
    maxOutW: within(v2x?.maxDischargePower, MAX_W),
  }
}

export function planOf(
  { evseId, timeBase, chargingSchedule }: NotifyEVChargingSchedule,
  now: number,
): CarPlan {
  const { chargingRateUnit, chargingSchedulePeriod } = chargingSchedule
  return {
    connector: evseId,
    ts: timeOf(timeBase, now),
    periods: chargingSchedulePeriod.map(({ startPeriod, limit, numberPhases }) => ({
      startSecond: startPeriod,
      limitW: chargingRateUnit === 'W' ? (limit ?? null) : null,
      limitA: chargingRateUnit === 'A' ? (limit ?? null) : null,
      phases: numberPhases ?? null,
    })),
  }
}

function within(value: number | undefined, most: number): number | null {
  return value === undefined || !(value >= 0 && value <= most) ? null : Math.round(value)
}

/** A departure lies ahead, so that it says nothing of the pile's clock. */
function momentOf(text: string): number | null {
  const time = Date.parse(text)
  return Number.isFinite(time) ? time : null
}
