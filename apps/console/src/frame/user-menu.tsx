import type { UserInfo } from '@ampdeck/api/system/user'
import { UserButton } from '@ampdeck/ui/app-shell'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { Menu } from '@ampdeck/ui/menu'
import { openDialog } from '../shell/dialogs/open-dialog.ts'
import { manualPath, userActions } from '../shell/user-actions.ts'

/** The user's own menu. */
export function UserMenu({ user }: { user: UserInfo }) {
  const say = useSay()
  const { language } = useLanguage()

  return (
    <Menu
      label={user.name}
      trigger={<UserButton name={user.name} picture={user.icon || undefined} />}
      items={userActions.map(({ id, title, dialog }) => ({
        id,
        label: say(title),
        separatorBefore: id === 'logOut',
        ...(!dialog && { href: manualPath(language), opensWindow: true }),
      }))}
      onChoose={(id) => {
        const dialog = userActions.find((action) => action.id === id)?.dialog
        if (dialog) openDialog(dialog)
      }}
    />
  )
}
