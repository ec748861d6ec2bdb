import { texts } from '@ampdeck/api/texts'

export const importTexts = texts({
  label: ['Result of {name}', '{name} 的导入结果'],
  kept: ['Succeeded', '成功'],
  failed: ['Failed', '失败'],
  bar: ['{kept} succeeded, {failed} failed', '成功 {kept}，失败 {failed}'],
  failedRows: ['Failed rows', '失败记录'],
  row: ['No', '序号'],
  reason: ['Reason', '失败原因'],
  copy: ['Copy', '复制'],
  download: ['Download', '下载'],
  copied: ['copy done', '复制成功'],
  notCopied: ['copy failed', '复制失败'],
  allKept: ['All rows were imported', '全部导入成功'],
  keptNote: [
    'The correct rows are saved; correct the others and import them again',
    '成功记录已保存，请修正失败记录后重新导入',
  ],
  loading: ['Failed rows are being loaded', '正在加载失败记录'],
})
