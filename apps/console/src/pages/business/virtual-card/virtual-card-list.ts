import { cardExpiry, cardStatus } from '@ampdeck/api/enumerations/member'
import { pncContract } from '@ampdeck/api/member/pnc-contract'
import { virtualcard } from '@ampdeck/api/member/virtual-card'
import { virtualCardTexts } from '@ampdeck/api/member/virtual-card.texts'
import { texts } from '@ampdeck/api/texts'
import { listOf } from '../../../list/list-of.ts'
import { paths } from '../../../session/paths.ts'

const words = texts({
  number: ['Card no or identifier', '卡号或识别码'],
  member: ['Number, name or phone', '会员编号、姓名或手机号'],
  freeze: ['Freeze', '冻结'],
  unfreeze: ['Unfreeze', '解冻'],
  loss: ['Report loss', '挂失'],
  freezeEffect: [
    'Charges with this card are refused until it is unfrozen.',
    '冻结后无法刷卡充电，直到解冻。',
  ],
  lossEffect: [
    'This cannot be undone: issue another card, which takes over the balance.',
    '挂失后无法恢复，请补发新卡，余额随新卡使用。',
  ],
  frozen: ['Card {name} frozen', '已冻结卡 {name}'],
  unfrozen: ['Card {name} unfrozen', '已解冻卡 {name}'],
  lost: ['Card {name} reported lost', '已挂失卡 {name}'],
  contract: ['Plug & Charge', '即插即充'],
})

export const screen = listOf<typeof virtualcard.page>(virtualCardTexts, {
  unit: ['virtual card | virtual cards', '虚拟卡'],
  columns: (c) => [
    c.name('cardNo', { sort: true, locked: true }),
    c.custom('identifiers', {
      cell: ({ identifiers }) => identifiers.join('; ') || '–',
      text: ({ identifiers }) => identifiers.join('; '),
    }),
    c.named('memberId', {
      zh: 'memberName',
      en: 'memberName',
      link: ({ memberId }) => paths.member(memberId),
    }),
    c.text('phone'),
    c.status('status', cardStatus, { sort: true, lead: true }),
    c.day('validTo', { sort: true }),
    c.status('expiry', cardExpiry),
    c.money('balanceFen'),
    c.number('orders'),
    c.text('emaid', { code: true }),
    c.instant('issueTime', { sort: true }),
    c.instant('lossTime'),
    c.instant('updateTime', { sort: true, hidden: true }),
  ],
  filters: (f) => [
    f.search('cardNo', { label: words.number }),
    f.search('member', { label: words.member }),
    f.codes('status', cardStatus),
    f.codes('expiry', cardExpiry),
    f.period('issueTime'),
  ],
  actions: (a) => [
    a.call(virtualcard.freeze, {
      label: words.freeze,
      hiddenElsewhere: true,
      confirm: words.freezeEffect,
      done: words.frozen,
    }),
    a.call(virtualcard.unfreeze, {
      label: words.unfreeze,
      hiddenElsewhere: true,
      done: words.unfrozen,
    }),
    a.call(virtualcard.loss, {
      label: words.loss,
      hiddenElsewhere: true,
      confirm: { danger: true, effect: words.lossEffect, button: words.loss },
      done: words.lost,
    }),
    a.form(pncContract.save, { id: 'contract', label: words.contract }),
    a.form(virtualcard.update),
    a.call(virtualcard.delete, { confirm: 'danger' }),
  ],
})
