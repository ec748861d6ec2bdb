import { figures } from '@ampdeck/api/figures/figures'
import type { Dimension } from '@ampdeck/api/figures/report'
import { COMPARED_FIGURES } from '@ampdeck/api/statistics/analysis'
import type { OperationAnalysis } from '@ampdeck/api/statistics/operation-view'
import { texts } from '@ampdeck/api/texts'
import { ChartFrame } from '@ampdeck/ui/chart-frame'
import { useSay } from '@ampdeck/ui/language'
import { useNames } from '../../../dashboard/analysis-page.tsx'
import { FigureChange, FigureValue, useFigureText } from '../../../figures/figure-tile.tsx'
import { useAddress } from '../../../menu/use-address.ts'
import styles from './operation-analysis.module.css'

const words = texts({
  figures: ['All figures, compared with the previous period', '全部指标与环比'],
  figure: ['Figure', '指标'],
  all: ['All stations', '全部场站'],
})

type Row = OperationAnalysis['parts']['groups'][number]

interface ComparisonTableProps {
  whole: Row
  groups: readonly Row[]
  /** What the groups are. */
  by: Dimension
  period: OperationAnalysis['period']
}

/** The filter of the summary report that leaves the stations of one group. */
const filters: { readonly [D in Dimension]?: string } = {
  reportGroup: 'reportGroupId',
  operatingUnit: 'operatingUnitId',
}

/** C9: every figure of all stations and of each group, with its change (K27). A group leads to its report. */
export function ComparisonTable({ whole, groups, by, period }: ComparisonTableProps) {
  const say = useSay()
  const nameOf = useNames()
  const addressOf = useAddress()
  const textOf = useFigureText()
  const filter = filters[by]
  const columns = [
    { place: 0, key: '', name: say(words.all), row: whole },
    ...groups
      .toSorted((x, y) => (y.energyWh ?? 0) - (x.energyWh ?? 0))
      .map((row, nth) => ({
        place: nth + 1,
        key: row.groups[0]?.key ?? '',
        name: nameOf(row.groups),
        row,
      })),
  ]
  const reportOf = (key: string) =>
    filter && key
      ? addressOf('summaryStatistics', { [filter]: key, dayFrom: period.from, dayTo: period.to })
      : undefined

  return (
    <ChartFrame
      look="panel"
      data-width="whole"
      label={say(words.figures)}
      isEmpty={false}
      isReadable
      table={{
        columns: columns.map(({ name }) => name),
        rows: COMPARED_FIGURES.map((name) => ({
          head: say(figures[name].label),
          cells: columns.map(({ row }) => textOf(name, row[name])),
        })),
      }}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard. */}
      <section className={styles.scroll} aria-label={say(words.figures)} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{say(words.figure)}</th>
              {columns.map(({ place, key, name }) => {
                const href = reportOf(key)
                return (
                  <th key={place} scope="col">
                    {href ? <a href={href}>{name}</a> : name}
                  </th>
                )
              })}
            </tr>
          </thead>
          <tbody>
            {COMPARED_FIGURES.map((name) => (
              <tr key={name}>
                <th scope="row" title={say(figures[name].meaning)}>
                  {say(figures[name].label)} <span className={styles.number}>{figures[name].k}</span>
                </th>
                {columns.map(({ place, row }) => (
                  <td key={place}>
                    <FigureValue name={name} value={row[name]} />
                    <span className={styles.change}>
                      <FigureChange name={name} value={row[name]} before={row.before?.[name] ?? null} />
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </ChartFrame>
  )
}
