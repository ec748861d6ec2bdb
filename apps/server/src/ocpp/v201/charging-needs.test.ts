import { expect, it } from 'vitest'
import { needsOf, planOf } from './charging-needs.ts'

const NOW = Date.parse('2026-07-01T02:00:00Z')
const UNKNOWN = {
  ...{ connector: 1, ts: NOW, energyWh: null, departureTime: null, maxW: null },
  ...{ soc: null, targetSoc: null, maxOutW: null },
}

it('reads what a car needs of direct current', () => {
  const dcChargingParameters = {
    ...{ evMaxCurrent: 300, evMaxVoltage: 800, evMaxPower: 150_000, energyAmount: 42_000 },
    ...{ stateOfCharge: 23, fullSoC: 80 },
  }
  const departureTime = '2026-07-01T09:00:00Z'
  const chargingNeeds = { requestedEnergyTransfer: 'DC', departureTime, dcChargingParameters }
  expect(needsOf({ evseId: 1, chargingNeeds }, NOW)).toEqual({
    ...UNKNOWN,
    ...{ transfer: 'DC', energyWh: 42_000, maxW: 150_000, soc: 23, targetSoc: 80 },
    departureTime: Date.parse(departureTime),
  })
})

it('reckons the power of alternating current from its phases', () => {
  const acChargingParameters = { energyAmount: 9_000, evMaxCurrent: 16, evMaxVoltage: 230 }
  const of = (requestedEnergyTransfer: string) =>
    needsOf({ evseId: 1, chargingNeeds: { requestedEnergyTransfer, acChargingParameters } }, NOW).maxW
  expect([of('AC_single_phase'), of('AC_two_phase'), of('AC_three_phase')]).toEqual([3_680, 7_360, 11_040])
})

it('reads what a car would give back', () => {
  const v2xChargingParameters = { maxChargePower: 11_000, maxDischargePower: 10_000, targetSoC: 60 }
  const chargingNeeds = { requestedEnergyTransfer: 'AC_BPT', v2xChargingParameters }
  expect(needsOf({ evseId: 1, chargingNeeds }, NOW)).toMatchObject({
    ...{ maxW: 11_000, maxOutW: 10_000, targetSoc: 60, energyWh: null },
  })
})

it('leaves unknown what a car did not say or cannot need', () => {
  const dcChargingParameters = {
    ...{ evMaxCurrent: 1e9, evMaxVoltage: 1e9, energyAmount: -1, stateOfCharge: 255 },
  }
  const chargingNeeds = { requestedEnergyTransfer: 'DC', departureTime: 'soon', dcChargingParameters }
  expect(needsOf({ evseId: 1, chargingNeeds }, NOW)).toEqual({ ...UNKNOWN, transfer: 'DC' })
})

it('reads a plan in the unit of the car', () => {
  const timeBase = '2026-07-01T02:00:00Z'
  const chargingSchedulePeriod = [{ startPeriod: 0, limit: 16, numberPhases: 1 }, { startPeriod: 600 }]
  const plan = planOf(
    { evseId: 1, timeBase, chargingSchedule: { chargingRateUnit: 'A', chargingSchedulePeriod } },
    NOW,
  )
  expect(plan.periods).toEqual([
    { startSecond: 0, limitW: null, limitA: 16, phases: 1 },
    { startSecond: 600, limitW: null, limitA: null, phases: null },
  ])
})
