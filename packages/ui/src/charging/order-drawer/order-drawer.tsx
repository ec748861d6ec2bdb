import type { ReactNode } from 'react'
import { type Fact, Facts } from '../../data/detail/facts.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import { Drawer } from '../../overlays/drawer/drawer.tsx'
import styles from './order-drawer.module.css'

export interface OrderDrawerProps {
  /** Whether it is shown; its page decides. */
  open: boolean
  /** Called by Escape, by a click beside the drawer and by its close button. */
  onClose: () => void
  /** The number of the order: the heading and the name of the dialog. */
  orderNo: string
  /** Its states, tinted, below the number. */
  badges?: ReactNode
  /** Where and when: station, pile, gun, day. */
  place?: ReactNode
  /** The figures by which the order is known, in one line. */
  facts: readonly Fact[]
  /** Power and SOC over time; its numbered events are those of the timeline. */
  curve?: ReactNode
  /** An `OrderTimeline`. */
  timeline: ReactNode
  /** A `BillLines`. */
  bill: ReactNode
  /** What may be done with the order, at the foot: raw bill, correction, previous and next. */
  actions?: ReactNode
}

/** One charging order: facts, curve, what happened, and how its amount came about. */
export function OrderDrawer({
  open,
  onClose,
  orderNo,
  badges,
  place,
  facts,
  curve,
  timeline,
  bill,
  actions,
}: OrderDrawerProps) {
  const say = useSay()

  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={orderNo}
      width="wide"
      caption={
        (badges || place) && (
          <span className={styles.caption}>
            {badges}
            {place && <span>{place}</span>}
          </span>
        )
      }
      footer={actions}
    >
      {/* An order is opened to be read: the focus begins at its top, not at the first of its figures. */}
      <div data-autofocus tabIndex={-1} className={styles.order}>
        <Facts className={styles.facts} items={facts} />
        {curve && <div className={styles.curve}>{curve}</div>}
        <div className={styles.columns}>
          <section className={styles.timeline} aria-label={say(['Timeline', '时间线'])}>
            <h3 className={styles.title}>{say(['Timeline', '时间线'])}</h3>
            {timeline}
          </section>
          <div className={styles.bill}>{bill}</div>
        </div>
      </div>
    </Drawer>
  )
}
