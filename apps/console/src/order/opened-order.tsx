import { lazyOf } from '@ampdeck/ui/lazy-of'
import type { useOpened } from '../list/use-opened.ts'

const OrderDetail = lazyOf(() => import('./order-detail.tsx'), 'OrderDetail')

interface OpenedOrderProps {
  /** Which order the address names. */
  of: ReturnType<typeof useOpened>
  /** The orders of the list, so that one can go on to the next. */
  among: readonly number[]
}

/** The drawer of the order that is open beside a list. */
export function OpenedOrder({ of: { id, show, close }, among }: OpenedOrderProps) {
  return id === undefined ? null : (
    <OrderDetail key={id} id={id} among={among} onShow={show} onClose={close} />
  )
}
