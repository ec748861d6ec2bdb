import { type Text, texts } from '@ampdeck/api/texts'
import type { StartName } from './composing.ts'

export const words = texts({
  add: ['Compose a report', '新建报表'],
  edit: ['Edit {name}', '编辑{name}'],
  copyOf: ['{name} (copy)', '{name}（副本）'],
  copy: ['Save as a copy', '另存为副本'],
  share: ['Share with the team', '共享给团队'],
  stopSharing: ['Stop sharing', '停止共享'],
  editIt: ['Edit', '编辑'],
  delete: ['Delete report', '删除报表'],
  deleteIt: ['Delete {name}?', '确定删除{name}？'],
  deleteEffect: [
    'Its timing stops sending e-mails. Others can no longer open it.',
    '其定时任务将不再发送邮件，其他人也将无法再查看。',
  ],
  deleted: ['{name} deleted', '已删除{name}'],
  shared: ['Shared with the team', '已共享给团队'],
  onlyMine: ['Only for me', '仅自己可见'],
  by: ['by {name}', '创建人：{name}'],
  nowShared: [
    '{name} is shared with everyone who can open this page',
    '{name}已共享，有此页面权限的人均可查看',
  ],
  noLonger: ['{name} is now visible only to you', '{name}现仅您可见'],
  hidden: ['Left out for lack of permission: {names}', '因无查看权限而未显示：{names}'],
  nothing: ['You have no permission for any figure of this report', '您无权查看该报表的任何指标'],
  nothingWhy: [
    'A report shows only figures of pages that you may open. Ask the administrator of your roles.',
    '报表仅显示您有权打开的页面中的指标，如需查看请联系角色管理员。',
  ],
  figures: ['Figures', '指标'],
  chosen: ['Columns, in their order', '列及其顺序'],
  search: ['Search figures', '搜索指标'],
  noMatch: ['No figure matches this text', '没有匹配的指标'],
  count: ['{count} of {most}', '{count} / {most}'],
  left: ['Move {name} to the left', '将{name}左移'],
  right: ['Move {name} to the right', '将{name}右移'],
  remove: ['Remove {name}', '移除{name}'],
  unknownBy: ['Not available by {names}: empty there', '不支持按{names}，届时为空'],
  unknownPer: ['Not available per {names}: empty there', '不支持{names}粒度，届时为空'],
  unknownOnly: ['Not available for {name} alone', '不支持仅统计{name}'],
  dimensions: ['Dimensions', '维度'],
  dimensionsHint: [
    'At most four. Readers of the report switch between them.',
    '最多四个，查看报表时可切换。',
  ],
  usual: ['Default', '默认'],
  more: ['Chart, comparison and filter', '图表、对比与筛选'],
  preview: ['Preview', '预览'],
  previewHint: [
    'Real data within your data scope. Only the first rows.',
    '真实数据，按您的数据权限，仅前几行。',
  ],
  chooseFirst: ['Choose figures and a dimension', '请选择指标和维度'],
  chooseWhy: ['The report is drawn here while you compose it.', '编辑时此处实时显示报表。'],
  rows: ['row | rows', '行'],
  notRead: ['The preview could not be loaded', '预览加载失败'],
  unknownNow: [
    '{name} is empty in the default view. Choose another default grouping or time step, or remove it.',
    '{name}在默认视图中为空，请更换默认分组或粒度，或移除该指标。',
  ],
  mayNotNow: [
    '{name} is on no page that you may open. Remove it to save the report.',
    '您无权打开包含{name}的页面，移除后方可保存。',
  ],
  starts: ['Start from', '从这里开始'],
  startsWhy: [
    'Choose figures and dimensions, view them as a report, share it with your team and have it e-mailed.',
    '选择指标与维度，即时生成报表，可共享给团队并定时发送。',
  ],
  within: ['Covers: {names}', '范围：{names}'],
})

/** What the starting points are called, and what they show. */
export const startWords: Readonly<Record<StartName, { name: Text; text: Text }>> = {
  stations: {
    name: ['Stations week by week', '场站周报'],
    text: ['Energy, income and use of each station', '各场站的电量、收入与利用率'],
  },
  money: {
    name: ['Money by channel', '各渠道回款'],
    text: ['Payable, paid and owed, by month', '每月应付、实付与欠费'],
  },
  hours: {
    name: ['When people charge', '何时充电'],
    text: ['Energy, charges and price by the hour of the day', '一天中各小时的电量、单量与单价'],
  },
}
