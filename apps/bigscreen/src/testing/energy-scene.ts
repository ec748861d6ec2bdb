import type { EnergyScene } from '@ampdeck/api/statistics/big-screen/energy'
import { NO_VIEW } from '../scenes/energy/no-view.ts'

const QUARTERS = 96
const NOW = 59

/** The load of a quarter, highest at noon and late in the evening. */
const loadAt = (quarter: number) => {
  const turn = (quarter / QUARTERS) * 2 * Math.PI
  return Math.round(
    3_600_000 + 1_500_000 * Math.cos(turn) + 900_000 * Math.cos(2 * turn) + (quarter % 5) * 40_000,
  )
}
const pvAt = (quarter: number) =>
  Math.max(0, Math.round(860_000 * Math.sin(((quarter % QUARTERS) / QUARTERS) * 2 * Math.PI - Math.PI / 2)))

const tariff: EnergyScene['tariffs']['today'] = [
  { from: '00:00', to: '08:00', period: 4, ePrice4: 3_600, sPrice4: 3_000 },
  { from: '08:00', to: '10:00', period: 3, ePrice4: 7_400, sPrice4: 4_000 },
  { from: '10:00', to: '12:00', period: 2, ePrice4: 11_200, sPrice4: 5_000 },
  { from: '12:00', to: '14:00', period: 3, ePrice4: 7_400, sPrice4: 4_000 },
  { from: '14:00', to: '16:00', period: 2, ePrice4: 11_200, sPrice4: 5_000 },
  { from: '16:00', to: '17:00', period: 1, ePrice4: 13_200, sPrice4: 6_000 },
  { from: '17:00', to: '19:00', period: 2, ePrice4: 11_200, sPrice4: 5_000 },
  { from: '19:00', to: '24:00', period: 3, ePrice4: 7_400, sPrice4: 4_000 },
]

/** The network at 14:32, with four known Wednesdays and Thursdays. */
export function energyScene(): EnergyScene {
  const today = Array.from({ length: NOW }, (_, quarter) => quarter)
  const both = Array.from({ length: 2 * QUARTERS }, (_, quarter) => quarter)
  return {
    at: '2026-07-22 14:32:07',
    gunsW: today.map(loadAt),
    pvW: today.map(pvAt),
    gridW: today.map((quarter) => loadAt(quarter) + 260_000 - pvAt(quarter)),
    forecast: {
      weeks: 4,
      gunsW: both.map((quarter) => loadAt(quarter) * 0.97),
      lowW: both.map((quarter) => loadAt(quarter) * 0.85),
      highW: both.map((quarter) => loadAt(quarter) * 1.09),
      pvW: both.map(pvAt),
    },
    lossBps: 612,
    pvWh: 5_860_000,
    selfUseBps: 9_740,
    gridWh: 48_200_000,
    co2G: 29_100_000,
    peakW: 1_020_000,
    inverters: 45,
    tariffs: { today: tariff, tomorrow: tariff },
  }
}

/** A seller without a site that is measured. */
export function emptyEnergyScene(): EnergyScene {
  return { ...NO_VIEW, at: energyScene().at }
}
