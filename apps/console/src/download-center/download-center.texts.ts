import { texts } from '@ampdeck/api/texts'

/** The title is word for word that of requirements.md §2. */
export const centerTexts = texts({
  title: ['download center (data kept for the last 30 days)', '下载中心（数据仅保留最近 30 天）'],
  tabs: ['Files', '文件'],
  export: ['Export center', '导出中心'],
  import: ['Import center', '导入中心'],
  template: ['Template center', '模板中心'],
  exports: ['Exports', '导出记录'],
  imports: ['Imports', '导入记录'],
  templates: ['Templates', '导入模板'],
  fileName: ['File name', '文件名称'],
  fileState: ['State', '状态'],
  uploadSuccess: ['Succeeded', '成功数'],
  uploadFail: ['Failed', '失败数'],
  userName: ['User', '操作人'],
  createTime: ['Created', '创建时间'],
  actions: ['Actions', '操作'],
  download: ['Download', '下载'],
  downloadFile: ['Download {name}', '下载 {name}'],
  failedRows: ['Failed rows', '失败记录'],
  failedRowsOf: ['Failed rows of {name}', '{name} 的失败记录'],
  importOf: ['Import: {name}', '导入：{name}'],
  underWay: [
    '{count} under way. Exports and imports together may be {most} at a time',
    '{count} 个进行中，导出与导入合计最多 {most} 个同时进行',
  ],
  filled: [
    'Fill in a template and import it. Each contains the rules of its columns and a sample row, which must be deleted or overwritten.',
    '下载模板并按规则填写后导入。模板内含填写规则与示例行，示例行须删除或覆盖。',
  ],
  report: ['The report no longer exists', '该报表已不存在'],
  file: ['The file could not be generated. Export it again', '文件生成失败，请重新导出'],
  counts: ['{kept} succeeded, {failed} failed', '成功 {kept}，失败 {failed}'],
})
