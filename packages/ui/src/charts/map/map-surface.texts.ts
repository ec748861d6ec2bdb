import { texts } from '@ampdeck/api/texts'

export const surfaceTexts = texts({
  zoomIn: ['Zoom in', '放大'],
  zoomOut: ['Zoom out', '缩小'],
  fit: ['Show all', '显示全部'],
  schematic: [
    'Land and water by Natural Earth, without borders',
    '陆地与水系数据：Natural Earth，不绘制边界',
  ],
  noWebGl: [
    'The base map cannot be drawn on this device. Land and water are shown instead',
    '此设备无法绘制底图，现仅显示陆地与水系',
  ],
  noTiles: [
    'The base map could not be loaded. Land and water are shown instead',
    '底图加载失败，现仅显示陆地与水系',
  ],
  metres: ['{count} m', '{count} 米'],
  kilometres: ['{count} km', '{count} 公里'],
})
