import { type GunRow, gun } from '@ampdeck/api/config/gun'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { useIntent } from '../../../data/use-intent.ts'
import { useOpenForm } from '../../../form/use-open-form.tsx'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useStationOptions } from '../../../list/station-options.ts'
import { useList } from '../../../list/use-list.ts'
import { LiveLamp } from '../../../live/live-lamp.tsx'
import { useLiveRows } from '../../../live/use-live-rows.ts'
import { Export } from '../../../timing/export.tsx'
import { screen } from './gun-list.tsx'

const GunForm = lazyOf(() => import('./gun-form.tsx'), 'GunForm')

/** The form of a gun that is there: guns come and go with their pile. */
const calls = { get: gun.get, save: gun.update, update: gun.update }

export function Page() {
  const list = useList<GunRow>(gun.page, screen.filters)
  const stations = useStationOptions(useIntent() || 'stationId' in list.request)
  const form = useOpenForm<GunRow>(GunForm, calls)
  useLiveRows(['pile'], gun.page)

  return (
    <>
      <ListScreen
        id="gunList"
        list={list}
        {...screen}
        options={{ stations }}
        on={{ edit: form.edit }}
        chips={<LiveLamp />}
      >
        <Export of={gun.export} />
      </ListScreen>
      {form.element}
    </>
  )
}
