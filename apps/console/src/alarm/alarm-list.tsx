import { type InputOf, partOf } from '@ampdeck/api/contract'
import { letterOf } from '@ampdeck/api/enumerations/equipment'
import { alarmHandling, alarmLevel } from '@ampdeck/api/enumerations/operation'
import { type AlarmRow, alarm } from '@ampdeck/api/operation/alarm'
import { alarmTexts } from '@ampdeck/api/operation/alarm.texts'
import { alarmWorkOrder } from '@ampdeck/api/operation/alarm-work-order'
import { alarmLife } from '@ampdeck/api/operation/life-cycles'
import { actionsOf, columnsOf, filtersOf, type Unit } from '@ampdeck/ui/list'
import { paths } from '../session/paths.ts'
import { alarmWords as words } from './alarm.texts.ts'

export const unit: Unit = ['alarm | alarms', '告警']

/** The menu items that show alarms as a list. */
export type AlarmListId = 'alarmCenter' | 'pileAlarm'

/**
 * The columns of S203: what is wrong, where, since when, and who is at work on it. With the address of the work orders
 * an alarm's work order leads there.
 */
export function columnsWith(orders?: string) {
  return columnsOf<AlarmRow>(alarmTexts, (c) => [
    c.status('level', alarmLevel, { sort: true, locked: true }),
    c.name('name', { also: 'nameEn', locked: true }),
    c.status('handling', alarmHandling, { sort: true, lead: true }),
    c.named('stationId', {
      zh: 'stationName',
      en: 'stationNameEn',
      link: ({ stationId }) => (stationId === null ? '' : paths.station(stationId)),
      most: 156,
    }),
    c.text('pileCode', {
      label: alarmTexts.pileId,
      code: true,
      link: ({ pileId }) => (pileId === null ? '' : paths.pile(pileId)),
    }),
    c.custom('gunId', { cell: gunOf, text: gunOf }),
    c.instant('firstTime', { sort: true, hidden: true }),
    c.instant('lastTime', { sort: true }),
    c.number('count', { sort: true }),
    c.text('workOrderNo', {
      label: alarmTexts.workOrder,
      code: true,
      ...(orders && {
        link: ({ workOrderId }: AlarmRow) => (workOrderId === null ? '' : `${orders}?id=${workOrderId}`),
      }),
    }),
    c.instant('recoverTime', { sort: true, hidden: true }),
    c.text('code', { sort: true, code: true, hidden: true }),
    c.text('handleUserName', { label: alarmTexts.handleUser, hidden: true }),
    c.text('handleNote', { hidden: true }),
  ])
}

function gunOf({ gunLetter }: AlarmRow): string {
  return gunLetter === null ? '–' : letterOf(gunLetter)
}

const build = (isOfPiles: boolean) =>
  filtersOf<InputOf<typeof alarm.page>>(alarmTexts, (f) => [
    isOfPiles
      ? f.search('pileCode', { label: words.pileCode })
      : f.search('code', { placeholder: words.codeOrName }),
    f.choice('stationId', { options: 'stations' }),
    ...(isOfPiles ? [f.codes('level', alarmLevel)] : []),
    f.codes('handling', alarmHandling),
    f.period('lastTime', { label: words.date }),
  ])

/** The alarm center finds by station and code, the piles' list by the pile. */
export const filters = { alarmCenter: build(false), pileAlarm: build(true) }

/** What can be done with an alarm, each with its call. */
export const alarmCalls = {
  take: partOf(alarm.handle, alarmLife.take),
  handOver: partOf(alarm.handle, alarmLife.handOver),
  close: alarm.close,
  dispatch: partOf(alarmWorkOrder.dispatch, alarmLife.dispatch),
}

const actionsFor = (page: AlarmListId) =>
  actionsOf<AlarmRow>((a) => [
    a.call(alarmCalls.take, { label: words.handle, hiddenElsewhere: true }),
    a.form(alarmCalls.handOver, { id: 'handOver', label: words.handOver, hiddenElsewhere: true }),
    a.form(alarmCalls.close, { label: words.close }),
    ...(page === 'alarmCenter' ? [a.form(alarmCalls.dispatch)] : []),
    a.open('get', `${page}:get`),
  ])

export const actions = { alarmCenter: actionsFor('alarmCenter'), pileAlarm: actionsFor('pileAlarm') }
