import { memberLevel } from '@ampdeck/api/enumerations/member'
import { figures } from '@ampdeck/api/figures/figures'
import type { Grain } from '@ampdeck/api/figures/report'
import { memberAnalysis } from '@ampdeck/api/statistics/analysis'
import { type MemberAnalysis, operationView } from '@ampdeck/api/statistics/operation-view'
import { userAnalysis } from '@ampdeck/api/statistics/user-analysis'
import { texts } from '@ampdeck/api/texts'
import { RankBars } from '@ampdeck/ui/charts'
import { useSay } from '@ampdeck/ui/language'
import { SeriesChart } from '@ampdeck/ui/series-chart'
import { AnalysisPage, useEmpty, useNames } from '../../../dashboard/analysis-page.tsx'
import { stateOf } from '../../../dashboard/state-of.ts'
import { useRead } from '../../../data/use-read.ts'
import { FigureTiles } from '../../../figures/figure-tile.tsx'
import { daysIn, shortTime } from '../../../figures/stretch.ts'
import { Cohorts } from '../../../member/cohorts.tsx'
import { useAddress } from '../../../menu/use-address.ts'

const words = texts({
  members: ['Active and new members', '活跃与新增会员'],
  funds: ['Recharged and used', '充值与消费'],
  used: ['Used', '消费'],
  levels: ['Members by level', '会员等级分布'],
  activeLevels: ['Active members by level', '各等级活跃会员'],
  amounts: ['Recharges by amount, in yuan', '充值金额分布（元）'],
  retention: ['Retention', '留存率'],
  retentionMeaning: [
    'Of the members whose first charge was in a month, how many charged again n months later; months that have not ended are left out',
    '首次充电在某月的会员中，n 个月后再次充电的比例；未结束的月份不计',
  ],
})

const HEIGHT = 240
const TILES = ['activeMembers', 'newMembers', 'rechargeFen', 'paidFen', 'memberCount'] as const

/** Who comes, who comes back, and how accounts are filled and used (screens.md S034). */
export function Page() {
  const say = useSay()
  return (
    <AnalysisPage
      id="memberAnalysis"
      call={operationView.member}
      definition={memberAnalysis}
      more={[{ name: say(words.retention), meaning: say(words.retentionMeaning) }]}
    >
      {({ parts, period }, { grain }) => (
        <>
          <Whole of={parts.whole} />
          <Courses of={parts.course} period={period} grain={grain} />
          <Retention />
          <Levels of={parts.levels} />
          <Amounts of={parts.amounts} />
        </>
      )}
    </AnalysisPage>
  )
}

type Parts = MemberAnalysis['parts']

function Whole({ of: [whole] }: { of: Parts['whole'] }) {
  return whole && <FigureTiles data-width="whole" of={TILES} values={whole} before={whole.before} />
}

interface CoursesProps {
  of: Parts['course']
  period: MemberAnalysis['period']
  grain: Grain
}

/** K16 and K17, and what came into accounts beside what was paid; a point leads to who registered, or to the recharges. */
function Courses({ of, period, grain }: CoursesProps) {
  const say = useSay()
  const addressOf = useAddress()
  const xLabels = of.map(({ time }) => shortTime(time))
  const values = (read: (point: Parts['course'][number]) => number | null) => of.map(read)
  const frame = {
    look: 'panel',
    kind: 'line',
    height: HEIGHT,
    xLabels,
    state: useEmpty(of),
    ...(xLabels.length > 0 && { incomplete: xLabels.at(-1) }),
  } as const
  const daysAt = (nth: number) => daysIn(of[nth]?.time ?? period.from, grain, period)

  return (
    <>
      <SeriesChart
        {...frame}
        label={say(words.members)}
        unit="number"
        secondUnit="number"
        hrefOf={(nth) => {
          const { from, to } = daysAt(nth)
          return addressOf('memberList', { registerTimeFrom: from, registerTimeTo: to })
        }}
        series={[
          {
            name: say(figures.activeMembers.label),
            values: values(({ activeMembers }) => activeMembers),
            colour: 'energy',
          },
          {
            name: say(figures.newMembers.label),
            values: values(({ newMembers }) => newMembers),
            colour: 'teal',
            isSecond: true,
          },
        ]}
      />
      <SeriesChart
        {...frame}
        label={say(words.funds)}
        unit="money"
        hrefOf={(nth) => {
          const { from, to } = daysAt(nth)
          return addressOf('rechargeRecord', { createTimeFrom: from, createTimeTo: to })
        }}
        series={[
          {
            name: say(figures.rechargeFen.label),
            values: values(({ rechargeFen }) => rechargeFen),
            colour: 'teal',
          },
          { name: say(words.used), values: values(({ paidFen }) => paidFen), colour: 'fee' },
        ]}
      />
    </>
  )
}

function Retention() {
  const cohorts = useRead(userAnalysis.cohort, {})
  return <Cohorts data-width="whole" of={cohorts.data ?? []} state={stateOf(cohorts)} />
}

/** The pyramid: the highest level on top; each leads to its members. */
function Levels({ of }: { of: Parts['levels'] }) {
  const say = useSay()
  const nameOf = useNames()
  const addressOf = useAddress()
  const levels = of
    .filter(({ groups }) => memberLevel.codes.some((code) => String(code) === groups[0]?.key))
    .sort((x, y) => Number(y.groups[0]?.key) - Number(x.groups[0]?.key))
  const state = useEmpty(levels)
  const ranks = (read: (level: Parts['levels'][number]) => number | null) =>
    levels.map((level) => ({
      name: nameOf(level.groups),
      value: read(level) ?? 0,
      href: addressOf('memberList', { level: level.groups[0]?.key }),
    }))
  const look = { look: 'panel', unit: 'number', hasPlaces: false, state } as const

  return (
    <>
      <RankBars {...look} label={say(words.levels)} ranks={ranks(({ memberCount }) => memberCount)} />
      <RankBars
        {...look}
        label={say(words.activeLevels)}
        colour="teal"
        ranks={ranks(({ activeMembers }) => activeMembers)}
      />
    </>
  )
}

/** How much is recharged at once. */
function Amounts({ of }: { of: Parts['amounts'] }) {
  const say = useSay()
  const nameOf = useNames()
  const bands = of
    .filter(({ groups }) => groups[0]?.key)
    .sort((x, y) => Number(x.groups[0]?.key) - Number(y.groups[0]?.key))

  return (
    <RankBars
      look="panel"
      data-width="whole"
      label={say(words.amounts)}
      unit="number"
      colour="fee"
      hasPlaces={false}
      state={useEmpty(bands)}
      ranks={bands.map(({ groups, recharges }) => ({ name: nameOf(groups), value: recharges ?? 0 }))}
    />
  )
}
