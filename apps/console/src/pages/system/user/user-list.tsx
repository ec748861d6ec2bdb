import type { Language } from '@ampdeck/api/enumeration'
import { userStanding, userType } from '@ampdeck/api/enumerations/system'
import { type ManagedUser, userAdmin } from '@ampdeck/api/system/user-admin'
import { userAdminTexts } from '@ampdeck/api/system/user-admin.texts'
import { listed, localName, texts } from '@ampdeck/api/texts'
import { useLanguage } from '@ampdeck/ui/language'
import { listOf } from '../../../list/list-of.ts'
import { paths } from '../../../session/paths.ts'

const words = texts({
  sees: ['Preview access', '权限预览'],
  resetPassword: ['Reset password', '重置密码'],
  unlock: ['Unlock', '解锁'],
  unlocked: ['{unit} {name} unlocked', '已解锁{unit}{name}'],
  unlockEffect: ['The count of wrong passwords is reset.', '此前的密码错误次数清零。'],
  disableEffect: ['All sessions of this account end at once.', '该账号的所有会话将立即退出。'],
  endSessions: ['End sessions', '结束会话'],
  endTitle: ['End all sessions of {name}?', '结束{name}的所有会话？'],
  ended: ['Sessions of {name} ended', '已结束{name}的会话'],
  viewAs: ['View the console as this user', '以该用户身份查看'],
})

export const screen = listOf<typeof userAdmin.page>(userAdminTexts, {
  unit: ['user | users', '用户'],
  columns: (c) => [
    c.name('name', { sort: true, locked: true, link: ({ id }) => paths.user(id) }),
    c.text('account', { code: true, sort: true, locked: true }),
    c.code('userType', userType),
    c.text('organizeName', { label: userAdminTexts.organizeId }),
    c.custom('roleIds', {
      cell: (user) => <Roles of={user} />,
      text: rolesOf,
    }),
    c.text('telephone'),
    c.status('standing', userStanding, { locked: true, lead: true }),
    c.instant('lastLogin', { sort: true }),
    c.text('email', { hidden: true }),
    c.instant('lockedUntil', { hidden: true }),
    c.instant('createTime', { sort: true, hidden: true }),
  ],
  filters: (f) => [
    f.search('name'),
    f.codes('standing', userStanding),
    f.codes('userType', userType),
    f.choice('roleId', { options: 'roles', label: userAdminTexts.roleIds }),
    f.choice('organizeId', { options: 'organisations', more: true }),
    f.period('createTime', { more: true }),
  ],
  actions: (a) => [
    a.link('edit', userAdmin.edit, { href: ({ id }) => paths.user(id) }),
    a.link('sees', 'user:get', { label: words.sees, href: ({ id }) => `${paths.user(id)}&tab=view` }),
    a.call(userAdmin.enable),
    a.call(userAdmin.disable, { confirm: words.disableEffect }),
    a.form(userAdmin.resetPassword, { label: words.resetPassword }),
    a.call(userAdmin.unlock, {
      label: words.unlock,
      hiddenElsewhere: true,
      confirm: words.unlockEffect,
      done: words.unlocked,
    }),
    a.call(userAdmin.endUserSessions, {
      id: 'endSessions',
      label: words.endSessions,
      confirm: { title: words.endTitle, effect: words.disableEffect, button: words.endSessions },
      done: words.ended,
    }),
    a.form(userAdmin.viewAs, { label: words.viewAs }),
    a.call(userAdmin.delete, { confirm: 'danger' }),
  ],
})

function Roles({ of }: { of: ManagedUser }) {
  return rolesOf(of, useLanguage().language) || '–'
}

function rolesOf({ roles }: ManagedUser, language: Language): string {
  return listed(
    roles.map((role) => localName(role, language)),
    language,
  )
}
