import type { RevenueScene } from '@ampdeck/api/statistics/big-screen/revenue'
import { useLanguage } from '@ampdeck/ui/language'
import type { Source } from '../../feed/source.ts'
import { SceneRoom } from '../../parts/scene-room.tsx'
import { monthText } from '../../time/times.ts'
import { useTick } from '../../time/use-tick.ts'
import { Coupons } from './coupons.tsx'
import { Fleets } from './fleets.tsx'
import { Members } from './members.tsx'
import { Mix } from './mix.tsx'
import { Month } from './month.tsx'
import styles from './revenue-view.module.css'

/** Before the first answer the scene stands there with all its labels and no values. */
const NO_VIEW: RevenueScene = {
  at: '2000-01-01 00:00:00',
  targetFen: null,
  days: [],
  mix: {
    eFeeFen: 0,
    sFeeFen: 0,
    occupyFeeFen: 0,
    discountFen: 0,
    couponFen: 0,
    grossFen: 0,
    incomeFen: 0,
  },
  members: [],
  registered: { value: 0, before: 0 },
  fleets: [],
  coupons: [],
}

/** The month against its target, and who and what brought its income. */
export function RevenueView({ source }: { source: Source<RevenueScene> }) {
  const { language } = useLanguage()
  const month = useTick((now) => monthText(now, language))
  const view = source.view ?? NO_VIEW

  return (
    <SceneRoom source={source} className={styles.scene}>
      <div className={styles.main}>
        <Month view={view} month={month} />
        <div className={styles.foot}>
          <Mix mix={view.mix} month={month} />
          <Members days={view.members} registered={view.registered} month={month} />
        </div>
      </div>
      <div className={styles.side}>
        <Fleets fleets={view.fleets} month={month} />
        <Coupons coupons={view.coupons} grossFen={view.mix.grossFen} month={month} />
      </div>
    </SceneRoom>
  )
}
