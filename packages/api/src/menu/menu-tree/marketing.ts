import { board, catalog, dashboard, detail, firstLevel, hiddenForm, list } from './entry.ts'

export const marketing = firstLevel('marketing', 'Marketing', '营销管理', 'megaphone', [
  catalog('marketingManage', 'Campaigns', '营销活动', 'megaphone', [
    list('coupon', 'Coupons', '优惠券', 'query get add edit delete export enable disable cancel issue'),
    list('activity', 'Activities', '营销活动', 'query get add edit delete export disable issue soldOut'),
    list('fission', 'Fission', '裂变活动', 'add edit issue soldOut disable query'),
    list('vip', 'VIP plans', 'VIP会员', 'query get add edit delete enable disable'),
    list('vipPromotion', 'VIP promotion', 'VIP促销', 'query get add edit delete disable'),
    list('scanCode', 'Scan code', '扫码活动', 'add edit issue disable query download'),
    list('teamOrder', 'Team orders', '拼团订单', 'query get export'),
    list('spellGroup', 'Spell groups', '拼团管理', 'query get add edit delete export close'),
    list('couponRecord', 'Coupon records', '优惠券记录', 'query export cancel'),
    list('redeemCoupon', 'Redeem codes', '兑换券', 'query get add export issue cancel codes'),
    list(
      'thirdCouponCategory',
      'Third-party coupon categories',
      '第三方券类',
      'query get delete enable disable',
    ),
    hiddenForm('AddCoupon', 'Add third-party coupon category', '新增第三方券类', 'get add edit'),
    list(
      'electricityCard',
      'Electricity cards',
      '电卡管理',
      'query get add edit export import recharge loss unloss reissue cancel',
    ),
    detail('ElectricityCardMemberInfo', 'Card member info', '电卡会员信息', 'get'),
    dashboard('marketingAnalysis', 'Campaign analysis', '营销分析'),
  ]),
  catalog('contentManage', 'Content', '内容管理', 'newspaper', [
    list('popUp', 'Popovers', '弹窗管理', 'query get add edit delete enable disable'),
    list('advertising', 'Advertising', '广告管理', 'query get add edit delete audit'),
    list('discovery', 'Discovery', '发现管理', 'query get add edit delete release down top'),
    list('customerService', 'Customer service', '客服管理', 'query get add edit delete'),
  ]),
  catalog('memberOperate', 'Member growth', '会员运营', 'gift', [
    list('integralRule', 'Points rules', '积分规则', 'query get add edit delete enable disable'),
    list('integralFlow', 'Points flow', '积分流水', 'query export adjust'),
    list('integralGoods', 'Points mall', '积分商城', 'query get add edit delete enable disable'),
    board('memberGrade', 'Member grades', '会员等级', 'get edit recompute'),
  ]),
  catalog('partnerManage', 'Partners', '合作管理', 'handshake', [
    list('partner', 'Partners', '合作伙伴', 'query get add edit delete enable disable'),
    list('marketingContract', 'Marketing contracts', '营销合同', 'query get add edit delete export audit'),
  ]),
  catalog('stationCostModelIncome', 'Cost-model income', '计费收益', 'coins', [
    dashboard('stationCostModelIncome', 'Station cost-model income', '场站计费收益', 'query export'),
  ]),
])
