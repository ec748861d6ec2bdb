import { dataScope } from '@ampdeck/api/enumerations/system'
import { type RoleRow, role } from '@ampdeck/api/system/role'
import { roleTexts } from '@ampdeck/api/system/role.texts'
import { texts } from '@ampdeck/api/texts'
import { listOf } from '../../../list/list-of.ts'

const words = texts({
  builtIn: ['A built-in role cannot be deleted', '内置角色不可删除'],
  inUse: ['Users still have this role', '仍有用户使用此角色'],
  users: ['Who has it', '查看用户'],
})

const configOf = ({ id }: RoleRow) => `/system/systemSet/RoleConfig?id=${id}`

export const screen = listOf<typeof role.page>(roleTexts, {
  unit: ['role | roles', '角色'],
  columns: (c) => [
    c.name('name', { also: 'nameEn', sort: true, locked: true, link: configOf }),
    c.code('dataScope', dataScope, { sort: true }),
    c.number('userCount'),
    c.number('menus'),
    c.number('actions'),
    c.text('remark'),
    c.instant('updateTime', { sort: true }),
  ],
  filters: (f) => [f.search('name'), f.codes('dataScope', dataScope)],
  actions: (a) => [
    a.link('edit', role.update, { href: configOf }),
    a.open('users', 'role:get', { label: words.users }),
    a.call(role.copy),
    a.call(role.delete, {
      confirm: 'danger',
      blockedBy: ({ builtIn, userCount }) =>
        builtIn === 1 ? words.builtIn : userCount > 0 ? words.inUse : undefined,
    }),
  ],
})
