import { type TimedTask, timedTask } from '@ampdeck/api/config/timed-task'
import { timedTaskTexts } from '@ampdeck/api/config/timed-task.texts'
import type { Language } from '@ampdeck/api/enumeration'
import { activeState } from '@ampdeck/api/enumerations/member'
import { timedRunState, timedTaskKind } from '@ampdeck/api/enumerations/strategy'
import { cycleText } from '@ampdeck/ui/cycle'
import { useLanguage } from '@ampdeck/ui/language'
import { listOf } from '../../../list/list-of.ts'

export const screen = listOf<typeof timedTask.page>(timedTaskTexts, {
  unit: ['timed task | timed tasks', '定时任务'],
  columns: (c) => [
    c.name('name', { also: 'nameEn', sort: true, locked: true }),
    c.code('kind', timedTaskKind, { sort: true }),
    c.custom('cycle', { cell: (row) => <When of={row} />, text: whenOf }),
    c.instant('nextTime', { sort: true }),
    c.status('lastState', timedRunState),
    c.instant('lastTime', { sort: true }),
    c.status('state', activeState, { sort: true, locked: true, lead: true }),
    c.text('remark', { hidden: true }),
    c.instant('updateTime', { sort: true, hidden: true }),
  ],
  filters: (f) => [f.search('name'), f.codes('kind', timedTaskKind), f.codes('state', activeState)],
  actions: (a) => [
    a.open('logs', 'timedTask:get', { label: ['Runs', '执行记录'] }),
    a.call(timedTask.runNow, {
      id: 'run',
      label: ['Run now', '立即执行'],
      confirm: ['It runs on all its targets at once', '将立即对全部对象执行'],
      done: ['{unit} {name} is running', '{unit}{name}正在执行'],
    }),
    a.form(timedTask.update),
    a.call(timedTask.enable),
    a.call(timedTask.disable),
    a.call(timedTask.delete, { confirm: 'danger' }),
  ],
})

function When({ of }: { of: TimedTask }) {
  return whenOf(of, useLanguage().language)
}

/** `Every day at 04:10`, or the one moment. */
function whenOf({ cycle, runAt }: TimedTask, language: Language): string {
  return cycle ? cycleText(cycle, language) : (runAt ?? '–')
}
