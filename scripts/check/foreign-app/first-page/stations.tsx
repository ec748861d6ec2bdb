import { download, type InputOf } from '@ampdeck/api'
import { type StationRow, station } from '@ampdeck/api/config/station'
import { stationTexts } from '@ampdeck/api/config/station.texts'
import { stationStatus } from '@ampdeck/api/enumerations/equipment'
import { GuardedButton } from '@ampdeck/ui/gate'
import { useSay } from '@ampdeck/ui/language'
import { actionsOf, columnsOf, filtersOf } from '@ampdeck/ui/list'
import { ListPage } from '@ampdeck/ui/list-page'
import { useList } from '@ampdeck/ui/use-list'
import { useState } from 'react'
import { Charging } from './charging.tsx'
import { client } from './session.ts'
import { StationForm } from './station-form.tsx'

const columns = columnsOf<StationRow>(stationTexts, (c) => [
  c.name('name', { also: 'nameEn' }),
  c.status('status', stationStatus, { sort: true }),
  c.power('transformerW', { sort: true }),
  c.custom('charging', {
    label: ['Charging', '充电中'],
    numeric: 'number',
    cell: ({ id }) => <Charging stationId={id} />,
  }),
])
const filters = filtersOf(stationTexts, (f) => [f.search('name'), f.codes('status', stationStatus)])
// Who may not make the call has no button.
const actions = actionsOf<StationRow>((a) => [a.form(station.update)])

const read = (request: InputOf<typeof station.page>, signal: AbortSignal) =>
  client(station.page, request, { signal })

/** Asks for the export, waits for its file and gives it to the user. */
async function save() {
  const { fileName, body } = await download(client, station.export)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await new Response(body).blob())
  link.download = fileName
  link.click()
}

export function Stations() {
  const say = useSay()
  const [edited, edit] = useState<StationRow>()
  const list = useList(read, filters)
  const close = () => {
    edit(undefined)
    list.reload()
  }

  return (
    <>
      <ListPage
        title={say(['Stations', '场站'])}
        unit={['station | stations', '场站']}
        list={list}
        columns={columns}
        filters={filters}
        actions={actions}
        on={{ edit }}
      >
        <GuardedButton of={station.export} onClick={save}>
          {say(['Export', '导出'])}
        </GuardedButton>
      </ListPage>
      {edited && <StationForm key={edited.id} record={edited} onDone={close} />}
    </>
  )
}
