import { catalog, dashboard, firstLevel, list } from './entry.ts'

export const finance = firstLevel('finance', 'Finance', '财务管理', 'coins', [
  catalog('paymentCenter', 'Payment center', '支付中心', 'wallet', [
    dashboard('paymentOverview', 'Payment center', '支付总览'),
    list('AccountFlow', 'Account flow', '账户流水', 'query export'),
    list('rechargeRecord', 'Recharge records', '充值记录', 'query get add export confirm refund'),
    list('paymentOrder', 'Payment orders', '支付订单', 'query get export queryChannel'),
  ]),
  catalog('refundManage', 'Refunds', '退款管理', 'undo', [
    list(
      'refundAudit',
      'Refund audit',
      '退款审核',
      'query get add export checkFirst checkSecond hangIn resume payAgain checkFirstBatch checkSecondBatch',
    ),
    list('refundRecord', 'Refund records', '退款记录', 'export'),
  ]),
  catalog('invoiceManage', 'Invoices', '发票管理', 'file-text', [
    list(
      'invoiceRecord',
      'Invoices',
      '发票管理',
      'query get add export accept check reject retry redApply redAccept redCheck redRetry void resend',
    ),
    list('invoiceRed', 'Red invoices', '红字发票', 'export'),
    list('invoiceTitle', 'Invoice titles', '发票抬头', 'query get add edit delete'),
    list('taxEntity', 'Tax entities', '开票主体', 'query get add edit delete test'),
  ]),
  catalog('investorManage', 'Investors', '投资方管理', 'handshake', [
    list('investorBill', 'Investor bills', '投资方账单', 'query get export confirm pay build'),
    list('investor', 'Investors', '投资方', 'query get add edit delete'),
    list('siteCost', 'Site costs', '场地成本', 'query get add edit delete export import'),
  ]),
  catalog('revenueReconciliation', 'Revenue reconciliation', '营收对账', 'scale', [
    list('revenueReconciliation', 'Revenue reconciliation', '营收对账', 'query get export handle run'),
    list('channelBill', 'Channel statements', '渠道账单', 'query delete import match'),
  ]),
  catalog('splitAccount', 'Split accounts', '分账管理', 'split', [
    list(
      'splitAccountBill',
      'Split-account bills',
      '分账账单',
      'query get add export confirm recompute pay withdraw',
    ),
    list('splitAccountRule', 'Split rules', '分账规则', 'query get add edit delete enable disable'),
    list('splitAccountParty', 'Split parties', '分账方', 'query get add edit delete enable disable'),
    list('splitAccountFlow', 'Split payments', '分账流水', 'query export payAgain'),
  ]),
  catalog('qingfen', 'Clearing', '清分管理', 'arrow-left-right', [
    list('qingfenOrder', 'Clearing orders', '清分订单', 'query get export retry clear'),
    list('qingfenMerchant', 'Clearing merchants', '清分商户', 'query get add edit delete enable disable'),
  ]),
])
