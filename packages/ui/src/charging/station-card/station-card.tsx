import { serviceStatus, stationStatus } from '@ampdeck/api/enumerations/equipment'
import { clsx } from 'clsx'
import { type ComponentProps, memo, type ReactNode } from 'react'
import { Sparkline } from '../../charts/charts/sparkline.tsx'
import { Figure } from '../../foundation/figure/figure.tsx'
import { Glyph } from '../../foundation/glyph/glyph.tsx'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { Age } from '../../foundation/refresh-lamp/age.tsx'
import { StatusBadge } from '../../foundation/status-badge/status-badge.tsx'
import { GunBar } from '../gun-bar/gun-bar.tsx'
import { GunCounts } from './gun-counts.tsx'
import styles from './station-card.module.css'
import { stationTexts } from './station-card.texts.ts'
import { isOpen, loadShare, type StationLive, sinceText } from './station-live.ts'

export interface StationCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** Pass the same object while nothing has changed. */
  station: StationLive
  /** Where a press anywhere on the card leads. */
  href?: string | undefined
  /** Since when nothing has been heard of it, milliseconds since 1970; later than three beats. Its values stay and fade. */
  staleSince?: number | undefined
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
  const { name, note, status, guns, alarms } = station
  const isStale = staleSince !== undefined
  const works = isOpen(station)
  const service = works ? station.serviceStatus : null

  return (
    <article
      {...rest}
      aria-label={name}
      className={clsx(styles.card, className)}
      data-service={serviceStatus.key(service as 1 | null)}
      data-station={stationStatus.key(status as 1)}
      data-stale={isStale || undefined}
    >
      <header className={styles.head}>
        <h2 className={styles.name} title={name}>
          {href ? <a href={href}>{name}</a> : name}
        </h2>
        {service === null ? (
          <StatusBadge of={stationStatus} code={status} className={styles.state} />
        ) : (
          <StatusBadge of={serviceStatus} code={service} className={styles.state} />
        )}
        <p className={styles.note}>{note}</p>
        {isStale && (
          <span className={styles.old}>
            <svg aria-hidden="true" viewBox="0 0 12 12" width="12" height="12">
              <circle cx="6" cy="6" r="3.6" />
            </svg>
            <Age since={staleSince} text={stationTexts.old} />
          </span>
        )}
      </header>
      <GunBar counts={guns} label={name} className={styles.bar} />
      <GunCounts guns={guns} />
      <PowerNow station={station} />
      <Today station={station} works={works}>
        {alarms > 0 && <Alarms count={alarms} />}
      </Today>
    </article>
  )
})

function PowerNow({ station }: { station: StationLive }) {
  const say = useSay()
  const { language } = useLanguage()
  const { number, percent } = useFormats()
  const { name, powerW, limitW, load, since } = station
  const share = loadShare(station)
  const isOver = share !== undefined && share > 10_000
  const kw = powerW === null ? null : number(powerW / 1_000)

  return (
    <div className={styles.now}>
      <div className={styles.power}>
        <p className={styles.figure}>
          <span className="visually-hidden">{say(stationTexts.power)} </span>
          {/* The unit stays where the value is unknown: a lone dash says nothing. */}
          {kw ?? '–'}
          <span className={styles.unit}> kW</span>
        </p>
        <p className={styles.limit} data-over={isOver || undefined}>
          {share !== undefined &&
            limitW !== null &&
            say(stationTexts.limit, { share: percent(share), limit: number(limitW / 1_000) })}
          {share === undefined && since && say(stationTexts.since, { time: sinceText(since, language) })}
          {isOver && <span className={styles.over}>{say(stationTexts.overLimit)}</span>}
        </p>
      </div>
      {load && load.today.length + load.yesterday.length > 0 && (
        <Sparkline
          label={say(stationTexts.load, { name })}
          values={load.today}
          previous={load.yesterday}
          className={styles.spark}
        />
      )}
    </div>
  )
}

function Today({ station, works, children }: { station: StationLive; works: boolean; children: ReactNode }) {
  const say = useSay()
  const { number } = useFormats()
  const { orders, energyWh, incomeFen } = station
  const known = (value: number | null, scale = 1) =>
    value === null || (!works && value === 0) ? null : number(value / scale)
  const items = [
    { name: say(stationTexts.ordersToday), text: known(orders), unit: say(stationTexts.orders) },
    { name: say(stationTexts.energyToday), text: known(energyWh, 1_000), unit: 'kWh' },
    { name: say(stationTexts.incomeToday), text: known(incomeFen, 100), unit: say(stationTexts.income) },
  ]

  return (
    <footer className={styles.today}>
      <dl className={styles.figures}>
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
      {children}
    </footer>
  )
}

function Alarms({ count }: { count: number }) {
  const say = useSay()
  const { number } = useFormats()

  return (
    <span className={styles.alarms} title={say(stationTexts.alarms, { count })}>
      <Glyph name="alarm" tone="warning" size={12} />
      <span aria-hidden="true">{number(count)}</span>
      <span className="visually-hidden">{say(stationTexts.alarms, { count })}</span>
    </span>
  )
}
