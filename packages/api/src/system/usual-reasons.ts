import type { Text } from '../texts.ts'

/** The texts that are offered where a reason is typed, until a seller has its own. */
export const usualReasons = {
  adjustReason: [
    ['Meter reading of the pile was wrong', '电桩电表读数有误'],
    ['Charge ended early by a fault', '充电因故障提前结束'],
    ['Price of another period was used', '电价时段使用有误'],
  ],
  refundReason: [
    ['Recharged by mistake', '误操作充值'],
    ['Member no longer charges here', '会员不再使用'],
    ['Recharged twice', '重复充值'],
  ],
  refuseReason: [
    ['Evidence is missing', '缺少凭证'],
    ['The amount is not right', '金额有误'],
  ],
  correctReason: [
    ['Compensation after a complaint', '投诉补偿'],
    ['Entered by mistake', '误录入'],
  ],
} as const satisfies Record<string, readonly Text[]>

export type ReasonList = keyof typeof usualReasons
