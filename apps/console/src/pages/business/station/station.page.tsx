import { type StationRow, station } from '@ampdeck/api/config/station'
import { stationStatus } from '@ampdeck/api/enumerations/equipment'
import { useGrants } from '@ampdeck/ui/gate'
import { useLanguage } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { AddButton } from '@ampdeck/ui/list-page'
import { useAction } from '../../../data/use-action.ts'
import { useIntent } from '../../../data/use-intent.ts'
import { useRead } from '../../../data/use-read.ts'
import { useOpenForm } from '../../../form/use-open-form.tsx'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useList } from '../../../list/use-list.ts'
import { Export } from '../../../timing/export.tsx'
import { BulkStatus } from './bulk-status.tsx'
import { ServiceChips } from './service-chips.tsx'
import { screen } from './station-list.ts'

const StationForm = lazyOf(() => import('./station-form.tsx'), 'StationForm')

export function Page() {
  const list = useList<StationRow>(station.page, screen.filters)
  const { may } = useGrants()
  const options = useOptions(useIntent() || 'cityCode' in list.request || 'operatingUnitId' in list.request)
  const form = useOpenForm<StationRow>(StationForm, station)
  const updateStatus = useAction(station.updateStatus)
  const remove = useAction(station.delete)
  const setStatus = (status: number) => (row: StationRow) =>
    updateStatus({ id: row.id, version: row.version, status: status as StationRow['status'] })

  return (
    <>
      <ListScreen
        id="stationList"
        list={list}
        {...screen}
        options={options}
        on={{
          edit: form.edit,
          enable: setStatus(stationStatus.code.open),
          disable: setStatus(stationStatus.code.closed),
          delete: ({ id }) => remove({ id }),
        }}
        chips={<ServiceChips list={list} />}
        bulk={may(station.batchStatus) && <BulkStatus list={list} />}
      >
        <Export of={station.export} />
        <AddButton of={station.save} onClick={form.add} />
      </ListScreen>
      {form.element}
    </>
  )
}

/** What the choice filters offer; read when somebody reaches for the page, or a filter in the address needs a name. */
function useOptions(isWanted: boolean) {
  const { language } = useLanguage()
  const { cities, operatingUnits } = useRead(station.choices, {}, { enabled: isWanted }).data ?? {}
  const named = (of: { name: string; nameEn: string | null }) => (language === 'en' && of.nameEn) || of.name

  return {
    cities: cities?.map((city) => ({ value: city.code, label: named(city) })),
    units: operatingUnits?.map((unit) => ({ value: String(unit.id), label: named(unit) })),
  }
}
