import { type StationGroup, stationGroup } from '@ampdeck/api/config/station-group'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { AddButton } from '@ampdeck/ui/list-page'
import { useAction } from '../../../data/use-action.ts'
import { useOpenForm } from '../../../form/use-open-form.tsx'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useList } from '../../../list/use-list.ts'
import { screen } from './station-group-list.tsx'

const StationGroupForm = lazyOf(
  () => import('../../../station-group/station-group-form.tsx'),
  'StationGroupForm',
)

export function Page() {
  const list = useList<StationGroup>(stationGroup.page, screen.filters)
  const form = useOpenForm<StationGroup>(StationGroupForm, stationGroup)
  const remove = useAction(stationGroup.delete)
  const on = { edit: form.edit, delete: ({ id }: StationGroup) => remove({ id }) }

  return (
    <>
      <ListScreen id="stationGroup" list={list} {...screen} on={on}>
        <AddButton of={stationGroup.save} onClick={form.add} />
      </ListScreen>
      {form.element}
    </>
  )
}
