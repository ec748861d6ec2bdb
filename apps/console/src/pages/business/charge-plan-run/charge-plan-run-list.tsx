import { chargePlanTexts } from '@ampdeck/api/config/charge-plan.texts'
import type { chargePlanRun } from '@ampdeck/api/config/charge-plan-run'
import { letterOf } from '@ampdeck/api/enumerations/equipment'
import { planNote, planRunState } from '@ampdeck/api/enumerations/plan'
import { planSource } from '../../../charge-plan/plan-source.ts'
import { fleetSource } from '../../../fleet/fleet-source.ts'
import { listOf } from '../../../list/list-of.ts'
import { stationSource } from '../../../list/station-source.ts'
import { paths } from '../../../session/paths.ts'

type Gun = { pileName: string | null; letter: number | null }

const gunOf = ({ pileName, letter }: Gun) =>
  pileName === null || letter === null ? '–' : `${pileName} ${letterOf(letter)}`

/** Planned against real, with what the plan has saved (screens.md S076). */
export const screen = listOf<typeof chargePlanRun.page>(chargePlanTexts, {
  unit: ['planned charge | planned charges', '计划充电'],
  columns: (c) => [
    c.name('plate', { sort: true, locked: true }),
    c.status('state', planRunState, { lead: true }),
    c.instant('plannedStart', { sort: true }),
    c.instant('realStart', { sort: true }),
    c.custom('endSoc', {
      numeric: 'number',
      sort: true,
      cell: ({ endSoc, targetSoc }) => `${endSoc === null ? '–' : Math.round(endSoc)} / ${targetSoc} %`,
    }),
    c.energy('energyWh', { sort: true, read: (row) => (row.realStart ? row.energyWh : null) }),
    c.money('realFen', { sort: true, read: (row) => (row.realStart ? row.realFen : null) }),
    c.money('savedFen', { sort: true }),
    c.code('note', planNote),
    c.custom('gun', { cell: gunOf, text: gunOf }),
    c.text('planName', {
      link: ({ planId }) => paths.chargePlan(planId),
      most: 180,
    }),
    c.named('stationId', {
      zh: 'stationName',
      en: 'stationNameEn',
      link: ({ stationId }) => paths.station(stationId),
      hidden: true,
    }),
    c.text('groupName', { hidden: true }),
    c.instant('plannedEnd', { hidden: true }),
    c.instant('realEnd', { hidden: true }),
    c.instant('latestEnd', { hidden: true }),
    c.energy('needWh', { hidden: true }),
    c.text('orderNo', {
      code: true,
      hidden: true,
      link: ({ orderId }) => (orderId === null ? '' : paths.order(orderId)),
    }),
  ],
  filters: (f) => [
    f.search('plate'),
    f.codes('state', planRunState),
    f.records('planId', { source: planSource }),
    f.records('stationId', { source: stationSource }),
    f.records('groupId', { source: fleetSource }),
    f.period('plannedStart'),
  ],
})
