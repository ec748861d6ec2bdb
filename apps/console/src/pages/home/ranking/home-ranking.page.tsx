import type { CodeOf } from '@ampdeck/api/enumeration'
import { ranking, rankingMeasure } from '@ampdeck/api/enumerations/report'
import { DASHBOARD_DAYS } from '@ampdeck/api/figures/dashboard'
import { figures } from '@ampdeck/api/figures/figures'
import { homeDashboards, isRanked } from '@ampdeck/api/statistics/home-dashboards'
import { localName, texts } from '@ampdeck/api/texts'
import { RankBars } from '@ampdeck/ui/charts'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { CodeChoice } from '../../../dashboard/code-choice.tsx'
import { DashboardPage } from '../../../dashboard/dashboard-page.tsx'
import { PeriodChoice } from '../../../dashboard/period-choice.tsx'
import { useAddressCode } from '../../../dashboard/use-address-values.ts'
import { useDashboardFilter } from '../../../dashboard/use-dashboard-filter.ts'
import { useRead } from '../../../data/use-read.ts'
import { FigureMeanings } from '../../../figures/figure-tile.tsx'
import { paths } from '../../../session/paths.ts'

type Of = CodeOf<typeof ranking>
type Measure = CodeOf<typeof rankingMeasure>

const words = texts({
  failed: ['The ranking could not be loaded', '排行加载失败'],
  of: ['Rank', '排行对象'],
  measure: ['By', '指标'],
  first: ['Top {count} by {measure}', '{measure}前 {count} 名'],
  last: ['Bottom {count} by {measure}', '{measure}后 {count} 名'],
  none: ['No finished orders in this period', '该时段内没有已完成订单'],
})

const PLACES = 10
const REFRESH_MS = 60_000
/** Where a place of the ranking leads. */
const places: { readonly [O in Of]?: (id: number) => string } = {
  station: paths.station,
  pile: paths.pile,
  member: paths.member,
  fleet: paths.fleet,
}

/** Who is first and who is last, and how that has changed: H12 (screens.md S022). */
export function Page() {
  const say = useSay()
  const filter = useDashboardFilter(DASHBOARD_DAYS, 30)
  const [of, setOf] = useAddressCode('of', ranking.codes, 'station')
  const measures = rankingMeasure.codes.filter((name) => isRanked(of, name))
  const [measure, setMeasure] = useAddressCode('measure', measures, 'energyWh')
  const read = useRead(
    homeDashboards.ranking,
    { days: filter.days, of, measure },
    { refreshEvery: REFRESH_MS, keepsLast: true },
  )

  return (
    <DashboardPage
      id="homeRanking"
      of={read}
      failed={say(words.failed)}
      actions={
        <>
          <CodeChoice label={say(words.of)} of={ranking} codes={ranking.codes} value={of} onChange={setOf} />
          <CodeChoice
            label={say(words.measure)}
            of={rankingMeasure}
            codes={measures}
            value={measure}
            onChange={setMeasure}
          />
          <PeriodChoice filter={filter} />
        </>
      }
    >
      {({ total, first, last }) => (
        <>
          <Places end="first" of={of} measure={measure} ranks={first} />
          {/* Where all have a place above, the last ones would be the same again. */}
          {total > PLACES && <Places end="last" of={of} measure={measure} ranks={last} />}
          <FigureMeanings data-width="whole" of={[measure]} />
        </>
      )}
    </DashboardPage>
  )
}

interface PlacesProps {
  end: 'first' | 'last'
  of: Of
  measure: Measure
  ranks: readonly {
    group: { key: string; name: string; nameEn: string | null }
    place: number
    before: number | null
    value: number
  }[]
}

function Places({ end, of, measure, ranks }: PlacesProps) {
  const say = useSay()
  const { language } = useLanguage()
  const to = places[of]
  const shown = ranks.toSorted((x, y) => x.place - y.place)

  return (
    <RankBars
      look="panel"
      label={say(words[end], {
        count: PLACES,
        measure: rankingMeasure.label(measure, language).toLowerCase(),
      })}
      unit={figures[measure].unit}
      state={ranks.length === 0 ? { is: 'empty', text: say(words.none) } : undefined}
      first={shown[0]?.place ?? 1}
      ranks={shown.map(({ group, before, value }) => ({
        name: localName(group, language),
        value,
        before,
        href: to?.(Number(group.key)),
      }))}
    />
  )
}
