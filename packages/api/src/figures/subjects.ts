import { enumeration } from '../enumeration.ts'
import type { FigureSource } from './figures.ts'
import { type FigureName, figures } from './figures.ts'

/** What figures are about, as people look for them. */
export const subject = enumeration('FigureSubject', {
  charging: ['charging', 'Charging and income', '充电与收入'],
  periods: ['periods', 'Tariff periods', '电价时段'],
  equipment: ['equipment', 'Equipment and its use', '设备与利用'],
  repair: ['repair', 'Alarms and repair', '告警与维修'],
  members: ['members', 'Members', '会员'],
  accounts: ['accounts', 'Recharges, refunds and balances', '充值、退款与余额'],
  fleets: ['fleets', 'Fleets and plans', '车队与充电计划'],
  energy: ['energy', 'Energy of sites and PV', '站点用能与光伏'],
})

export type Subject = (typeof subject)['codes'][number]

const subjects: Readonly<Record<FigureSource, Subject>> = {
  orders: 'charging',
  abnormal: 'charging',
  receivable: 'charging',
  occupied: 'charging',
  couponOrders: 'charging',
  starts: 'charging',
  lines: 'periods',
  gunTime: 'equipment',
  assets: 'equipment',
  alarms: 'repair',
  workOrders: 'repair',
  members: 'members',
  memberBase: 'members',
  retention: 'members',
  recharges: 'accounts',
  refunds: 'accounts',
  balances: 'accounts',
  payments: 'accounts',
  refused: 'fleets',
  contract: 'fleets',
  plans: 'fleets',
  sites: 'energy',
  purchases: 'energy',
  pvUse: 'energy',
  losses: 'energy',
  inverters: 'energy',
}

/** What a figure is about. */
export const subjectOf = (name: FigureName): Subject => subjects[figures[name].source as FigureSource]
