import type { EnergyScene } from '@ampdeck/api/statistics/big-screen/energy'

/** Before the first answer the scene stands there with all its labels and no values. */
export const NO_VIEW: EnergyScene = {
  at: '0000-00-00 00:00:00',
  gunsW: [],
  pvW: [],
  gridW: [],
  forecast: { weeks: 0, gunsW: [], lowW: [], highW: [], pvW: [] },
  lossBps: null,
  pvWh: null,
  selfUseBps: null,
  gridWh: null,
  co2G: 0,
  peakW: null,
  inverters: 0,
  tariffs: { today: [], tomorrow: [] },
}
