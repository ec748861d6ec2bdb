import { gunStatus, serviceStatus, stationStatus } from '@ampdeck/api/enumerations/equipment'
import { clsx } from 'clsx'
import { type ComponentProps, memo } from 'react'
import { Sparkline } from '../../charts/charts/sparkline.tsx'
import { Figure } from '../../foundation/figure/figure.tsx'
import { Glyph } from '../../foundation/glyph/glyph.tsx'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { Age } from '../../foundation/refresh-lamp/age.tsx'
import { StatusBadge } from '../../foundation/status-badge/status-badge.tsx'
import shared from '../../foundation/theme/shared.module.css'
import { GunBar } from '../gun-bar/gun-bar.tsx'
import styles from './station-card.module.css'
import { stationTexts as t } from './station-card.texts.ts'
import { gunsOf, isOpen, leadingCounts, loadShare, type StationLive, sinceText } from './station-live.ts'

export interface StationCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** Pass the same object while nothing has changed. */
  station: StationLive
  /** Where a press anywhere on the card leads. */
  href?: string | undefined
  /** Since when nothing has been heard of it, milliseconds since 1970; later than three beats. Its values stay and fade. */
  staleSince?: number | undefined
}

interface PartProps {
  station: StationLive
}

/** Cards side by side, as many as fit, all of one height in a row. Each child is one card in a list item. */
export function StationBoard({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul {...rest} className={clsx(styles.board, className)} />
}

/**
 * A station at a glance: what it is doing, its guns by status, power now against its limit, today so far, open
 * alarms. Styled by `[data-service]`, `[data-station]` and `[data-stale]`. Drawn again only when its props change.
 */
export const StationCard = memo(function StationCard({
  station,
  href,
  staleSince,
  className,
  ...rest
}: StationCardProps) {
  const { name, note, status, guns } = station
  const isStale = staleSince !== undefined
  const service = isOpen(station) ? station.serviceStatus : null

  return (
    <article
      {...rest}
      aria-label={name}
      className={clsx(shared.panel, styles.card, className)}
      data-service={serviceStatus.key(service)}
      data-station={stationStatus.key(status)}
      data-stale={isStale || undefined}
    >
      <header className={styles.head}>
        <h2 className={styles.name} title={name}>
          {href ? <a href={href}>{name}</a> : name}
        </h2>
        <StatusBadge
          of={service === null ? stationStatus : serviceStatus}
          code={service ?? status}
          className={styles.state}
        />
        <p className={styles.note}>{note}</p>
        {isStale && (
          <span className={styles.old}>
            <svg aria-hidden="true" viewBox="0 0 12 12" width="12" height="12">
              <circle cx="6" cy="6" r="3.6" />
            </svg>
            <Age since={staleSince} text={t.old} />
          </span>
        )}
      </header>
      <GunBar counts={guns} label={name} className={styles.bar} />
      <GunCounts station={station} />
      <PowerNow station={station} />
      <Today station={station} />
    </article>
  )
})

/** The shape of a card to come, as large as a real one; drawn only after 200 ms, so that a quick answer does not flicker. */
export function StationCardLoading({ className, ...rest }: Omit<ComponentProps<'div'>, 'children'>) {
  const say = useSay()

  return (
    <div
      {...rest}
      role="status"
      aria-label={say(t.loading)}
      className={clsx(shared.panel, styles.card, styles.loading, className)}
    >
      {SHAPES.map(([part, width, height, marginTop]) => (
        <span key={part} className={styles.bone} style={{ width, height, marginTop }} />
      ))}
    </div>
  )
}

/** The parts of a card: width, height and distance in pixels. */
const SHAPES = [
  ['name', '58%', 14, 3],
  ['note', '34%', 8, 8],
  ['bar', '100%', 8, 20],
  ['counts', '70%', 10, 12],
  ['figure', '46%', 22, 18],
  ['today', '100%', 12, 22],
] as const

/** The leading counts as glyph and number. The bar above has said all of them aloud, so this line is for the eyes. */
function GunCounts({ station: { guns } }: PartProps) {
  const say = useSay()
  const { number, language } = useFormats()

  return (
    <p className={styles.counts}>
      <span className={styles.leading} aria-hidden="true">
        {leadingCounts(guns).map(({ status, count }) => {
          const mark = gunStatus.mark(status)
          return (
            <span key={status} className={styles.count} title={gunStatus.label(status, language)}>
              {mark && <Glyph name={mark.shape} tone={mark.tone} size={12} />}
              {number(count)}
            </span>
          )
        })}
      </span>
      <span className={styles.total}>{say(t.guns, { count: gunsOf(guns) })}</span>
    </p>
  )
}

function PowerNow({ station }: PartProps) {
  const say = useSay()
  const { number, percent, language } = useFormats()
  const { name, powerW, powerUnknown = 0, limitW, load, since } = station
  const share = loadShare(station)

  return (
    <div className={styles.now}>
      <div className={styles.power}>
        <p className={styles.figure}>
          <span className="visually-hidden">{say(t.power)} </span>
          {/* The unit stays where the value is unknown: a lone dash says nothing. */}
          {powerW === null ? '–' : number(powerW / 1_000)}
          <span className={styles.unit}> kW</span>
        </p>
        <p className={styles.limit}>
          {share !== undefined &&
            limitW !== null &&
            say(t.limit, { share: percent(share), limit: number(limitW / 1_000) })}
          {share === undefined && since && say(t.since, { time: sinceText(since, language) })}
          {powerUnknown > 0 && <span> {say(t.powerUnknown, { count: powerUnknown })}</span>}
          {share !== undefined && share > 10_000 && <span className={styles.over}>{say(t.overLimit)}</span>}
        </p>
      </div>
      {load && load.today.length + load.yesterday.length > 0 && (
        <Sparkline
          label={say(t.load, { name })}
          values={load.today}
          previous={load.yesterday}
          className={styles.spark}
        />
      )}
    </div>
  )
}

function Today({ station }: PartProps) {
  const say = useSay()
  const { number } = useFormats()
  const { orders, energyWh, incomeFen, alarms } = station
  const known = (value: number | null, scale = 1) =>
    value === null || (!isOpen(station) && value === 0) ? null : number(value / scale)
  const items = [
    { name: say(t.ordersToday), text: known(orders), unit: say(t.orders) },
    { name: say(t.energyToday), text: known(energyWh, 1_000), unit: 'kWh' },
    { name: say(t.incomeToday), text: known(incomeFen, 100), unit: say(t.income) },
  ]

  return (
    <footer className={styles.today}>
      <dl className={styles.leading}>
        {items.map(({ name, text, unit }) => (
          <div key={name}>
            <dt className="visually-hidden">{name}</dt>
            <dd>
              <Figure text={text} />
              <span className={styles.unit}> {unit}</span>
            </dd>
          </div>
        ))}
      </dl>
      {alarms > 0 && (
        <span className={styles.alarms} title={say(t.alarms, { count: alarms })}>
          <Glyph name="alarm" tone="warning" size={12} />
          <span aria-hidden="true">{number(alarms)}</span>
          <span className="visually-hidden">{say(t.alarms, { count: alarms })}</span>
        </span>
      )}
    </footer>
  )
}
