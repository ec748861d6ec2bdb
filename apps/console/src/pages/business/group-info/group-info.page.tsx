import { groupInfo } from '@ampdeck/api/config/group-info'
import type { StationRow } from '@ampdeck/api/config/station'
import { type StationGroup, stationGroup } from '@ampdeck/api/config/station-group'
import { stationGroupTexts } from '@ampdeck/api/config/station-group.texts'
import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import { localName, texts } from '@ampdeck/api/texts'
import { DetailPage, Panel } from '@ampdeck/ui/detail'
import { Energy, Money, Power } from '@ampdeck/ui/figure'
import { GuardedButton } from '@ampdeck/ui/gate'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { NO_ROWS, type Selection, selectionOfRows } from '@ampdeck/ui/list'
import { usePageTab } from '@ampdeck/ui/open-pages'
import { SeriesChart } from '@ampdeck/ui/series-chart'
import { StationMap } from '@ampdeck/ui/station-map'
import { showMessage } from '@ampdeck/ui/toast'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ReadFailed } from '../../../data/read-failed.tsx'
import { useAction } from '../../../data/use-action.ts'
import { useRead } from '../../../data/use-read.ts'
import { shortTime } from '../../../figures/stretch.ts'
import { PartTable } from '../../../pile/part-table.tsx'
import { usePartList } from '../../../pile/use-part-list.ts'
import { useDetail } from '../../../shell/use-detail.tsx'
import { mapStation } from '../../../station-monitor/map-station.ts'
import styles from './group-info.module.css'
import { screen } from './group-info-list.ts'

const AddStations = lazyOf(() => import('./add-stations.tsx'), 'AddStations')
const StationGroupForm = lazyOf(
  () => import('../../../station-group/station-group-form.tsx'),
  'StationGroupForm',
)

/** As many as the map shows. */
const MAX = 1_000

const words = texts({
  add: ['Add stations', '添加场站'],
  edit: ['Edit', '编辑'],
  remove: ['Remove {count} station | Remove {count} stations', '移出 {count} 个场站'],
  removed: ['{count} station removed | {count} stations removed', '已移出 {count} 个场站'],
  stations: ['Stations', '场站'],
  piles: ['Piles', '电桩'],
  guns: ['Guns', '充电枪'],
  charging: ['{count} charging', '{count} 充电中'],
  transformer: ['Transformers', '变压器容量'],
  energy: ['Energy, 30 days', '近 30 天电量'],
  orders: ['Orders, 30 days', '近 30 天订单'],
  fee: ['Fees, 30 days', '近 30 天费用'],
  map: ['Map', '地图'],
  byDay: ['Energy by day', '每日电量'],
  energySeries: ['Energy', '电量'],
})

/** One group of stations: where they are, what they come to, and who belongs to it (screens.md S041). */
export function Page() {
  const say = useSay()
  const { language } = useLanguage()
  const { number } = useFormats()
  const { id, head, data, refetch, instead } = useDetail('groupInfo', stationGroup.get)
  const [search, setSearch] = useSearchParams()
  usePageTab({ title: data && localName(data, language) })
  const stat = useRead(groupInfo.stat, { id })
  const open = (what: string | undefined) =>
    setSearch((from) => {
      const next = new URLSearchParams(from)
      if (what) next.set('open', what)
      else next.delete('open')
      return next
    })

  if (instead || !data) return instead
  const sum = (read: (day: { orders: number; energyWh: number; feeFen: number }) => number) =>
    stat.data?.days.reduce((all, day) => all + read(day), 0) ?? 0
  const count = (status?: number) =>
    stat.data?.guns
      .filter((gun) => status === undefined || gun.status === status)
      .reduce((all, gun) => all + gun.count, 0) ?? 0

  return (
    <DetailPage
      breadcrumb={head.breadcrumb}
      title={localName(data, language)}
      description={data.remark ?? undefined}
      actions={
        <>
          <GuardedButton of={stationGroup.update} onClick={() => open('edit')}>
            {say(words.edit)}
          </GuardedButton>
          <GuardedButton of={stationGroup.update} look="primary" onClick={() => open('add')}>
            {say(words.add)}
          </GuardedButton>
        </>
      }
      facts={[
        { label: say(stationGroupTexts.ownerUserId), value: data.ownerName ?? '–' },
        { label: say(words.stations), value: number(stat.data?.stations ?? data.stationIds.length) },
        { label: say(words.piles), value: number(stat.data?.piles ?? 0) },
        {
          label: say(words.guns),
          value: (
            <>
              {number(count())}{' '}
              <span className={styles.quiet}>
                {say(words.charging, { count: number(count(gunStatus.code.charging)) })}
              </span>
            </>
          ),
        },
        { label: say(words.transformer), value: <Power w={stat.data?.transformerW ?? 0} /> },
        { label: say(words.energy), value: <Energy wh={sum((day) => day.energyWh)} decimals={0} /> },
        { label: say(words.orders), value: number(sum((day) => day.orders)) },
        { label: say(words.fee), value: <Money fen={sum((day) => day.feeFen)} /> },
      ]}
    >
      <ReadFailed of={stat} />
      <Members group={data} />
      {stat.data && (
        <SeriesChart
          look="panel"
          label={say(words.byDay)}
          unit="energy"
          kind="bar"
          xLabels={stat.data.days.map(({ day }) => shortTime(day))}
          series={[{ name: say(words.energySeries), values: stat.data.days.map((day) => day.energyWh) }]}
        />
      )}

      {search.get('open') === 'add' && <AddStations group={data} onClose={() => open(undefined)} />}
      {search.get('open') === 'edit' && (
        <StationGroupForm record={data} onDone={() => open(undefined)} reload={() => void refetch()} />
      )}
    </DetailPage>
  )
}

/** The members on the map and as a table; a station that is chosen in one is chosen in the other. */
function Members({ group }: { group: StationGroup }) {
  const say = useSay()
  const { language } = useLanguage()
  const [selection, select] = useState<Selection>(NO_ROWS)
  const removing = useAction(groupInfo.removeStations)
  const list = { ...usePartList<StationRow>(groupInfo.stations, { id: group.id }), selection, select }
  const all = useRead(groupInfo.stations, { id: group.id, pageSize: MAX })
  const placed = useMemo(
    () =>
      (all.data?.records ?? []).map((station) =>
        mapStation({ ...station, nameEn: station.nameEn ?? null }, language === 'en'),
      ),
    [all.data, language],
  )
  const chosen = useMemo(
    () => (selection.kind === 'rows' ? [...selection.ids].map(Number) : placed.map(({ id }) => id)),
    [selection, placed],
  )
  const remove = async () => {
    const done = await removing({ id: group.id, stationIds: chosen })
    if (!done) return
    showMessage({ text: say(words.removed, { count: done.count }), tone: 'status' })
    select(NO_ROWS)
  }

  return (
    <>
      <Panel title={say(words.map)}>
        <StationMap
          className={styles.map}
          stations={placed}
          selected={new Set(chosen)}
          onSelect={(ids) => select(selectionOfRows(ids))}
        />
      </Panel>
      <Panel
        title={say(words.stations)}
        tools={
          chosen.length > 0 && (
            <GuardedButton of={groupInfo.removeStations} size="small" onClick={() => void remove()}>
              {say(words.remove, { count: chosen.length })}
            </GuardedButton>
          )
        }
      >
        <PartTable
          label={say(words.stations)}
          unit={screen.unit}
          list={list}
          columns={screen.columns}
          selectable
        />
      </Panel>
    </>
  )
}
