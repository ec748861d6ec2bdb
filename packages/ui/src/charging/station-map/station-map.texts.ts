import { texts } from '@ampdeck/api/texts'

export const mapTexts = texts({
  map: ['Station map', '场站地图'],
  canvas: ['Map of {count} station | Map of {count} stations', '{count} 个场站的地图'],
  keys: [
    'Arrow keys move between stations, plus and minus zoom, 0 shows all, Enter selects, B selects an area',
    '方向键在场站间移动，加减号缩放，0 显示全部，回车选择，B 框选区域',
  ],
  area: ['Select area', '框选区域'],
  areaCursor: ['Corner of the area', '区域角点'],
  areaKeys: [
    'Arrow keys move the corner, Enter sets it, Enter again selects, Escape cancels',
    '方向键移动角点，回车确定，再次回车选择，Esc 取消',
  ],
  areaFirst: ['First corner set', '已确定第一个角点'],
  areaCount: ['{count} station in the area | {count} stations in the area', '区域内有 {count} 个场站'],
  selectedCount: ['{count} selected', '已选 {count} 个'],
  clear: ['Clear selection', '清除选择'],
  cluster: [
    '{count} station, worst: {status} | {count} stations, worst: {status}',
    '{count} 个场站，最差：{status}',
  ],
  clusterNames: ['{names} and {count} more', '{names} 等，另有 {count} 个'],
  routeStop: ['Stop {number}', '第 {number} 站'],
  route: ['Route over {count} stop | Route over {count} stops', '途经 {count} 站的路线'],
  list: ['Stations', '场站列表'],
  find: ['Find a station or city', '查找场站或城市'],
  noMatch: ['No matching stations', '没有匹配的场站'],
  empty: ['No station has a location yet', '暂无设置了位置的场站'],
  unplaced: [
    '{count} station without a location | {count} stations without a location',
    '{count} 个场站未设置位置',
  ],
})
