import { workOrderState } from '@ampdeck/api/enumerations/operation'
import { useCallback } from 'react'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { boardTexts } from './work-order-board.texts.ts'
import type { WorkOrderState } from './work-order-state.ts'
import type { BoardOrder, Refusal } from './work-order-transitions.ts'

/** The reason in words why a card does not go into a column. */
export function useRefusal() {
  const say = useSay()
  const { language } = useLanguage()

  return useCallback(
    (why: Refusal, { state }: BoardOrder, to: WorkOrderState) =>
      why === 'noWay'
        ? say(boardTexts.noWay, {
            from: workOrderState.label(state, language),
            to: workOrderState.label(to, language),
          })
        : say(boardTexts[why]),
    [say, language],
  )
}
