import { texts } from '@ampdeck/api/texts'

export const pointTexts = texts({
  map: ['Choose the location on the map', '在地图上选择位置'],
  pin: ['Location {lng}, {lat}', '位置 {lng}，{lat}'],
  pinKeys: [
    'Arrow keys move the location, with Shift by a bigger step',
    '方向键移动位置，按住 Shift 加大步长',
  ],
  hint: [
    'Press on the map, or paste both numbers into one field: 114.0579, 22.5431',
    '在地图上点选，或将两个数值一起粘贴到任一输入框：114.0579, 22.5431',
  ],
  nowhere: ['No location yet', '尚未设置位置'],
  setTo: ['Location set to {lng}, {lat}', '位置已设为 {lng}，{lat}'],
})
