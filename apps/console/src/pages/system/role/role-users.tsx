import { userStanding } from '@ampdeck/api/enumerations/system'
import { role } from '@ampdeck/api/system/role'
import { localName, texts } from '@ampdeck/api/texts'
import { DescriptionList } from '@ampdeck/ui/detail'
import { Drawer } from '@ampdeck/ui/drawer'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { Awaited } from '../../../data/awaited.tsx'
import { useRead } from '../../../data/use-read.ts'

const words = texts({
  title: ['Who has the role {name}', '拥有角色“{name}”的用户'],
  nobody: ['Nobody has this role yet', '还没有人拥有此角色'],
  disabled: ['{name} (disabled)', '{name}（已停用）'],
})

/** Who holds a role, each with the own place in the organisation. */
export function RoleUsers({ id, onClose }: { id: number; onClose: () => void }) {
  const say = useSay()
  const { language } = useLanguage()
  const users = useRead(role.users, { id })
  const { data } = useRead(role.get, { id })

  return (
    <Drawer
      open
      onClose={onClose}
      title={say(words.title, { name: data ? localName(data, language) : '' })}
      width="form"
    >
      {!users.data ? (
        <Awaited of={users} />
      ) : users.data.length === 0 ? (
        <p>{say(words.nobody)}</p>
      ) : (
        <DescriptionList
          items={users.data.map(({ name, account, organizeName, state }) => ({
            label: account,
            value: [state === userStanding.code.enabled ? name : say(words.disabled, { name }), organizeName]
              .filter(Boolean)
              .join(' · '),
          }))}
        />
      )}
    </Drawer>
  )
}
