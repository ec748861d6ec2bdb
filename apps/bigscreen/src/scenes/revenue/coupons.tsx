import type { RevenueScene } from '@ampdeck/api/statistics/big-screen/revenue'
import { useFormats, useSay } from '@ampdeck/ui/language'
import { useFreshness } from '../../feed/source-context.ts'
import { Panel } from '../../parts/panel.tsx'
import styles from './ranks.module.css'
import { revenueTexts } from './revenue.texts.ts'
import { yuanText } from './yuan.ts'

/** As many as there is room for; their sum counts all. */
const MAX = 4

export interface CouponsProps {
  coupons: RevenueScene['coupons']
  grossFen: number
  month: string
}

/** What each coupon cost, and how often its cost came back in the orders that used it (K26). */
export function Coupons({ coupons, grossFen, month }: CouponsProps) {
  const say = useSay()
  const formats = useFormats()
  const isGone = useFreshness() === 'gone'
  const cost = coupons.reduce((sum, { couponFen }) => sum + couponFen, 0)
  const returnOf = ({ couponFen, payableFen }: (typeof coupons)[number]) =>
    payableFen / Math.max(1, couponFen)
  const highest = Math.max(1, ...coupons.map(returnOf))
  const share = grossFen === 0 ? '–' : formats.number((cost / grossFen) * 100, 1)

  return (
    <Panel
      title={say(revenueTexts.coupons, { month })}
      aside={<p className={styles.note}>{say(revenueTexts.couponsAside)}</p>}
    >
      {isGone || coupons.length === 0 ? (
        <p className={styles.empty}>{isGone ? '–' : say(revenueTexts.noCoupons)}</p>
      ) : (
        <ul className={styles.coupons}>
          {coupons.slice(0, MAX).map((coupon) => (
            <li key={coupon.name}>
              <span className={styles.name}>{coupon.name}</span>
              <b>{yuanText(coupon.couponFen, formats)}</b>
              <span className={styles.track}>
                <i style={{ width: `${(returnOf(coupon) / highest) * 100}%` }} />
              </span>
              <span className={styles.end}>{formats.number(returnOf(coupon), 1)} ×</span>
            </li>
          ))}
          <li data-sum>
            <span>{say(revenueTexts.allCoupons)}</span>
            <b>{yuanText(cost, formats)}</b>
            <span />
            <span className={styles.end}>{say(revenueTexts.ofGross, { share })}</span>
          </li>
        </ul>
      )}
    </Panel>
  )
}
