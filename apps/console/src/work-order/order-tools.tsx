import type { WorkOrderRow } from '@ampdeck/api/operation/work-order'
import { GuardedButton } from '@ampdeck/ui/gate'
import { useSay } from '@ampdeck/ui/language'
import { useUser } from '../session/user-context.ts'
import { isOutOfPlace, ORDER_OFFERS, offerBlock, orderCalls } from './order-offers.ts'
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
  const userId = useUser()?.id ?? 0
  const offers = ORDER_OFFERS.filter((offer) => !isOutOfPlace(row, offer)).toReversed()

  return offers.map((offer) => {
    const block = offerBlock(row, offer, userId)
    return (
      <GuardedButton
        key={offer}
        of={orderCalls[offer]}
        look={offer === offers.at(-1) ? 'primary' : 'secondary'}
        className={styles.tool}
        blockedReason={block && say(block)}
        onClick={() => void dialogs.run(offer, row)}
      >
        {say(words[offer])}
      </GuardedButton>
    )
  })
}
