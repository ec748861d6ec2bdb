import { useMemo } from 'react'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { type ChartFormat, type ChartUnit, chartFormat } from './chart-unit.ts'

/** The words of a chart in the language in force; `extent` is the largest value of its axis. */
export function useChartFormat(unit: ChartUnit, extent = 0): ChartFormat {
  const { language } = useLanguage()

  return useMemo(() => chartFormat(unit, language, extent), [unit, language, extent])
}
