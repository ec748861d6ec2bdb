import { organize } from '@ampdeck/api/system/organize'
import { type ManagedUser, userAdmin } from '@ampdeck/api/system/user-admin'
import { localName, texts } from '@ampdeck/api/texts'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { AddButton } from '@ampdeck/ui/list-page'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAction } from '../../../data/use-action.ts'
import { useRead } from '../../../data/use-read.ts'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useList } from '../../../list/use-list.ts'
import { paths } from '../../../session/paths.ts'
import { Export } from '../../../timing/export.tsx'
import { MoveTree } from '../../../tree/move-tree.tsx'
import { treeRows } from '../../../tree/tree-rows.ts'
import { useViewAs } from '../../../user/view-as.ts'
import styles from './user.module.css'
import { screen } from './user-list.tsx'

const ResetPasswordDialog = lazyOf(
  () => import('../../../user/reset-password-dialog.tsx'),
  'ResetPasswordDialog',
)

const words = texts({
  organisations: ['Organisations', '组织'],
  everybody: ['Everybody', '全部用户'],
})

/** The seller's users, cut to the organisation that is chosen at the left (screens.md S218). */
export function Page() {
  const say = useSay()
  const { number } = useFormats()
  const { language } = useLanguage()
  const navigate = useNavigate()
  const list = useList<ManagedUser>(userAdmin.page, screen.filters)
  const { data: organisations = [] } = useRead(organize.tree, {})
  const { data: roles } = useRead(userAdmin.roles, {})
  const [resetting, setResetting] = useState<ManagedUser>()
  const enable = useAction(userAdmin.enable)
  const disable = useAction(userAdmin.disable)
  const unlock = useAction(userAdmin.unlock)
  const endSessions = useAction(userAdmin.endUserSessions)
  const remove = useAction(userAdmin.delete)
  const viewAs = useViewAs()
  const on = {
    enable: ({ id }: ManagedUser) => enable({ id }),
    disable: ({ id }: ManagedUser) => disable({ id }),
    resetPassword: setResetting,
    unlock: ({ id }: ManagedUser) => unlock({ id }),
    endSessions: ({ id }: ManagedUser) => endSessions({ id }),
    viewAs,
    delete: ({ id }: ManagedUser) => remove({ id }),
  }
  const chosen = Number(String(list.request.organizeId ?? '').split(',')[0]) || null

  return (
    <div className={styles.columns}>
      <aside className={styles.tree} aria-label={say(words.organisations)}>
        <MoveTree
          label={say(words.organisations)}
          root={say(words.everybody)}
          items={organisations}
          current={chosen}
          onChoose={(id) => list.change({ filters: { organizeId: id === null ? '' : String(id) } })}
          detail={({ id }) => number(countBelow(organisations, id))}
        />
      </aside>
      <div className={styles.list}>
        <ListScreen
          id="user"
          {...screen}
          list={list}
          on={on}
          options={{
            roles: roles?.options.map((role) => ({
              value: String(role.id),
              label: localName(role, language),
            })),
            organisations: organisations.map(({ id, name }) => ({ value: String(id), label: name })),
          }}
        >
          <Export of={userAdmin.export} />
          <AddButton of={userAdmin.add} onClick={() => navigate(paths.newUser)} />
        </ListScreen>
      </div>
      {resetting && <ResetPasswordDialog user={resetting} onClose={() => setResetting(undefined)} />}
    </div>
  )
}

type Part = { id: number; pid: number | null; name: string; users: number }

/** How many belong to an organisation and to those below it. */
function countBelow(all: readonly Part[], id: number): number {
  const own = all.find((one) => one.id === id)?.users ?? 0
  return treeRows(all, id).reduce((sum, { item }) => sum + item.users, own)
}
