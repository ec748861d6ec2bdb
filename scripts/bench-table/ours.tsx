import { stationStatus } from '@ampdeck/api/enumerations/equipment'
import { texts } from '@ampdeck/api/texts'
import { DataTable } from '@ampdeck/ui/data-table'
import { GrantsProvider } from '@ampdeck/ui/gate'
import { formatsOf, LanguageProvider } from '@ampdeck/ui/language'
import { actionsOf, columnsOf, type ListState, NO_ROWS } from '@ampdeck/ui/list'
import { useMemo, useState } from 'react'
import { loadLongBody } from '../../packages/ui/src/data/data-table/use-data-table.ts'
import { measure } from './harness.ts'
import type { StationRow } from './rows.ts'

const words = texts({
  code: ['Code', '编码'],
  name: ['Name', '名称'],
  city: ['City', '城市'],
  operator: ['Operating unit', '运营单位'],
  status: ['Status', '状态'],
  ratedW: ['Rated power', '额定功率'],
  energyWh: ['Energy', '电量'],
  incomeFen: ['Income', '收入'],
  share: ['Utilisation', '利用率'],
  openTime: ['Open date', '开放日期'],
  updateTime: ['Updated', '更新时间'],
})

const all = columnsOf<StationRow>(words, (c) => [
  c.text('code', { sort: true, locked: true, code: true }),
  c.name('name', { sort: true, link: (row) => `#station-${row.id}` }),
  c.text('city'),
  c.text('operator'),
  c.status('status', stationStatus),
  c.power('ratedW', { sort: true }),
  c.energy('energyWh', { sort: true }),
  c.money('incomeFen', { sort: true }),
  c.day('openTime'),
  c.instant('updateTime'),
  c.percent('share'),
])

const callOf = (name: string) => ({ path: `station/${name}`, permission: 'station:edit' })

const actions = actionsOf<StationRow>((a) => [
  a.form(callOf('edit')),
  a.call(callOf('disable')),
  a.call(callOf('copy')),
  a.call(callOf('delete'), { confirm: 'danger' }),
])
const grants = ['station:*']
const on = {}

/** The box, the actions, and the columns between them. */
function Stations({ rows, columns }: { rows: StationRow[]; columns: number }) {
  const shown = useMemo(() => all.slice(0, columns - 2), [columns])
  const [selection, select] = useState(NO_ROWS)
  const list: ListState<StationRow> = {
    rows,
    total: rows.length,
    request: { current: 1, pageSize: 100 },
    density: 'default',
    status: 'ready',
    selection,
    select,
    change: () => {},
    reload: () => {},
  }
  return (
    <LanguageProvider language="en">
      <GrantsProvider grants={grants}>
        <DataTable
          label="Stations"
          unit={['station | stations', '场站']}
          list={list}
          columns={shown}
          actions={actions}
          on={on}
          selectable
        />
      </GrantsProvider>
    </LanguageProvider>
  )
}

// As the libraries and the number formats of the other pages: there before anything is measured.
await loadLongBody()
const formats = formatsOf('en')
for (const format of [formats.number, formats.energy, formats.money, formats.power, formats.percent])
  format(1)
measure((rows, columns) => <Stations rows={rows} columns={columns} />)
