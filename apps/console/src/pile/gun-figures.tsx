import { Energy, Figure } from '@ampdeck/ui/figure'
import { useSay } from '@ampdeck/ui/language'
import { useLive } from '@ampdeck/ui/live'
import { NoReadings, useIsSilent } from './no-readings.tsx'
import styles from './pile.module.css'
import { pileWords as words } from './pile.texts.ts'
import type { GunStore } from './use-gun-store.ts'

/** What a gun measures, beside its tile: voltage, current, energy of the charge, temperature. */
export function GunFigures({ store, gunId }: { store: GunStore; gunId: string }) {
  const say = useSay()
  const {
    V = null,
    A = null,
    Wh = null,
    tempC = null,
    measuredAt = null,
  } = useLive(store, gunId)?.state ?? {}
  const isSilent = useIsSilent(measuredAt)

  if (isSilent && measuredAt !== null) return <NoReadings since={measuredAt} />
  return (
    <dl className={styles.figures}>
      <Measure label={say(words.voltage)}>
        <Figure text={textOf(V)} unit="V" />
      </Measure>
      <Measure label={say(words.current)}>
        <Figure text={textOf(A)} unit="A" />
      </Measure>
      <Measure label={say(words.energy)}>
        <Energy wh={Wh} decimals={1} />
      </Measure>
      <Measure label={say(words.temperature)}>
        <Figure text={textOf(tempC)} unit="°C" />
      </Measure>
    </dl>
  )
}

function Measure({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Whole numbers are as exact as one reads at a glance. */
const textOf = (value: number | null) => (value === null ? null : String(Math.round(value)))
