import { activeState, fleetKind, fleetPayMode } from '@ampdeck/api/enumerations/member'
import { group } from '@ampdeck/api/member/group'
import { groupTexts } from '@ampdeck/api/member/group.texts'
import { texts } from '@ampdeck/api/texts'
import { listOf } from '../../../list/list-of.ts'
import { stationSource } from '../../../list/station-source.ts'
import { paths } from '../../../session/paths.ts'

const words = texts({
  recharge: ['Recharge', '充值'],
  allocate: ['Allocate', '分配'],
  reclaim: ['Reclaim', '回收'],
})

export const screen = listOf<typeof group.page>(groupTexts, {
  unit: ['fleet | fleets', '车队'],
  columns: (c) => [
    c.text('groupNo', { code: true, sort: true, hidden: true }),
    c.name('name', { sort: true, locked: true, link: ({ id }) => paths.fleet(id) }),
    c.code('kind', fleetKind),
    c.code('payMode', fleetPayMode),
    c.number('members'),
    c.number('cars'),
    c.money('balanceFen'),
    c.money('creditLimitFen', { sort: true }),
    c.energy('monthWh'),
    c.status('state', activeState, { locked: true, lead: true }),
    c.text('contact', { hidden: true }),
    c.text('phone', { hidden: true }),
    c.instant('createTime', { sort: true, hidden: true }),
  ],
  filters: (f) => [
    f.search('name'),
    f.codes('kind', fleetKind),
    f.codes('payMode', fleetPayMode),
    f.codes('state', activeState),
    f.records('stationId', { source: stationSource, more: true }),
  ],
  actions: (a) => [
    a.form(group.update),
    a.form(group.recharge, { label: words.recharge }),
    a.form(group.allocate, { label: words.allocate }),
    a.form(group.reclaim, { label: words.reclaim }),
    a.call(group.enable),
    a.call(group.disable, { confirm: {} }),
    a.call(group.delete, { confirm: 'danger' }),
  ],
})
