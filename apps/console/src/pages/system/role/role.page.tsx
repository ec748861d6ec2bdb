import { type RoleRow, role } from '@ampdeck/api/system/role'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { AddButton } from '@ampdeck/ui/list-page'
import { useNavigate } from 'react-router-dom'
import { useAction } from '../../../data/use-action.ts'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useList } from '../../../list/use-list.ts'
import { useOpened } from '../../../list/use-opened.ts'
import { screen } from './role-list.ts'

const RoleUsers = lazyOf(() => import('./role-users.tsx'), 'RoleUsers')
const CONFIG = '/system/systemSet/RoleConfig'

/** The roles of the seller (screens.md S220). */
export function Page() {
  const navigate = useNavigate()
  const list = useList<RoleRow>(role.page, screen.filters)
  const opened = useOpened('id')
  const copy = useAction(role.copy)
  const remove = useAction(role.delete)
  const on = {
    users: ({ id }: RoleRow) => opened.show(id),
    copy: async ({ id }: RoleRow) => {
      const made = await copy({ id })
      if (made) navigate(`${CONFIG}?id=${made.id}`)
      return made
    },
    delete: ({ id }: RoleRow) => remove({ id }),
  }

  return (
    <>
      <ListScreen id="role" {...screen} list={list} on={on}>
        <AddButton of={role.save} onClick={() => navigate(CONFIG)} />
      </ListScreen>
      {opened.id !== undefined && <RoleUsers id={opened.id} onClose={opened.close} />}
    </>
  )
}
