import type { StationConfig, StationConfigDraft } from '@ampdeck/api/config/station-config'
import { texts } from '@ampdeck/api/texts'

export type ConfigField = keyof StationConfigDraft & keyof StationConfig

/** What is set together, and which fields of a station it has. */
export const configParts = [
  {
    id: 'base',
    label: ['Base', '基础信息'],
    fields: [
      ...([
        'code',
        'name',
        'nameEn',
        'operatingUnitId',
        'operationType',
        'servicePhone',
        'openTime',
      ] as const),
      ...(['cityCode', 'address', 'lng', 'lat', 'remark'] as const),
    ],
  },
  { id: 'facilities', label: ['Facilities and pictures', '设施与图片'], fields: ['facilities', 'pictures'] },
  { id: 'hours', label: ['Opening hours', '营业时间'], fields: ['openingHours'] },
  { id: 'parking', label: ['Parking', '停车'], fields: ['parkingSpaces', 'parkingFee'] },
  { id: 'occupy', label: ['Occupy rule', '占位规则'], fields: ['occupyRuleId'] },
  { id: 'price', label: ['Billing model', '计费模型'], fields: ['costModelId'] },
  { id: 'power', label: ['Power limit', '功率限制'], fields: ['transformerW', 'maxDemandW'] },
  { id: 'display', label: ['Display', '展示'], fields: ['isPublic', 'appNotice'] },
] as const satisfies readonly {
  id: string
  label: readonly [string, string]
  fields: readonly ConfigField[]
}[]

export type ConfigPart = (typeof configParts)[number]

export const configTexts = texts({
  parts: ['Sections of the configuration', '场站配置分页'],
  station: ['Station', '场站'],
  edit: ['Edit', '编辑'],
  editPart: ['Edit {part}', '编辑{part}'],
  history: ['History', '变更历史'],
  changes: ['What changes', '变更内容'],
  noChange: ['Nothing has been changed yet', '尚未修改'],
  unknown: ['not set', '未设置'],
  pictures: ['{count} picture | {count} pictures', '{count} 张图片'],
  yes: ['Yes', '是'],
  no: ['No', '否'],
  first: ['The station was added', '新增场站'],
  restore: ['Restore', '恢复到此时'],
  restoreTitle: ['Restore the configuration of {time}?', '恢复到 {time} 的配置？'],
  restored: ['Configuration of {time} restored', '已恢复到 {time} 的配置'],
  same: ['It is the same as now', '与当前配置相同'],
  noHistory: ['No changes within the retention time of the log', '日志保存期内没有变更'],
  byNobody: ['the system', '系统'],
  setDays: ['Set hours for each day', '按日设置'],
  from: ['{day} from', '{day}开始'],
  to: ['{day} to', '{day}结束'],
  everyDay: ['Copy Monday to all days', '全部与周一相同'],
  rule: [
    '{free} minutes free, then {fee} yuan for each {step} minutes begun, at most {cap} yuan',
    '免费 {free} 分钟，之后每 {step} 分钟 {fee} 元，封顶 {cap} 元',
  ],
  fee: ['Fee', '费用'],
  rules: ['Occupy rules', '占位规则管理'],
  issues: ['Issue history', '下发历史'],
  binding: ['Models of its piles and guns', '电桩与充电枪的绑定'],
  monitor: ['Station monitor', '场站监控'],
  preview: ['How members see it', '会员端预览'],
  idle: ['{idle} of {count} guns idle', '空闲 {idle} / 共 {count}'],
  hidden: ['Members cannot find this station', '会员无法查询到该场站'],
  price: ['{from}–{to} yuan/kWh', '{from}–{to} 元/kWh'],
  noPrice: ['No price yet', '暂无价格'],
})
