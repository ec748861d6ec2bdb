import { texts } from '../texts.ts'

export const sellerTexts = texts({
  sellerNumber: ['Seller number', '商户编号'],
  name: ['Name', '名称'],
  nameEn: ['English name', '英文名称'],
  shortName: ['Short name', '简称'],
  contact: ['Contact', '联系人'],
  phone: ['Phone', '联系电话'],
  creditCode: ['Credit code', '统一社会信用代码'],
  cityCode: ['City', '城市'],
  address: ['Address', '地址'],
  state: ['State', '状态'],
  parentName: ['Parent seller', '上级商户'],
  users: ['Users', '用户数'],
  subSellers: ['Sub-sellers', '下级商户'],
  limit: ['Limit', '权限上限'],
  password: ['Initial password', '初始密码'],
  createTime: ['Created', '创建时间'],
  updateTime: ['Updated', '更新时间'],
})
