import { texts } from '@ampdeck/api/texts'

/** Texts of every chart. */
export const chartTexts = texts({
  chart: ['chart', '图表'],
  keys: ['Arrow keys move along the points', '使用方向键逐点查看'],
  showTable: ['Show table', '显示表格'],
  hideTable: ['Hide table', '隐藏表格'],
  copy: ['Copy', '复制'],
  copied: ['Copied', '已复制'],
  notCopied: ['The browser did not allow copying', '浏览器不允许复制'],
  legend: ['Series', '系列'],
  empty: ['No data in this period', '该时段没有数据'],
  failed: ['The chart could not be loaded', '图表加载失败'],
  loading: ['Loading', '加载中'],
  stale: ['As of {time}', '数据截至 {time}'],
  rest: ['Rest', '其余'],
  restSummed: [
    'The largest {shown} of {total} series; the other {rest} are summed as "Rest"',
    '显示 {total} 个系列中最大的 {shown} 个，其余 {rest} 个合并为“其余”',
  ],
  restLeftOut: [
    'The largest {shown} of {total} series; narrow the filters to see the other {rest}',
    '显示 {total} 个系列中最大的 {shown} 个，缩小筛选范围可查看其余 {rest} 个',
  ],
  now: ['Now', '现在'],
})
