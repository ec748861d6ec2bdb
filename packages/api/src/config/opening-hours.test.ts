import { expect, it } from 'vitest'
import { hoursText, weekOf } from './opening-hours.ts'

const work = Array<string>(5).fill('08:00-22:00')

it.each([
  [weekOf('00:00-24:00'), '00:00-24:00', '00:00-24:00'],
  [
    [...work, '09:00-20:00', '09:00-20:00'],
    'Mon–Fri 08:00-22:00, Sat–Sun 09:00-20:00',
    '周一至周五 08:00-22:00；周六至周日 09:00-20:00',
  ],
  [
    [...work, '09:00-20:00', ''],
    'Mon–Fri 08:00-22:00, Sat 09:00-20:00, Sun closed',
    '周一至周五 08:00-22:00；周六 09:00-20:00；周日 休息',
  ],
  [[], '', ''],
])('says %j', (week, en, zh) => {
  expect([hoursText(week, 'en'), hoursText(week, 'zh-CN')]).toEqual([en, zh])
})

it('takes another text for no plan of the week', () => {
  expect(weekOf('by appointment')).toEqual([])
})
