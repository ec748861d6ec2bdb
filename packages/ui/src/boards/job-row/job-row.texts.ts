import { texts } from '@ampdeck/api/texts'

export const jobTexts = texts({
  download: ['Download', '下载'],
  downloadFile: ['Download {name}', '下载 {name}'],
  failedRows: ['Failed rows', '失败记录'],
  failedRowsOf: ['Failed rows of {name}', '{name} 的失败记录'],
  rows: ['{count} row | {count} rows', '{count} 行'],
  imported: ['{kept} succeeded, {failed} failed', '成功 {kept}，失败 {failed}'],
  progress: ['Progress of {name}', '{name} 的进度'],
  unknown: ['Progress unknown', '进度未知'],
  notYet: ['The file is being generated', '文件生成中'],
  notRead: ['The file is being imported', '文件导入中'],
  failed: ['The file could not be generated', '文件生成失败'],
})
