import type { Figure as DefinedFigure } from '@ampdeck/api/figures/figure'
import { type FigureName, figures } from '@ampdeck/api/figures/figures'
import { texts } from '@ampdeck/api/texts'
import { chartFormat } from '@ampdeck/ui/chart-frame'
import { Count, Delta, deltaOf, Energy, Figure, Money, Percent, Power } from '@ampdeck/ui/figure'
import { KpiStrip, KpiTile } from '@ampdeck/ui/kpi-tile'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import type { ComponentProps } from 'react'
import styles from './figure-tile.module.css'

const words = texts({
  than: ['vs previous period', '较上期'],
  how: ['How is this computed?', '指标口径'],
})

interface FigureTileProps {
  name: FigureName
  value: number | null | undefined
  /** That of the equal period before; absent for what is as it is now. */
  before?: number | null | undefined
}

type Values = Readonly<Partial<Record<FigureName, number | null>>>

interface FigureTilesProps<Of extends Values> extends ComponentProps<'dl'> {
  of: readonly (keyof Of & FigureName)[]
  values: Of
  /** Those of the equal period before. */
  before: Values | null
}

/** Figures in a row, each beside what it was before (K27). */
export function FigureTiles<Of extends Values>({ of, values, before, ...rest }: FigureTilesProps<Of>) {
  return (
    <KpiStrip {...rest}>
      {of.map((name) => (
        <FigureTile key={name} name={name} value={values[name]} before={before?.[name]} />
      ))}
    </KpiStrip>
  )
}

function FigureTile({ name, value, before }: FigureTileProps) {
  const say = useSay()
  return (
    <KpiTile
      name={say(figures[name].label)}
      title={say(figures[name].meaning)}
      delta={
        isCompared(name) && (
          <>
            <FigureChange name={name} value={value} before={before} /> {say(words.than)}
          </>
        )
      }
    >
      <FigureValue name={name} value={value} />
    </KpiTile>
  )
}

/** How a figure has changed (K27), coloured by whether that is good news. */
export function FigureChange({ name, value, before }: FigureTileProps) {
  const { riseIs }: DefinedFigure = figures[name]
  if (riseIs === 'notCompared') return null
  return <Delta basisPoints={deltaOf(value, before)} {...(riseIs && { riseIs })} />
}

interface FigureMeaningsProps {
  of: readonly FigureName[]
  /** What the figures do not say of themselves. */
  more?: readonly { name: string; meaning: string }[]
}

/** How figures are computed, for whoever asks. */
export function FigureMeanings({ of, more = [], ...rest }: FigureMeaningsProps & { 'data-width'?: 'whole' }) {
  const say = useSay()
  const all = [
    ...of.map((one) => ({ name: say(figures[one].label), meaning: say(figures[one].meaning) })),
    ...more,
  ]
  return (
    <details {...rest} className={styles.how}>
      <summary>{say(words.how)}</summary>
      <dl>
        {all.map(({ name, meaning }) => (
          <div key={name + meaning}>
            <dt>{name}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** A figure with its unit as a text. */
export function useFigureText() {
  const { language } = useLanguage()
  return (name: FigureName, value: number | null | undefined) =>
    chartFormat(figures[name].unit, language).value(value)
}

/** Of what there is now, whatever the period, nothing is compared. */
function isCompared(name: FigureName): boolean {
  const { riseIs }: DefinedFigure = figures[name]
  return riseIs !== 'notCompared'
}

/** A figure in its unit. */
export function FigureValue({ name, value }: { name: FigureName; value: number | null | undefined }) {
  const { language } = useLanguage()
  const { unit }: DefinedFigure = figures[name]
  if (value == null) return <Figure text={null} />
  switch (unit) {
    case 'money':
      return <Money fen={value} compact />
    case 'energy':
      return <Energy wh={value} compact />
    case 'power':
      return <Power w={value} />
    case 'percent':
      return <Percent basisPoints={value} />
    case 'number':
      return <Count value={value} />
    default: {
      const format = chartFormat(unit, language)
      return <Figure text={format.cell(value)} unit={format.unit} />
    }
  }
}
