import { type Wall, wall } from '@ampdeck/api/system/wall'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { AddButton, ListPage } from '@ampdeck/ui/list-page'
import { useAction } from '../../../data/use-action.ts'
import { useOpenForm } from '../../../form/use-open-form.tsx'
import { useList } from '../../../list/use-list.ts'
import { useOpened } from '../../../list/use-opened.ts'
import { usePageHead } from '../../../shell/use-page-head.ts'
import { screen } from './wall-list.tsx'

const WallForm = lazyOf(() => import('./wall-form.tsx'), 'WallForm')
const WallDrawer = lazyOf(() => import('./wall-drawer.tsx'), 'WallDrawer')

/** What the walls show, and the screens that show them. */
export function Page() {
  const head = usePageHead('wall')
  const list = useList<Wall>(wall.page, screen.filters)
  const form = useOpenForm<Wall>(WallForm, wall)
  const opened = useOpened('id')
  const remove = useAction(wall.delete)
  const on = { edit: form.edit, delete: ({ id }: Wall) => remove({ id }) }

  return (
    <>
      <ListPage {...head} {...screen} list={list} on={on} opens={opened.addressOf}>
        <AddButton action="wall:add" onClick={form.add} />
      </ListPage>
      {form.element}
      {opened.id !== undefined && <WallDrawer id={opened.id} onClose={opened.close} />}
    </>
  )
}
