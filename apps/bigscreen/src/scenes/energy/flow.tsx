import type { EnergyScene } from '@ampdeck/api/statistics/big-screen/energy'
import { useFormats, useSay } from '@ampdeck/ui/language'
import { useFreshness } from '../../feed/source-context.ts'
import { powerOf, scaledText } from '../../parts/figures.ts'
import { Panel } from '../../parts/panel.tsx'
import { energyTexts } from './energy.texts.ts'
import styles from './flow.module.css'

const HEIGHT = 100
const WIDTH = 100
const GAP = 14
/** What is there is seen, however little. */
const LEAST = 3

/** Where the power of this quarter comes from, and where it goes. */
export function Flow({ view: { gunsW, pvW, gridW } }: { view: EnergyScene }) {
  const say = useSay()
  const formats = useFormats()
  const isGone = useFreshness() === 'gone'
  // Before the first quarter of a day nothing is known.
  const isKnown = gridW.length > 0
  const [grid = 0, pv = 0, guns = 0] = [gridW.at(-1), pvW.at(-1), gunsW.at(-1)]
  const rest = Math.max(0, grid + pv - guns)
  const whole = Math.max(1, grid + pv)
  const share = (value: number) => (value > 0 ? Math.max(LEAST, (value / whole) * (HEIGHT - GAP)) : 0)
  const text = (value: number) => (isGone || !isKnown ? '–' : scaledText(powerOf(value), formats))
  const [gridPart, pvPart, restPart] = [share(grid), share(pv), share(rest)]
  const gunsPart = Math.max(0, gridPart + pvPart - restPart)
  const fromGrid = Math.max(0, gridPart - restPart)

  return (
    <Panel title={say(energyTexts.flow)}>
      <div className={styles.flow}>
        <dl className={styles.ends} data-from>
          <End name={say(energyTexts.grid)} value={text(grid)} />
          <End name={say(energyTexts.pv)} value={text(pv)} />
        </dl>
        <svg
          role="img"
          aria-label={say(energyTexts.flowLabel, {
            grid: text(grid),
            pv: text(pv),
            guns: text(guns),
            rest: text(rest),
          })}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
        >
          {!isGone && (
            <>
              <Fade id="fromGrid" from="var(--source-grid)" />
              <Fade id="fromPv" from="var(--source-pv)" />
              <path className={styles.grid} d={ribbon(0, 0, fromGrid)} />
              <path className={styles.rest} d={ribbon(fromGrid, gunsPart + GAP, gridPart - fromGrid)} />
              <path className={styles.pv} d={ribbon(gridPart + GAP, fromGrid, pvPart)} />
            </>
          )}
        </svg>
        <dl className={styles.ends}>
          <End name={say(energyTexts.guns)} value={text(guns)} />
          <End name={say(energyTexts.rest)} value={text(rest)} />
        </dl>
      </div>
    </Panel>
  )
}

/** From the colour of a source to that of the guns. */
function Fade({ id, from }: { id: string; from: string }) {
  return (
    <linearGradient id={id}>
      <stop style={{ stopColor: from }} />
      <stop offset="1" style={{ stopColor: 'var(--live)' }} />
    </linearGradient>
  )
}

function End({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** A band from one height at the left to another at the right. */
function ribbon(from: number, to: number, width: number): string {
  if (width <= 0) return ''
  const middle = WIDTH / 2
  return `M0 ${from}C${middle} ${from} ${middle} ${to} ${WIDTH} ${to}v${width}C${middle} ${to + width} ${middle} ${from + width} 0 ${from + width}z`
}
