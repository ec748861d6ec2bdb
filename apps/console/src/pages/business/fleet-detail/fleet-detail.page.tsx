import { activeState, fleetKind, fleetPayMode } from '@ampdeck/api/enumerations/member'
import { type Group, group } from '@ampdeck/api/member/group'
import { groupTexts } from '@ampdeck/api/member/group.texts'
import { serverNow } from '@ampdeck/api/server-clock'
import { texts } from '@ampdeck/api/texts'
import { formatDate } from '@ampdeck/api/time'
import { DescriptionList, DetailPage } from '@ampdeck/ui/detail'
import { Money } from '@ampdeck/ui/figure'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { usePageTab } from '@ampdeck/ui/open-pages'
import { SeriesChart } from '@ampdeck/ui/series-chart'
import { Loading } from '@ampdeck/ui/state-panel'
import { StatusBadge } from '@ampdeck/ui/status-badge'
import { ReadFailed } from '../../../data/read-failed.tsx'
import { useRead } from '../../../data/use-read.ts'
import { LimitPart, MemberPart, RulePart, TeamPart } from '../../../fleet/fleet-parts.tsx'
import { PartTabs } from '../../../menu/part-tabs.tsx'
import { EntriesLink } from '../../../payment/entries-link.tsx'
import { useDetail } from '../../../shell/use-detail.tsx'
import styles from './fleet-detail.module.css'
import { BillsPart, CarsPart, FlowPart, PlansPart } from './list-parts.tsx'

const words = texts({
  parts: ['Sections of the fleet', '车队详情分页'],
  months: ['Energy by month', '每月电量'],
  hours: ['Energy by hour, last 30 days', '近 30 天分时电量'],
  energy: ['Energy', '电量'],
  everywhere: ['All stations', '全部场站'],
})

const parts = [
  { id: 'base', label: ['Basic information', '基础信息'] },
  { id: 'teams', label: ['Teams', '班组'] },
  { id: 'members', label: ['Members', '成员'] },
  { id: 'cars', label: ['Cars', '车辆'] },
  { id: 'flow', label: ['Account and flow', '账户与流水'] },
  { id: 'limits', label: ['Charge limits', '充电限制'] },
  { id: 'rules', label: ['Prices and passes', '价格与授权'] },
  { id: 'bills', label: ['Bills', '账单'] },
  { id: 'plans', label: ['Charging plans', '充电计划'] },
  { id: 'load', label: ['Load curve', '负荷曲线'] },
] as const

type Part = (typeof parts)[number]['id']

/** One fleet: what it is, who belongs to it, what it pays (screens.md S080). */
export function Page() {
  const say = useSay()
  const { language } = useLanguage()
  const { number } = useFormats()
  const { head, data, instead } = useDetail('fleetDetail', group.get)
  usePageTab({ title: data?.name })

  if (instead || !data) return instead
  return (
    <DetailPage
      breadcrumb={head.breadcrumb}
      title={data.name}
      description={<StatusBadge of={activeState} code={data.state} look="tinted" />}
      facts={[
        { label: say(groupTexts.groupNo), value: data.groupNo },
        { label: say(groupTexts.kind), value: fleetKind.label(data.kind, language) },
        { label: say(groupTexts.payMode), value: fleetPayMode.label(data.payMode, language) },
        { label: say(groupTexts.balanceFen), value: <Money fen={data.balanceFen} /> },
        { label: say(groupTexts.creditLimitFen), value: <Money fen={data.creditLimitFen ?? 0} /> },
        { label: say(groupTexts.members), value: number(data.members) },
        { label: say(groupTexts.cars), value: number(data.cars) },
      ]}
    >
      <PartTabs label={say(words.parts)} parts={parts}>
        {(part) => (
          <div className={styles.part}>
            <FleetPart part={part} of={data} />
          </div>
        )}
      </PartTabs>
    </DetailPage>
  )
}

/** The content of one tab. */
function FleetPart({ part, of }: { part: Part; of: Group }) {
  switch (part) {
    case 'base':
      return <BasePart of={of} />
    case 'teams':
      return <TeamPart groupId={of.id} />
    case 'members':
      return <MemberPart of={{ groupId: of.id }} />
    case 'cars':
      return <CarsPart groupId={of.id} />
    case 'flow':
      return (
        <>
          <EntriesLink of={{ groupId: of.id }} />
          <FlowPart groupId={of.id} />
        </>
      )
    case 'limits':
      return <LimitPart groupId={of.id} />
    case 'rules':
      return <RulePart groupId={of.id} />
    case 'bills':
      return <BillsPart groupId={of.id} />
    case 'plans':
      return <PlansPart groupId={of.id} />
    case 'load':
      return <Curves of={of} kind="hours" />
  }
}

/** Whom one asks, where it may charge, and what each month came to. */
function BasePart({ of }: { of: Group }) {
  const say = useSay()
  const { number } = useFormats()
  const stations = of.stationIds?.length ?? 0

  return (
    <>
      <DescriptionList
        items={[
          { label: say(groupTexts.contact), value: of.contact },
          { label: say(groupTexts.phone), value: of.phone },
          {
            label: say(groupTexts.stationIds),
            value: stations > 0 ? number(stations) : say(words.everywhere),
          },
          { label: say(groupTexts.createTime), value: of.createTime },
        ]}
      />
      <Curves of={of} kind="months" />
    </>
  )
}

function Curves({ of, kind }: { of: Group; kind: 'months' | 'hours' }) {
  const say = useSay()
  const reading = useRead(group.stat, { id: of.id })
  const { data } = reading
  if (!data) return reading.error ? <ReadFailed of={reading} /> : <Loading />
  const labels =
    kind === 'months'
      ? data.months.map(({ month }) => month)
      : data.hours.map(({ hour }) => `${String(hour).padStart(2, '0')}:00`)
  const thisMonth = formatDate(serverNow()).slice(0, 'YYYY-MM'.length)

  return (
    <SeriesChart
      look="panel"
      label={say(words[kind])}
      unit="energy"
      kind={kind === 'months' ? 'bar' : 'area'}
      xLabels={labels}
      incomplete={labels.find((label) => label === thisMonth)}
      series={[{ name: say(words.energy), values: data[kind].map(({ energyWh }) => energyWh) }]}
    />
  )
}
