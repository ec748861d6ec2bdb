import { texts } from '../texts.ts'

export const roleTexts = texts({
  name: ['Name', '名称'],
  nameEn: ['English name', '英文名称'],
  remark: ['Remark', '备注'],
  dataScope: ['Data scope', '数据范围'],
  stationIds: ['Stations', '场站'],
  groupIds: ['Fleets', '车队'],
  permissions: ['Permissions', '权限'],
  builtIn: ['Built-in', '内置'],
  userCount: ['Users', '用户数'],
  menus: ['Menus', '菜单'],
  actions: ['Actions', '操作'],
  updateTime: ['Updated', '更新时间'],
})
