import { enumeration } from '../enumeration.ts'

/** The scenes of the big screen; the last two are drawn in 3D. */
export const wallScene = enumeration('WallScene', {
  network: [1, 'Network', '全网态势'],
  station: [2, 'Station', '场站聚焦'],
  alarm: [3, 'Alarms and repair', '告警运维'],
  energy: [4, 'Energy', '能源调度'],
  revenue: [5, 'Revenue', '经营看板'],
  city: [6, '3D city', '三维城市'],
  twin: [7, '3D station', '三维场站'],
})

/** What a wall is made of. */
export const wallSize = enumeration('WallSize', {
  fullHd: [1, 'Full HD, 1920 × 1080', '全高清 1920 × 1080'],
  twoScreens: [2, 'Two screens, 3840 × 1080', '双屏 3840 × 1080'],
  ultraWide: [3, 'Ultra-wide, 2560 × 1080', '超宽屏 2560 × 1080'],
  uhd: [4, 'Ultra HD, 3840 × 2160', '超高清 3840 × 2160'],
})

/** Whether a screen of a wall still speaks with the server. */
export const wallScreenState = enumeration('WallScreenState', {
  on: [1, 'On', '在线', 'good', 'good'],
  silent: [2, 'No sign', '无响应', 'waiting', 'warning'],
})
