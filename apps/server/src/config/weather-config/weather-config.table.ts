import type { activeState } from '@ampdeck/api/enumerations/member'
import type { weatherAction, weatherMeasure } from '@ampdeck/api/enumerations/strategy'
import type { Code, Standard } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

export interface WeatherConfigTable extends Standard {
  name: string
  nameEn: string | null
  cityCode: string
  measure: Code<typeof weatherMeasure>
  threshold: number
  action: Code<typeof weatherAction>
  percent: number | null
  state: Code<typeof activeState>
  activeSince: number | null
}

export const tables = { weatherConfig: {} } as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    weatherConfig: WeatherConfigTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}
