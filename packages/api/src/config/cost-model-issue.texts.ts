import { texts } from '../texts.ts'

export const costModelIssueTexts = texts({
  code: ['Billing model', '计费模型'],
  costModelId: ['Billing model', '计费模型'],
  name: ['Name', '名称'],
  versionNo: ['Version', '版本'],
  versionState: ['Version state', '版本状态'],
  targetKind: ['Target kind', '对象类型'],
  targetName: ['Target', '下发对象'],
  stationId: ['Station', '场站'],
  effectiveTime: ['Effective from', '生效时间'],
  issueUserName: ['Issued by', '下发人'],
  issueTime: ['Issued', '下发时间'],
  pushStatus: ['Push result', '推送结果'],
  piles: ['Piles', '电桩'],
  tries: ['Tries', '次数'],
  message: ['Reason', '原因'],
  pushTime: ['Pushed', '推送时间'],
})
