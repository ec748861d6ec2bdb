import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import type { NetworkView } from '@ampdeck/api/statistics/operation-view'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import type { ReactNode } from 'react'
import { useFreshness } from '../../feed/source-context.ts'
import { chargingOf, countsOfAll, spelt } from '../../guns/gun-counts.ts'
import { Mark } from '../../guns/mark.tsx'
import { gunKeyOf, gunMarks } from '../../guns/marks.ts'
import { Panel } from '../../parts/panel.tsx'
import { Reading } from '../../parts/reading.tsx'
import { Ring } from '../../parts/ring.tsx'
import styles from './guns.module.css'
import { networkTexts } from './network.texts.ts'

const colourOf = (status: number) => `var(--gun-${gunKeyOf(status)})`
/** Idle guns are the dark part of the ring: what shines is at work or needs a hand. */
const arcColourOf = (status: number) =>
  status === gunStatus.code.idle ? 'var(--line-strong)' : colourOf(status)

/** How many guns are in each status: the ring for the eye, the legend for the figures; below them what is given. */
export function Guns({ counts, children }: { counts: NetworkView['guns']; children: ReactNode }) {
  const say = useSay()
  const { language } = useLanguage()
  const { number } = useFormats()
  const isGone = useFreshness() === 'gone'
  const all = countsOfAll(counts)
  const { charging, total } = chargingOf(counts)
  const parts = all.map(({ status, count }) => ({
    key: String(status),
    value: count,
    colour: arcColourOf(status),
  }))

  return (
    <Panel title={say(networkTexts.guns)}>
      <div className={styles.guns}>
        <div className={styles.ring}>
          <Ring parts={parts} label={isGone ? '–' : spelt(counts, language) || '–'}>
            <Reading value={charging} />
            <p>{say(networkTexts.ofCharging, { count: total })}</p>
          </Ring>
        </div>
        <dl className={styles.legend}>
          {all.map(({ status, count }) => (
            <div key={status}>
              <dt>
                <Mark parts={gunMarks[gunKeyOf(status)]} colour={colourOf(status)} />
                {gunStatus.label(status, language)}
              </dt>
              <dd>{isGone ? '–' : number(count)}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.below}>{children}</div>
      </div>
    </Panel>
  )
}
