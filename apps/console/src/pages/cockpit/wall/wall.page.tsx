import { type Wall, wall } from '@ampdeck/api/system/wall'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { AddButton } from '@ampdeck/ui/list-page'
import { useAction } from '../../../data/use-action.ts'
import { useOpenForm } from '../../../form/use-open-form.tsx'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useList } from '../../../list/use-list.ts'
import { useOpened } from '../../../list/use-opened.ts'
import { screen } from './wall-list.tsx'

const WallForm = lazyOf(() => import('./wall-form.tsx'), 'WallForm')
const WallDrawer = lazyOf(() => import('./wall-drawer.tsx'), 'WallDrawer')

/** What the walls show, and the screens that show them. */
export function Page() {
  const list = useList<Wall>(wall.page, screen.filters)
  const form = useOpenForm<Wall>(WallForm, wall)
  const opened = useOpened('id')
  const remove = useAction(wall.delete)
  const on = { edit: form.edit, delete: ({ id }: Wall) => remove({ id }) }

  return (
    <>
      <ListScreen id="wall" {...screen} list={list} on={on} opens={opened.addressOf}>
        <AddButton of={wall.save} onClick={form.add} />
      </ListScreen>
      {form.element}
      {opened.id !== undefined && <WallDrawer id={opened.id} onClose={opened.close} />}
    </>
  )
}
