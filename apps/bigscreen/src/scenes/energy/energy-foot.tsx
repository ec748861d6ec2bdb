import type { EnergyScene } from '@ampdeck/api/statistics/big-screen/energy'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { useFreshness } from '../../feed/source-context.ts'
import { energyOf, powerOf } from '../../parts/figures.ts'
import { Reading } from '../../parts/reading.tsx'
import { monthText } from '../../time/times.ts'
import { useTick } from '../../time/use-tick.ts'
import { energyTexts } from './energy.texts.ts'
import styles from './energy-foot.module.css'

const BPS = 100
const TON_G = 1_000_000

/** The sums of today, and the highest demand of the month. */
export function EnergyFoot({ view }: { view: EnergyScene }) {
  const say = useSay()
  const { language } = useLanguage()
  const isGone = useFreshness() === 'gone'
  const month = useTick((now) => monthText(now, language))
  const pv = energyOf(view.pvWh ?? 0)
  const hasPv = view.inverters > 0

  return (
    <dl className={styles.foot}>
      <Sum
        name={say(energyTexts.pvToday)}
        note={
          isGone
            ? ''
            : hasPv
              ? say(energyTexts.inverters, { unit: pv.unit, count: view.inverters })
              : say(energyTexts.noPv)
        }
        value={hasPv && view.pvWh !== null ? pv.value : null}
        decimals={pv.decimals}
      />
      <Sum
        name={say(energyTexts.selfUse)}
        note={view.selfUseBps === null ? '' : '%'}
        value={view.selfUseBps === null ? null : view.selfUseBps / BPS}
        decimals={1}
      />
      <Sum
        name={say(energyTexts.gridToday)}
        {...(view.gridWh === null ? { value: null, note: '' } : figure(energyOf(view.gridWh)))}
      />
      <Sum
        name={say(energyTexts.peak, { month })}
        {...(view.peakW === null ? { value: null, note: '' } : figure(powerOf(view.peakW)))}
      />
      <Sum name={say(energyTexts.co2)} value={view.co2G / TON_G} decimals={1} note="t" />
    </dl>
  )
}

const figure = ({ value, unit, decimals }: ReturnType<typeof energyOf>) => ({ value, decimals, note: unit })

interface SumProps {
  name: string
  /** Nothing where it is not known. */
  value: number | null
  decimals?: number
  /** The unit, and what more there is to say. */
  note: string
}

function Sum({ name, value, decimals = 0, note }: SumProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value === null ? <b>{'–'}</b> : <Reading value={value} decimals={decimals} size="small" />}
        <span>{note}</span>
      </dd>
    </div>
  )
}
