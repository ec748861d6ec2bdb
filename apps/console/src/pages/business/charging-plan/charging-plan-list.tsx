import { chargePlan } from '@ampdeck/api/config/charge-plan'
import { chargePlanTexts } from '@ampdeck/api/config/charge-plan.texts'
import { planAfter } from '@ampdeck/api/config/charge-plan-states'
import { chargePlanState, planCycle } from '@ampdeck/api/enumerations/plan'
import { texts } from '@ampdeck/api/texts'
import { fleetSource } from '../../../fleet/fleet-source.ts'
import { listOf } from '../../../list/list-of.ts'
import { stationSource } from '../../../list/station-source.ts'
import { paths } from '../../../session/paths.ts'

const words = texts({
  running: ['Stop the plan first', '请先停止该计划'],
  ended: ['This plan is done', '该计划已完成'],
})

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
    a.call(chargePlan.start, {
      label: chargePlanTexts.start,
      hiddenIf: ({ state }) => planAfter(state, 'start') === undefined,
    }),
    a.call(chargePlan.stop, {
      label: chargePlanTexts.stop,
      hiddenIf: ({ state }) => planAfter(state, 'stop') === undefined,
    }),
    a.call(chargePlan.autoArrange, {
      id: 'arrange',
      label: chargePlanTexts.arrange,
      blockedBy: ({ state }) => (planAfter(state, 'arrange') === undefined ? words.ended : undefined),
    }),
    a.form(chargePlan.update, {
      blockedBy: ({ state }) => {
        if (planAfter(state, 'edit') !== undefined) return undefined
        return state === chargePlanState.code.on ? words.running : words.ended
      },
    }),
    a.call(chargePlan.delete, {
      confirm: 'danger',
      blockedBy: ({ state }) => (planAfter(state, 'delete') === undefined ? words.running : undefined),
    }),
  ],
})
