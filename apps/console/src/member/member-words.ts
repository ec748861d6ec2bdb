import { texts } from '@ampdeck/api/texts'

/** What is done with members, on their list and on their page. */
export const memberWords = texts({
  lock: ['Lock', '锁定'],
  unlock: ['Unlock', '解锁'],
  cancelMember: ['Cancel member', '注销会员'],
  lockEffect: [
    'New charges are refused until the member is unlocked.',
    '锁定后不再接受该会员的新充电，直到解锁。',
  ],
  disableEffect: [
    'New charges are refused until the member is enabled again.',
    '停用后不再接受该会员的新充电，直到重新启用。',
  ],
  cancelEffect: [
    'This cannot be undone. Cards and payments by VIN end too.',
    '注销后无法恢复，会员卡与车架号付款一并失效。',
  ],
  locked: ['{name} locked', '已锁定{name}'],
  unlocked: ['{name} unlocked', '已解锁{name}'],
  cancelled: ['{name} cancelled', '已注销{name}'],
  hasBalance: ['An account still has a balance', '账户仍有余额'],
})
