import { chargePlan } from '@ampdeck/api/config/charge-plan'
import { chargePlanTexts } from '@ampdeck/api/config/charge-plan.texts'
import { chargePlanState, planCycle } from '@ampdeck/api/enumerations/plan'
import { fleetSource } from '../../../fleet/fleet-source.ts'
import { listOf } from '../../../list/list-of.ts'
import { stationSource } from '../../../list/station-source.ts'
import { paths } from '../../../session/paths.ts'

export const screen = listOf<typeof chargePlan.page>(chargePlanTexts, {
  unit: ['plan | plans', '充电计划'],
  columns: (c) => [
    c.name('name', { sort: true, locked: true }),
    c.status('state', chargePlanState, { sort: true, lead: true }),
    c.named('stationId', {
      zh: 'stationName',
      en: 'stationNameEn',
      link: ({ stationId }) => paths.station(stationId),
    }),
    c.text('groupName', { link: ({ groupId }) => paths.fleet(groupId) }),
    c.instant('fromTime', { sort: true }),
    c.number('cars'),
    c.number('done'),
    c.number('troubled'),
    c.money('planFen'),
    c.money('atOnceFen'),
    c.code('cycle', planCycle, { hidden: true }),
    c.instant('updateTime', { sort: true, hidden: true }),
  ],
  filters: (f) => [
    f.search('name'),
    f.records('stationId', { source: stationSource }),
    f.records('groupId', { source: fleetSource }),
    f.codes('state', chargePlanState),
    f.period('fromTime'),
  ],
  actions: (a) => [
    a.call(chargePlan.start, { label: chargePlanTexts.start, hiddenElsewhere: true }),
    a.call(chargePlan.stop, { label: chargePlanTexts.stop, hiddenElsewhere: true }),
    a.call(chargePlan.autoArrange, { id: 'arrange', label: chargePlanTexts.arrange }),
    a.form(chargePlan.update),
    a.call(chargePlan.delete, { confirm: 'danger' }),
  ],
})
