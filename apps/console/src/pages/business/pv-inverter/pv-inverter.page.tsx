import { type PvInverterRow, pvInverter } from '@ampdeck/api/config/pv-inverter'
import { pvGroup } from '@ampdeck/api/enumerations/pv-inverter'
import { MINUTE } from '@ampdeck/api/time'
import { FilterChips } from '@ampdeck/ui/filter-bar'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { AddButton } from '@ampdeck/ui/list-page'
import { listFilters } from '@ampdeck/ui/list-request'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAction } from '../../../data/use-action.ts'
import { useIntent } from '../../../data/use-intent.ts'
import { useRead } from '../../../data/use-read.ts'
import { useOpenForm } from '../../../form/use-open-form.tsx'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useStationOptions } from '../../../list/station-options.ts'
import { useList } from '../../../list/use-list.ts'
import { useOpened } from '../../../list/use-opened.ts'
import { Export } from '../../../timing/export.tsx'
import { screen } from './pv-inverter-list.ts'

const PvInverterForm = lazyOf(() => import('./pv-inverter-form.tsx'), 'PvInverterForm')
const PvInverterDrawer = lazyOf(() => import('./pv-inverter-drawer.tsx'), 'PvInverterDrawer')

/** The inverters on the roofs: their states, and what they give (screens.md S058). */
export function Page() {
  const list = useList<PvInverterRow>(pvInverter.page, screen.filters)
  const [search] = useSearchParams()
  const stat = useRead(pvInverter.stat, listFilters(search), {
    enabled: list.status === 'ready',
    refreshEvery: MINUTE,
    keepsLast: true,
  })
  const form = useOpenForm<PvInverterRow>(PvInverterForm, pvInverter)
  const opened = useOpened('id')
  const remove = useAction(pvInverter.delete)
  const stations = useStationOptions(useIntent() || 'stationId' in list.request)
  const on = { edit: form.edit, delete: ({ id }: PvInverterRow) => remove({ id }) }
  const counts = pvGroup.codes.map((code) => ({
    code,
    count: stat.data?.find((one) => one.code === code)?.count ?? 0,
  }))
  // Inverters are read each minute.
  const reload = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && list.status === 'ready') list.reload()
  })
  useEffect(() => {
    const timer = setInterval(() => reload(), MINUTE)
    return () => clearInterval(timer)
  }, [])

  return (
    <>
      <ListScreen
        id="pvInverter"
        {...screen}
        list={list}
        options={{ stations }}
        on={on}
        opens={opened.addressOf}
        chips={
          <FilterChips
            field="group"
            of={pvGroup}
            counts={counts}
            request={list.request}
            onChange={list.change}
          />
        }
      >
        <Export of={pvInverter.export} />
        <AddButton of={pvInverter.save} onClick={form.add} />
      </ListScreen>
      {form.element}
      {opened.id !== undefined && <PvInverterDrawer id={opened.id} onClose={opened.close} />}
    </>
  )
}
