import type { ChargeOrderDetail } from '@ampdeck/api/bill/bill'
import { accountType } from '@ampdeck/api/enumerations/member'
import { billChannel, stopReason } from '@ampdeck/api/enumerations/order'
import { listed, texts } from '@ampdeck/api/texts'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import type { StepWords } from './order-steps.ts'

const words = texts({
  noBill: ['No final bill', '未收到结算账单'],
  energyJump: ['Meter reading jumped', '电量跳变'],
  feeDiffers: ['Fee differs from the raw bill', '费用与原始账单不符'],
  duplicate: ['Reported twice', '重复上报'],
  zeroEnergy: ['No energy', '电量为零'],
  timeError: ['Invalid times', '时间异常'],
  occupied: ['{minutes} min, {free} free, {fee} yuan', '占用 {minutes} 分钟，免费 {free} 分钟，{fee} 元'],
})

/** By `abnormalKind` (domain.md §3.4 ChargeOrder). */
const abnormal = [
  undefined,
  words.noBill,
  words.energyJump,
  words.feeDiffers,
  words.duplicate,
  words.zeroEnergy,
  words.timeError,
]

/** What the steps of an order say, in the language in force. */
export function useStepWords(order: ChargeOrderDetail): StepWords {
  const say = useSay()
  const { language } = useLanguage()
  const { money } = useFormats()
  const { occupy, memberName, plate, channel, deductions } = order
  const kind = abnormal[order.abnormalKind ?? 0]

  return {
    start: listed([billChannel.label(channel, language), memberName, plate], language),
    finish: order.stopReason === null ? undefined : stopReason.label(order.stopReason, language),
    close: order.closeReason ?? undefined,
    abnormal: kind && say(kind),
    pay: listed(
      deductions
        .filter(({ amountFen }) => amountFen < 0)
        .map((of) => `${accountType.label(of.accountType, language)} ${money(-of.amountFen)}`),
      language,
    ),
    occupy:
      occupy === null
        ? undefined
        : say(words.occupied, {
            minutes: occupy.minutes,
            free: occupy.freeMinutes,
            fee: money(occupy.feeFen),
          }),
  }
}
