import { type StationGroup, stationGroup } from '@ampdeck/api/config/station-group'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { AddButton, ListPage } from '@ampdeck/ui/list-page'
import { useAction } from '../../../data/use-action.ts'
import { useOpenForm } from '../../../form/use-open-form.tsx'
import { useList } from '../../../list/use-list.ts'
import { usePageHead } from '../../../shell/use-page-head.ts'
import { screen } from './station-group-list.tsx'

const StationGroupForm = lazyOf(
  () => import('../../../station-group/station-group-form.tsx'),
  'StationGroupForm',
)

export function Page() {
  const head = usePageHead('stationGroup')
  const list = useList<StationGroup>(stationGroup.page, screen.filters)
  const form = useOpenForm<StationGroup>(StationGroupForm, stationGroup)
  const remove = useAction(stationGroup.delete)
  const on = { edit: form.edit, delete: ({ id }: StationGroup) => remove({ id }) }

  return (
    <>
      <ListPage {...head} list={list} {...screen} on={on}>
        <AddButton action="stationGroup:add" onClick={form.add} />
      </ListPage>
      {form.element}
    </>
  )
}
