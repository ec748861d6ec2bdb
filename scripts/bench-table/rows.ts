import { stationStatus } from '@ampdeck/api/enumerations/equipment'

/** A row as a list's answer has it. */
export interface StationRow {
  id: number
  code: string
  name: string
  city: string
  operator: string
  status: (typeof stationStatus.codes)[number]
  ratedW: number
  energyWh: number
  incomeFen: number
  share: number
  openTime: string
  updateTime: string
}

const cities = ['Shenzhen', 'Guangzhou', 'Shanghai', 'Wuhan', 'Hangzhou'] as const
const places = [
  'Futian CBD',
  'Airport',
  'Bus Depot',
  'Logistics Park',
  'Service Area',
  'Convention Centre',
] as const
const operators = ['Skyline Direct', 'South Grid JV', 'Metro Transit', 'Harbour Energy'] as const

/** Always the same rows. */
export function stationRows(count: number): StationRow[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    code: String(4_403_000_001 + index),
    name: `${cities[index % 5]} ${places[index % 6]} ${index + 1}`,
    city: cities[index % 5] ?? '',
    operator: operators[index % 4] ?? '',
    status: stationStatus.codes[index % stationStatus.codes.length] ?? stationStatus.codes[0],
    ratedW: 630_000 + (index % 5) * 185_000,
    energyWh: 1_204_317 + index * 917,
    incomeFen: 84_210 + index * 63,
    share: (index * 37) % 10_000,
    openTime: `2024-0${(index % 9) + 1}-15`,
    updateTime: '2026-07-01 10:00:00',
  })) as StationRow[]
}
