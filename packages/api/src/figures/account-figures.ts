import type { Figure } from './figure.ts'

const refund = (en: string, zh: string, sum: string, [becameEn, becameZh] = ['', '']) =>
  ({
    label: [en, zh],
    unit: 'money',
    riseIs: 'neither',
    source: 'refunds',
    plus: [sum],
    meaning: [
      `Amount of the refunds that were applied for in the period${becameEn}`,
      `时段内申请的退款金额之和${becameZh}`,
    ],
  }) as const satisfies Figure

/** What accounts have, and how money came into them and went back. */
export const accountFigures = {
  recharges: {
    label: ['Recharges', '充值笔数'],
    unit: 'number',
    source: 'recharges',
    plus: ['recharges'],
    meaning: [
      'Recharges whose money has arrived, without gifts, by payment time',
      '已到账的充值笔数，不含赠送，按到账时间',
    ],
  },
  rechargeFen: {
    label: ['Recharged', '充值金额'],
    unit: 'money',
    source: 'recharges',
    plus: ['rechargeFen'],
    meaning: [
      'Amount of these recharges, including what was refunded later',
      '上述充值的金额之和，含之后退款的部分',
    ],
  },
  giftFen: {
    label: ['Gift', '赠送金额'],
    unit: 'money',
    riseIs: 'neither',
    source: 'recharges',
    plus: ['giftFen'],
    meaning: ['Gifts, with or without a recharge', '随充值或单独赠送的金额之和'],
  },
  refunds: {
    label: ['Refunds applied', '退款申请笔数'],
    unit: 'number',
    riseIs: 'neither',
    source: 'refunds',
    plus: ['refunds'],
    meaning: ['Refunds that were applied for in the period', '时段内申请的退款笔数'],
  },
  refundFen: refund('Applied', '申请退款', 'refundFen'),
  refundApprovedFen: refund('Approved', '已通过', 'refundApprovedFen', [
    ' and are approved now',
    '，现已通过',
  ]),
  refundRefusedFen: refund('Rejected', '已驳回', 'refundRefusedFen', [' and are rejected now', '，现已驳回']),
  refundHungFen: refund('On hold', '已挂起', 'refundHungFen', [' and are on hold now', '，现已挂起']),
  channelFeeFen: {
    riseIs: 'bad',
    label: ['Channel fee', '渠道手续费'],
    unit: 'money',
    source: 'payments',
    plus: ['channelFeeFen'],
    meaning: [
      'What payment channels keep of the calls of the period that succeeded, by the rate of the contract',
      '支付渠道对时段内成功的请求按合同费率收取的手续费',
    ],
  },
  balanceFen: {
    label: ['Balance at end', '期末余额'],
    unit: 'money',
    source: 'balances',
    plus: ['balanceFen'],
    meaning: [
      'Balances of the accounts at the end of the period, or now where it has not ended',
      '账户在时段结束时的余额；时段未结束时为当前余额',
    ],
  },
  creditLeftFen: {
    label: ['Credit left', '剩余可用额度'],
    unit: 'money',
    source: 'balances',
    plus: ['creditLeftFen'],
    meaning: [
      "Balance − what is held back + today's credit limit of credit accounts, at the end of the period",
      '时段结束时：余额 − 冻结金额 + 信用账户当前的信用额度',
    ],
  },
} as const satisfies Record<string, Figure>
