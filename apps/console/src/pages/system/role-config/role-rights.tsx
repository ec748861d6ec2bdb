import { EVERYTHING, spelledOut } from '@ampdeck/api/menu/grant-keys'
import { permission } from '@ampdeck/api/system/permission'
import { type Role, role } from '@ampdeck/api/system/role'
import { localName, texts } from '@ampdeck/api/texts'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { type Grants, PermissionTree } from '@ampdeck/ui/permission-tree'
import { useMemo } from 'react'
import { Awaited } from '../../../data/awaited.tsx'
import { useRead } from '../../../data/use-read.ts'

const words = texts({
  everything: [
    'This role has all rights, including those that later versions add. Removing any right makes this a fixed list.',
    '此角色拥有全部权限，包括后续版本新增的权限。取消任意一项后将变为固定列表。',
  ],
})

interface RoleRightsProps {
  record: Role | undefined
  /** Keys as the role stores them, or each by its own name once something was changed. */
  value: readonly string[]
  onChange: ((keys: string[]) => void) | undefined
}

const NOTHING: readonly string[] = []

/** The tree of a role's rights, held against other roles, with those who have the role. */
export function RoleRights({ record, value, onChange }: RoleRightsProps) {
  const say = useSay()
  const { language } = useLanguage()
  const tree = useRead(permission.tree, {})
  const id = record?.id ?? 0
  const { data: users } = useRead(role.users, { id }, { enabled: record !== undefined })
  const { data: roles } = useRead(role.permissions, {})
  const entries = tree.data

  const { names, idsOf } = useMemo(() => {
    const held = (entries ?? []).filter(({ componentType }) => componentType !== 'CATALOG')
    const byName = new Map(held.map((entry) => [entry.name, entry.id]))
    const all = [...byName.keys()]
    return {
      names: new Map(held.map((entry) => [entry.id, entry.name])),
      idsOf: (keys: readonly string[]): Grants =>
        new Set([...spelledOut(new Set(keys), all)].flatMap((name) => byName.get(name) ?? [])),
    }
  }, [entries])
  const stored = record?.permissions ?? NOTHING
  const base = useMemo(() => idsOf(stored), [idsOf, stored])
  const chosen = useMemo(() => idsOf(value), [idsOf, value])
  const own = useMemo(
    () => new Set((entries ?? []).filter(({ isOwn }) => isOwn).map((entry) => entry.id)),
    [entries],
  )
  const compare = useMemo(
    () =>
      (roles ?? [])
        .filter((other) => other.id !== id)
        .map((other) => ({
          id: other.id,
          name: localName(other, language),
          grants: idsOf(other.permissions),
        })),
    [roles, id, idsOf, language],
  )

  if (!entries) return <Awaited of={tree} />
  return (
    <PermissionTree
      entries={entries}
      value={chosen}
      base={base}
      grantable={own}
      compare={compare}
      onChange={onChange && ((next) => onChange([...next].flatMap((entry) => names.get(entry) ?? [])))}
      affected={users && { names: users.map(({ name }) => name), count: users.length }}
      warning={stored.includes(EVERYTHING) ? say(words.everything) : undefined}
    />
  )
}
