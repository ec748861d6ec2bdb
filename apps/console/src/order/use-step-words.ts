import type { ChargeOrderDetail } from '@ampdeck/api/bill/bill'
import { eventType } from '@ampdeck/api/enumerations/equipment'
import { accountType } from '@ampdeck/api/enumerations/member'
import { abnormalKind, billChannel, stopReason } from '@ampdeck/api/enumerations/order'
import { listed, localName, texts } from '@ampdeck/api/texts'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import type { StepWords } from './order-steps.ts'

const words = texts({
  lastReading: ['by its last reading', '以最后一次读数结束'],
  occupied: ['{minutes} min, {free} free, {fee} yuan', '占用 {minutes} 分钟，免费 {free} 分钟，{fee} 元'],
})

/** What the steps of an order say, in the language in force. */
export function useStepWords(order: ChargeOrderDetail): StepWords {
  const say = useSay()
  const { language } = useLanguage()
  const { money } = useFormats()
  const { occupy, memberName, plate, channel, deductions } = order

  return {
    start: listed([billChannel.label(channel, language), memberName, plate], language),
    finish:
      order.stopReason === null
        ? undefined
        : listed(
            [
              stopReason.label(order.stopReason, language),
              order.strategy && localName(order.strategy, language),
              isByLastReading(order) ? say(words.lastReading) : null,
            ],
            language,
          ),
    close: order.closeReason ?? undefined,
    abnormal: order.abnormalKind === null ? undefined : abnormalKind.label(order.abnormalKind, language),
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

/** Its pile gave no final reading: the last one that is known counts. */
function isByLastReading({ events }: ChargeOrderDetail): boolean {
  return events.findLast(({ type }) => type === eventType.code.stop)?.payload.isLastReading === true
}
