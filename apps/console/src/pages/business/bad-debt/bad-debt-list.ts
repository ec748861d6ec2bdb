import { type BadDebtRow, badDebt, badDebtState } from '@ampdeck/api/bill/bad-debt'
import { badDebtTexts } from '@ampdeck/api/bill/bad-debt.texts'
import { auditTodo } from '@ampdeck/api/enumerations/member'
import { serverNow } from '@ampdeck/api/server-clock'
import { DAY, parseTimestamp } from '@ampdeck/api/time'
import { listOf } from '../../../list/list-of.ts'
import { paths } from '../../../session/paths.ts'

const ageOf = ({ endTime }: BadDebtRow) =>
  endTime === null ? '–' : Math.floor((serverNow() - parseTimestamp(endTime)) / DAY)

/** What will not be paid, since when, and who decided so (screens.md S061). */
export const screen = listOf<typeof badDebt.page>(badDebtTexts, {
  unit: ['bad debt | bad debts', '坏账'],
  columns: (c) => [
    c.text('orderNo', { locked: true, code: true, width: 220 }),
    c.status('state', badDebtState, { lead: true }),
    c.text('memberName'),
    c.named('stationId', {
      zh: 'stationName',
      en: 'stationNameEn',
      link: ({ stationId }) => paths.station(stationId),
      hidden: true,
    }),
    c.money('owedFen', { sort: true }),
    c.custom('age', { numeric: 'number', cell: ageOf }),
    c.text('reason', { most: 260 }),
    c.text('createUserName'),
    c.instant('createTime', { sort: true }),
    c.text('auditUserName'),
    c.instant('auditTime', { hidden: true }),
    c.text('auditReason', { hidden: true }),
    c.text('receiptNo', { hidden: true, code: true }),
  ],
  filters: (f) => [
    f.search('orderNo'),
    f.codes('state', badDebtState),
    f.choice('stationId', { options: 'stations' }),
    f.period('createTime'),
    f.codes('todo', auditTodo, { more: true }),
  ],
  actions: (a) => [a.form(badDebt.audit), a.form(badDebt.recover, { label: ['Recover', '追回'] })],
})
