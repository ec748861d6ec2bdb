import { type Tag, tag } from '@ampdeck/api/member/tag'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { AddButton } from '@ampdeck/ui/list-page'
import { useAction } from '../../../data/use-action.ts'
import { useOpenForm } from '../../../form/use-open-form.tsx'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useList } from '../../../list/use-list.ts'
import { useOpened } from '../../../list/use-opened.ts'
import { screen } from './station-tag-list.tsx'

const TagForm = lazyOf(() => import('./station-tag-form.tsx'), 'TagForm')
const TagDrawer = lazyOf(() => import('./tag-drawer.tsx'), 'TagDrawer')

/** Tags of members, stations and vehicles, given by people or by a rule (screens.md S048). */
export function Page() {
  const list = useList<Tag>(tag.page, screen.filters)
  const form = useOpenForm<Tag>(TagForm, tag)
  const opened = useOpened('id')
  const remove = useAction(tag.delete)
  const on = { edit: form.edit, delete: ({ id }: Tag) => remove({ id }) }

  return (
    <>
      <ListScreen id="stationTag" {...screen} list={list} on={on} opens={opened.addressOf}>
        <AddButton of={tag.save} onClick={form.add} />
      </ListScreen>
      {form.element}
      {opened.id !== undefined && <TagDrawer id={opened.id} onClose={opened.close} />}
    </>
  )
}
