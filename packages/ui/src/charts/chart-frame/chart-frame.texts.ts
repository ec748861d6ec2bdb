import { texts } from '@ampdeck/api/texts'

/** Texts of every chart. */
export const chartTexts = texts({
  chart: ['chart', '图表'],
  keys: ['Arrow keys move along the points', '使用方向键逐点查看'],
  keysThatLead: [
    'Arrow keys move along the points, Enter opens what is behind one',
    '使用方向键逐点查看，按回车键查看明细',
  ],
  showTable: ['Show table', '显示表格'],
  hideTable: ['Hide table', '隐藏表格'],
  copy: ['Copy', '复制'],
  copied: ['Copied', '已复制'],
  notCopied: ['The browser did not allow copying', '浏览器不允许复制'],
  more: ['More for this chart', '图表操作'],
  fullScreen: ['Full screen', '全屏显示'],
  leaveFullScreen: ['Leave full screen', '退出全屏'],
  copyPicture: ['Copy as picture', '复制为图片'],
  savePicture: ['Save as picture', '保存为图片'],
  drawing: ['Drawing the picture', '正在生成图片'],
  saved: ['Saved', '已保存'],
  notDrawn: ['The picture could not be created', '图片生成失败'],
  legend: ['Series', '系列'],
  empty: ['No data in this period', '该时段没有数据'],
  failed: ['These figures could not be loaded', '数据加载失败'],
  forbidden: ['You may not see these figures', '无权查看这些数据'],
  loading: ['Loading', '加载中'],
  stale: ['As of {time}', '数据截至 {time}'],
})
