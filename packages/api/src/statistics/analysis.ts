import type { service } from '../contract.ts'
import { dashboardCall, dashboardOf } from '../figures/dashboard.ts'

/** The figures in which stations and groups of them are compared, in the order of their numbers. */
export const COMPARED_FIGURES = [
  'energyWh',
  'orders',
  'grossFen',
  'incomeFen',
  'serviceIncomeFen',
  'paidFen',
  'collected',
  'timeUsed',
  'powerUsed',
  'energyPerGunDayWh',
  'onlineRate',
  'available',
  'startSuccess',
  'price4',
  'energyPerOrderWh',
  'minutesPerOrder',
  'payablePerOrderFen',
  'activeMembers',
  'minutesBetweenFaults',
  'repairMinutes',
  'punctual',
  'valleyShare',
  'occupied',
] as const

/** Which stations are used and at which price, and how groups of them compare. */
export const operationAnalysis = dashboardOf({
  family: 'station',
  choices: ['reportGroup', 'operatingUnit', 'city', 'operationType'],
  parts: {
    whole: { figures: COMPARED_FIGURES, compares: true },
    groups: { figures: COMPARED_FIGURES, by: ['asked'], compares: true },
    course: { figures: ['energyWh', 'timeUsed'], by: ['asked'], grain: 'asked' },
    hours: { figures: ['energyWh'], by: ['asked', 'hourOfDay'] },
    stations: { figures: ['timeUsed', 'price4', 'energyWh'], by: ['station'] },
  },
})

/** What is charged, what is taken off, and what stays. */
export const incomeAnalysis = dashboardOf({
  parts: {
    whole: {
      figures: [
        'grossFen',
        'discountFen',
        'couponFen',
        'incomeFen',
        'energyWh',
        'price4',
        'refundApprovedFen',
        'channelFeeFen',
      ],
      compares: true,
    },
    course: {
      figures: ['eFeeFen', 'sFeeFen', 'occupyFeeFen', 'discountFen', 'couponFen', 'price4', 'servicePrice4'],
      grain: 'asked',
    },
    periods: { figures: ['linePrice4', 'lineWh'], by: ['period'] },
    stations: { figures: ['incomeFen'], by: ['station'] },
  },
})

const EQUIPMENT = ['timeUsed', 'available', 'onlineRate', 'faults', 'minutesBetweenFaults'] as const

/** How piles are used and how they fail, by who made them and how old they are. */
export const equipmentAnalysis = dashboardOf({
  choices: ['pileType', 'manufacturer', 'currentType'],
  parts: {
    whole: { figures: [...EQUIPMENT, 'repairMinutes'], compares: true },
    kinds: { figures: [...EQUIPMENT, 'repairMinutes'], by: ['asked'] },
    course: { figures: ['timeUsed', 'available'], by: ['asked'], grain: 'asked' },
    codes: { figures: ['seriousAlarms'], by: ['alarmCode'] },
    ages: { figures: ['yearlyFaults', 'faults'], by: ['pileAge'] },
  },
})

/** Who comes, who comes back, and how accounts are filled and used. */
export const memberAnalysis = dashboardOf({
  placeless: true,
  parts: {
    whole: {
      figures: ['activeMembers', 'newMembers', 'memberCount', 'rechargeFen', 'recharges', 'paidFen'],
      compares: true,
    },
    course: { figures: ['activeMembers', 'newMembers', 'rechargeFen', 'paidFen'], grain: 'asked' },
    levels: { figures: ['memberCount', 'activeMembers'], by: ['memberLevel'] },
    amounts: { figures: ['recharges', 'rechargeFen'], by: ['rechargeBand'] },
  },
})

/** The analyses of the cockpit, calls of `stat/operationView`: each is a dashboard as data. */
export const analysesAt = (at: ReturnType<typeof service>) => ({
  analysis: dashboardCall(at, 'analysis', 'operationAnalysis', operationAnalysis),
  income: dashboardCall(at, 'income', 'incomeAnalysis', incomeAnalysis),
  equipment: dashboardCall(at, 'equipment', 'equipmentAnalysis', equipmentAnalysis),
  member: dashboardCall(at, 'member', 'memberAnalysis', memberAnalysis),
})
