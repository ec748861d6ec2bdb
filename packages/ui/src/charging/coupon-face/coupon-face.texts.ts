import { texts } from '@ampdeck/api/texts'

export const couponTexts = texts({
  yuan: ['yuan', '元'],
  from: ['from {threshold} yuan', '满 {threshold} 元可用'],
  noThreshold: ['no threshold', '无门槛'],
  fixed: ['{from} to {to}', '{from} 至 {to}'],
  days: ['{count} day after issue | {count} days after issue', '领取后 {count} 天有效'],
  label: ['{name}, {type} coupon, {face} yuan', '{name}，{type}，{face} 元'],
  status: ['Status', '状态'],
  usedFor: ['{amount} yuan used', '已抵扣 {amount} 元'],
})
