import { texts } from '@ampdeck/api/texts'

export const surfaceTexts = texts({
  zoomIn: ['Zoom in', '放大'],
  zoomOut: ['Zoom out', '缩小'],
  fit: ['Show all', '显示全部'],
  schematic: ['Schematic: grid and names only, no borders', '示意图：仅经纬网与名称，不含边界'],
  noWebGl: [
    'The base map cannot be drawn on this device. The schematic map is shown',
    '此设备无法绘制底图，现显示示意图',
  ],
  noTiles: ['The base map could not be loaded. The schematic map is shown', '底图加载失败，现显示示意图'],
  metres: ['{count} m', '{count} 米'],
  kilometres: ['{count} km', '{count} 公里'],
})
