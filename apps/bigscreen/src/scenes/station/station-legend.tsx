import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import type { StationView } from '@ampdeck/api/statistics/big-screen/station'
import { useFormats, useLanguage } from '@ampdeck/ui/language'
import { useFreshness } from '../../feed/source-context.ts'
import { countsOfAll } from '../../guns/gun-counts.ts'
import { Mark } from '../../guns/mark.tsx'
import { gunKeyOf, gunMarks } from '../../guns/marks.ts'
import { countsOfStation } from './live-station.ts'
import styles from './station-legend.module.css'

/** How many guns are in each status. Styled by `[data-as]`: a block of four rows, or one line. */
export function StationLegend({ station, as }: { station: StationView; as: 'block' | 'line' }) {
  const { language } = useLanguage()
  const { number } = useFormats()
  const isGone = useFreshness() === 'gone'

  return (
    <dl className={styles.legend} data-as={as}>
      {countsOfAll(countsOfStation(station)).map(({ status, count }) => (
        <div key={status}>
          <dt>
            <Mark parts={gunMarks[gunKeyOf(status)]} colour={`var(--gun-${gunKeyOf(status)})`} />
            {gunStatus.label(status, language)}
          </dt>
          <dd>{isGone ? '–' : number(count)}</dd>
        </div>
      ))}
    </dl>
  )
}
