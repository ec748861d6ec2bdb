import { clsx } from 'clsx'
import { useFormats } from '../language/use-formats.ts'
import { useLanguage } from '../language/use-language.ts'
import { useSay } from '../language/use-say.ts'
import { compactOf } from './compact.ts'
import styles from './figure.module.css'
import { figureTexts } from './figure.texts.ts'
import { Figure, type FigureRest } from './figure.tsx'

export interface CountProps extends FigureRest {
  /** How many; nothing known is a dash, never a zero. */
  value: number | null | undefined
  /** What is counted, in the language in force and in the form that fits the number. */
  unit?: string
}

/** A number of things. */
export function Count({ value, ...rest }: CountProps) {
  const { number } = useFormats()

  return <Figure {...rest} text={value == null ? null : number(value)} />
}

interface MeasureProps extends FigureRest {
  /** Drawn unless told; `false` in a column, whose head names the unit. */
  unit?: boolean
}

export interface PowerProps extends MeasureProps {
  /** Integer watts; nothing known is a dash, never a zero. */
  w: number | null | undefined
}

/** Power in kilowatts. */
export function Power({ w, unit = true, ...rest }: PowerProps) {
  const { power } = useFormats()

  return <Figure {...rest} text={w == null ? null : power(w)} unit={unit ? 'kW' : undefined} />
}

export interface PowerSumProps extends Omit<PowerProps, 'w'> {
  /** The part of the sum that is known, in W. */
  w: number
  /** Of how many that charge the power is unknown: with nothing known besides, the sum is a dash. */
  unknown: number
}

/** The power of several guns together, with how many are no part of it. */
export function PowerSum({ w, unknown, ...rest }: PowerSumProps) {
  const say = useSay()
  if (unknown === 0) return <Power w={w} {...rest} />

  return (
    <>
      <Power w={w === 0 ? null : w} {...rest} />{' '}
      <span className={styles.unit}>{say(figureTexts.powerUnknown, { count: unknown })}</span>
    </>
  )
}

export interface PercentProps extends FigureRest {
  /** Integer basis points (10000 = 100 %); nothing known is a dash, never a zero. */
  basisPoints: number | null | undefined
  /** One unless told. */
  decimals?: number
}

/** A share in per cent. */
export function Percent({ basisPoints, decimals = 1, ...rest }: PercentProps) {
  const { percent } = useFormats()
  const text = basisPoints == null ? null : percent(basisPoints, decimals).replace(/ %$/, '')

  return <Figure {...rest} text={text} unit="%" />
}

export interface EnergyProps extends MeasureProps {
  /** Integer watt-hours; nothing known is a dash, never a zero. */
  wh: number | null | undefined
  /** Three unless told. */
  decimals?: number
  /** Cuts large amounts: GWh and MWh in English, 万 and 亿 kWh in Chinese; the whole amount is the tooltip. */
  compact?: boolean
}

/** Energy in kilowatt-hours, three decimals unless told. */
export function Energy({ wh, decimals, unit = true, compact = false, ...rest }: EnergyProps) {
  const { energy } = useFormats()
  const { language } = useLanguage()
  if (wh == null) return <Figure {...rest} text={null} />
  if (!compact) return <Figure {...rest} text={energy(wh, decimals)} unit={unit ? 'kWh' : undefined} />

  const { text, scale } = compactOf(wh / 1_000, language, decimals)
  return (
    <Figure title={`${energy(wh, decimals)} kWh`} {...rest} text={text} unit={unit ? unitOf(scale) : scale} />
  )
}

/** Thousands of kilowatt-hours have units of their own; 万 and 亿 have not. */
function unitOf(scale: string): string {
  const units: Record<string, string> = { '': 'kWh', k: 'MWh', m: 'GWh', bn: 'TWh' }
  return units[scale] ?? `${scale} kWh`
}

export interface MoneyProps extends MeasureProps {
  /** Integer fen (0.01 yuan); nothing known is a dash, never a zero. */
  fen: number | null | undefined
  /** Cuts large sums to 万 and 亿, k and m; the whole sum is the tooltip. Never where somebody checks the sum. */
  compact?: boolean
  /** A gain carries its plus sign too, as in a flow of an account. */
  signed?: boolean
}

/** Money in yuan with two decimals. */
export function Money({ fen, unit = true, compact = false, signed = false, ...rest }: MoneyProps) {
  const { money } = useFormats()
  const { language } = useLanguage()
  const say = useSay()
  if (fen == null) return <Figure {...rest} text={null} />

  const yuan = say(['yuan', '元'])
  const plus = signed && fen > 0 ? '+' : ''
  if (!compact) return <Figure {...rest} text={plus + money(fen)} unit={unit ? yuan : undefined} />

  const { text, scale } = compactOf(fen / 100, language, 2)
  return (
    <Figure
      title={`${money(fen)} ${yuan}`}
      {...rest}
      text={`${plus}${text}`}
      unit={[scale, unit && yuan].filter(Boolean).join(say([' ', ''])) || undefined}
    />
  )
}

export interface DeltaProps extends FigureRest {
  /** The change in basis points (10000 = 100 %); nothing known is a dash. `deltaOf` gives it. */
  basisPoints: number | null | undefined
  /** Whether a rise is good news, as it is unless told; of faults it is not, of refunds nobody knows. */
  riseIs?: 'good' | 'bad' | 'neither'
}

/** A tenth of a per cent, in basis points. */
const SHOWN = 10
/** Beyond ten times as much, there was next to nothing before: how often says no more. */
const MAX = 100_000

/** A change: an arrow, its sign and per cent; coloured by whether it is good news. */
export function Delta({ basisPoints, riseIs = 'good', className, ...rest }: DeltaProps) {
  const { percent } = useFormats()
  if (basisPoints == null) return <Figure {...rest} text={null} />
  // What is shown as no change has no direction.
  const shown = Math.round(basisPoints / SHOWN) * SHOWN
  const isRise = shown > 0
  const isNews = shown !== 0 && riseIs !== 'neither'
  const news = !isNews ? 'none' : isRise === (riseIs === 'good') ? 'good' : 'bad'

  return (
    <span {...rest} className={clsx(styles.delta, className)} data-news={news}>
      <span aria-hidden="true">{isRise ? '↑' : shown === 0 ? '→' : '↓'}</span>
      {shown > MAX ? (
        `> ${percent(MAX, 0)}`
      ) : (
        <>
          {isRise && '+'}
          {percent(shown, 1)}
        </>
      )}
    </span>
  )
}

/**
 * The change against the equal period before, in basis points: (value − previous) / previous.
 * Nothing where there is nothing to compare with: no value, no previous value, or a previous value of zero.
 */
export function deltaOf(
  value: number | null | undefined,
  previous: number | null | undefined,
): number | null {
  if (value == null || !previous) return null
  return Math.round(((value - previous) / Math.abs(previous)) * 10_000)
}
