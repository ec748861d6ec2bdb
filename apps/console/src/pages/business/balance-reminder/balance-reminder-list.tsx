import type { Language } from '@ampdeck/api/enumeration'
import { activeState, reminderWay } from '@ampdeck/api/enumerations/member'
import { type BalanceReminder, balanceReminder } from '@ampdeck/api/member/balance-reminder'
import { balanceReminderTexts } from '@ampdeck/api/member/balance-reminder.texts'
import { listed } from '@ampdeck/api/texts'
import { useLanguage } from '@ampdeck/ui/language'
import { fleetSource } from '../../../fleet/fleet-source.ts'
import { listOf } from '../../../list/list-of.ts'

export const screen = listOf<typeof balanceReminder.page>(balanceReminderTexts, {
  unit: ['reminder | reminders', '提醒'],
  columns: (c) => [
    c.name('groupName', { label: balanceReminderTexts.groupId, locked: true }),
    c.money('balanceFen'),
    c.money('thresholdFen', { sort: true }),
    c.custom('receivers', {
      cell: ({ receivers }) => receivers.join(' · '),
      text: ({ receivers }, language) => listed(receivers, language),
      most: 280,
    }),
    c.custom('ways', { cell: (row) => <Ways of={row} />, text: waysOf }),
    c.instant('lastSent', { sort: true }),
    c.status('state', activeState, { locked: true }),
    c.instant('updateTime', { sort: true, hidden: true }),
  ],
  filters: (f) => [
    f.records('groupId', { source: fleetSource }),
    f.codes('ways', reminderWay),
    f.codes('state', activeState),
  ],
  actions: (a) => [
    a.call(balanceReminder.test, {
      label: ['Test', '测试'],
      done: ['Reminder of {name} sent', '已发送{name}的提醒'],
    }),
    a.form(balanceReminder.update),
    a.call(balanceReminder.delete, { confirm: 'danger' }),
  ],
})

type Ways = Pick<BalanceReminder, 'ways'>

function Ways({ of }: { of: Ways }) {
  return waysOf(of, useLanguage().language)
}

function waysOf({ ways }: Ways, language: Language): string {
  return ways.map((way) => reminderWay.label(way, language)).join(language === 'en' ? ', ' : '、')
}
