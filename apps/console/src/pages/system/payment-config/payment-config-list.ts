import { payChannel } from '@ampdeck/api/enumerations/finance'
import { activeState } from '@ampdeck/api/enumerations/member'
import { paymentConfig } from '@ampdeck/api/system/payment-config'
import { paymentConfigTexts } from '@ampdeck/api/system/payment-config.texts'
import { listOf } from '../../../list/list-of.ts'

export const screen = listOf<typeof paymentConfig.page>(paymentConfigTexts, {
  unit: ['contract | contracts', '支付配置'],
  columns: (c) => [
    c.name('merchantNo', { locked: true }),
    c.code('channel', payChannel, { sort: true }),
    c.text('appId', { code: true }),
    c.percent('feeBps'),
    c.status('state', activeState),
    c.instant('secretTime'),
    c.text('updateUserName'),
    c.instant('updateTime', { sort: true }),
  ],
  filters: (f) => [f.codes('channel', payChannel), f.codes('state', activeState)],
  actions: (a) => [
    a.form(paymentConfig.update),
    a.call(paymentConfig.test, { label: ['Test', '测试'] }),
    a.call(paymentConfig.delete, { confirm: 'danger' }),
  ],
})
