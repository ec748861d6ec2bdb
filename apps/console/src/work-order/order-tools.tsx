import { canStart } from '@ampdeck/api/life'
import type { WorkOrderRow } from '@ampdeck/api/operation/work-order'
import { StepButton } from '@ampdeck/ui/gate'
import { useSay } from '@ampdeck/ui/language'
import { ORDER_OFFERS, orderCalls } from './order-offers.ts'
import type { useOrderDialogs } from './use-order-dialogs.tsx'
import styles from './work-order.module.css'
import { orderWords as words } from './work-order.texts.ts'

interface OrderToolsProps {
  row: WorkOrderRow
  dialogs: ReturnType<typeof useOrderDialogs>
}

/** What can be done with a work order now; what only this person may not do says why. */
export function OrderTools({ row, dialogs }: OrderToolsProps) {
  const say = useSay()
  const offers = ORDER_OFFERS.filter((offer) => canStart<WorkOrderRow>(orderCalls[offer].step, row))
  const [primary] = offers

  return offers.toReversed().map((offer) => (
    <StepButton<WorkOrderRow>
      key={offer}
      of={orderCalls[offer]}
      row={row}
      look={offer === primary ? 'primary' : 'secondary'}
      className={styles.tool}
      onClick={() => void dialogs.run(offer, row)}
    >
      {say(words[offer])}
    </StepButton>
  ))
}
