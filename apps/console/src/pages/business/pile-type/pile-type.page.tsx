import { type PileType, type PileTypeRow, pileType } from '@ampdeck/api/config/pile-type'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { AddButton } from '@ampdeck/ui/list-page'
import { useAction } from '../../../data/use-action.ts'
import { useOpenForm } from '../../../form/use-open-form.tsx'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useList } from '../../../list/use-list.ts'
import { screen } from './pile-type-list.ts'

const PileTypeForm = lazyOf(() => import('./pile-type-form.tsx'), 'PileTypeForm')

export function Page() {
  const list = useList<PileTypeRow>(pileType.page, screen.filters)
  const form = useOpenForm<PileType>(PileTypeForm, pileType)
  const remove = useAction(pileType.delete)
  const on = { edit: form.edit, delete: ({ id }: PileTypeRow) => remove({ id }) }

  return (
    <>
      <ListScreen id="pileType" {...screen} list={list} on={on} opens={form.addressOf}>
        <AddButton of={pileType.save} onClick={form.add} />
      </ListScreen>
      {form.element}
    </>
  )
}
