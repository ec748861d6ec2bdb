import { expect, it } from 'vitest'
import type { Enumeration } from '../enumeration.ts'
import {
  firmwareKind,
  gunStatus,
  pileCommand,
  pileGunLayout,
  serviceStatus,
  stationStatus,
} from './equipment.ts'
import { invoiceStatus, refundChannel, refundStatus } from './finance.ts'
import { interflowStationStatus, pushStatus } from './interface.ts'
import { carouselAudit, couponStatus, couponType, promotionStatus } from './marketing.ts'
import { accountType, memberLevel, memberStatus, memberType } from './member.ts'
import { alarmHandling, alarmLevel } from './operation.ts'
import {
  billChannel,
  chargeStatus,
  PARKING_FREE_MINUTES,
  PARKING_OVERTIME_STEPS,
  period,
  reservationStatus,
} from './order.ts'
import { exportState, importState, timingCycle, userType } from './system.ts'

/* Every enumeration of the specification, in its words: names, names with their numbers, or codes that are words. */

it.each([
  ['station status', stationStatus, 'open, closed, unknown, building, maintenance', '(spec 3.18)'],
  [
    'station status towards platforms',
    interflowStationStatus,
    'normal use, building, maintenance, offline, unknown',
    '(spec 3.19)',
  ],
  [
    'gun status',
    gunStatus,
    '1 idle, 2 preparing, 3 charging, 4 full, 5 offline, 6 alarm, 7 fault, 8 reserved',
    '(spec 3.20)',
  ],
  ['service status', serviceStatus, 'idle, half idle, busy, charging, offline, alarm', '(spec 3.21)'],
  ['member type', memberType, 'personal, fleet, interconnection, other', '(spec 3.22)'],
  ['member status', memberStatus, 'normal, lost, locked, disabled, cancelled', '(spec 3.23)'],
  ['account type', accountType, 'card, phone number, reward, credit', '(spec 3.24)'],
  ['member level', memberLevel, 'silver, gold, platinum, diamond, black gold', '(spec 3.25)'],
  ['coupon type', couponType, 'service fee, electricity fee, cash', '(spec 3.26)'],
  ['coupon status', couponStatus, 'unused, used, expired, voided, soon expiring, frozen', '(spec 3.27)'],
  [
    'refund status',
    refundStatus,
    'Approve, DisApprove, AwaitingApproval, AwaitingReApproval, HangIn',
    '(spec 3.28)',
  ],
  ['refund channel', refundChannel, 'Alipay, WeChatPay, cash', '(spec 3.29)'],
  [
    'invoice status',
    invoiceStatus,
    'INVOICE_APPLYING, INVOICE_CHECK, IN_INVOICE, INVOICE_FINISH, INVOICE_FAIL, INVOICE_REJECT, ' +
      'RED_APPLYING, RED_CHECK, IN_RED, RED_FAIL, RED_REJECT, REDED, IN_THE_VOID, VOIDED',
    '(spec 3.30)',
  ],
  ['reservation status', reservationStatus, 'JinXingZhong, YiQuXiao, YiWanCheng, ChaoShi', '(spec 3.31)'],
  ['promotion status', promotionStatus, 'not_started, processing, over, invalid', '(spec 3.32)'],
  ['carousel audit', carouselAudit, 'PASS, NO_PASS, UNDER_REVIEW', '(spec 3.33)'],
  ['alarm handling', alarmHandling, '1 pending, 2 processing, 3 handled', '(spec 3.35)'],
  ['bill channel', billChannel, 'card, app, vin, official account, mini programs, other', '(spec 3.36)'],
  ['charge status', chargeStatus, 'unpaid, partly deducted, settled', '(spec 3.37)'],
  ['peak-valley period', period, 'sharp, peak, flat, valley', '(spec 3.38)'],
  ['pile control command', pileCommand, 'disable, enable, reset, unlock gun', '(spec 3.39)'],
  ['pile gun layout', pileGunLayout, 'ONE_GUN, TWO_GUN, FOUR_GUN, MORE_GUN', '(spec 3.40)'],
  ['user type', userType, 'ordinary, dispatch, repair', '(spec 3.41)'],
  [
    'push status',
    pushStatus,
    'pending push, pushing, re-pushing, push failed, push success, unknown',
    '(spec 3.42)',
  ],
  [
    'firmware upload kind',
    firmwareKind,
    'main board tcu program, ccu program, mnu program, main board configuration, other',
    '(spec 3.43)',
  ],
  ['export file state', exportState, '1 generating, 2 downloadable, 3 failed', '(spec 4.1)'],
  ['import state', importState, '1 importing, 2 done, 3 failed', '(spec 4.3)'],
  ['cycle of a scheduled report', timingCycle, '1 daily, 7 every 7 days, 30 natural month', '(spec 9.16)'],
])(
  '%s has exactly the values of the specification',
  (_name, enumeration: Enumeration, words, _cited?: string) => {
    const written = enumeration.codes.map((code) => {
      if (typeof code === 'string') return code
      const label = enumeration.label(code, 'en').toLowerCase()
      return /^\d/.test(words) ? `${code} ${label}` : label
    })
    expect(new Set(written)).toEqual(new Set(words.split(', ')))
  },
)

it('a push has the numbers of the specification (spec 3.42)', () => {
  const { pending, pushing, rePushing, failed, success } = pushStatus.code
  expect([pending, pushing, rePushing, failed, success]).toEqual([1, 2, 3, 4, 5])
})

it('alarms have six levels (spec 3.34)', () => {
  expect([...alarmLevel.codes]).toEqual([1, 2, 3, 4, 5, 6])
})

it('an occupy rule chooses among the minutes of the specification (spec 9.17, 9.18)', () => {
  expect(PARKING_FREE_MINUTES).toEqual([15, 30, 45, 60, 90, 120])
  expect(PARKING_OVERTIME_STEPS).toEqual([15, 30, 60])
})
