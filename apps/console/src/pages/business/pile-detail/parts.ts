/** The tabs of a pile in the order of screens.md S052. */
export const parts = [
  { id: 'base', label: ['Basic information', '基础信息'] },
  { id: 'live', label: ['Live', '实时'] },
  { id: 'orders', label: ['Orders', '订单'] },
  { id: 'alarms', label: ['Alarms', '告警'] },
  { id: 'events', label: ['Events', '事件'] },
  { id: 'configuration', label: ['Configuration', '配置'] },
  { id: 'firmware', label: ['Firmware', '固件'] },
  { id: 'messages', label: ['Messages', '报文'] },
  { id: 'maintenance', label: ['Maintenance history', '维护记录'] },
] as const

export type Part = (typeof parts)[number]['id']
