import type { PvInverterState } from '@ampdeck/api/enumerations/pv-inverter'

/** What one must know of an inverter to read it. */
export interface PvUnit {
  sn: string
  ratedW: number
  /** Where it stands. */
  lng: number
  lat: number
}

export interface PvReading {
  state: PvInverterState
  activeW: number
  efficiencyBps: number | null
  tempC: number
}

/** Where readings of inverters come from: a simulation, or whatever speaks to real ones. */
export interface PvSource {
  read(unit: PvUnit, moment: number): PvReading
  /** What it gave from one moment to another. */
  energyWh(unit: PvUnit, from: number, to: number): number
}
