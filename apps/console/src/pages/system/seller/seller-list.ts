import { partOf } from '@ampdeck/api/contract'
import { sellerState } from '@ampdeck/api/enumerations/system'
import { sellerAdmin, sellerLife } from '@ampdeck/api/system/seller-admin'
import { sellerTexts } from '@ampdeck/api/system/seller-admin.texts'
import { texts } from '@ampdeck/api/texts'
import { listOf } from '../../../list/list-of.ts'

const words = texts({
  forbid: ['Forbid', '禁用'],
  forbidEffect: [
    'Its users are logged out at once and remote starts are refused. Running charges continue.',
    '该商户的用户将立即退出登录，且不能远程启动充电；正在进行的充电不受影响。',
  ],
  forbidden: ['{unit} {name} forbidden', '已禁用{unit}{name}'],
  enable: ['Enable', '启用'],
  permissions: ['Rights', '权限上限'],
  resetPassword: ['Reset password', '重置密码'],
})

export const screen = listOf<typeof sellerAdmin.page>(sellerTexts, {
  unit: ['seller | sellers', '商户'],
  columns: (c) => [
    c.name('name', { also: 'nameEn', sort: true, locked: true }),
    c.text('sellerNumber', { code: true, sort: true }),
    c.named('parentName', { zh: 'parentName', en: 'parentNameEn' }),
    c.status('state', sellerState, { locked: true, lead: true }),
    c.number('users'),
    c.number('subSellers'),
    c.number('limit'),
    c.text('contact'),
    c.text('phone'),
    c.text('creditCode', { code: true, hidden: true }),
    c.text('address', { hidden: true }),
    c.instant('createTime', { sort: true, hidden: true }),
    c.instant('updateTime', { sort: true, hidden: true }),
  ],
  filters: (f) => [f.search('name'), f.codes('state', sellerState)],
  actions: (a) => [
    a.form(sellerAdmin.update),
    a.form(sellerAdmin.savePermissions, { id: 'permissions', label: words.permissions }),
    a.call(partOf(sellerAdmin.enableOrForbid, sellerLife.forbid), {
      id: 'forbid',
      label: words.forbid,
      confirm: { danger: true, effect: words.forbidEffect },
      done: words.forbidden,
      hiddenElsewhere: true,
    }),
    a.call(partOf(sellerAdmin.enableOrForbid, sellerLife.enable), {
      id: 'enable',
      label: words.enable,
      hiddenElsewhere: true,
      undoIf: () => false,
    }),
    a.form(sellerAdmin.resetPassword, { label: words.resetPassword }),
  ],
})
