import { texts } from '../texts.ts'

export const operatingUnitTexts = texts({
  name: ['Name', '名称'],
  nameEn: ['English name', '英文名称'],
  kind: ['Kind', '类型'],
  creditCode: ['Credit code', '统一社会信用代码'],
  operatorId: ['Operator number', '运营商编号'],
  contact: ['Contact', '联系人'],
  phone: ['Phone', '联系电话'],
  updateTime: ['Updated', '更新时间'],
})
