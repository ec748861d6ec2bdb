import { formatTimestamp, MINUTE, parseTimestamp } from '@ampdeck/api/time'
import { clsx } from 'clsx'
import {
  type ComponentProps,
  type CSSProperties,
  type KeyboardEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useSay } from '../../foundation/language/use-say.ts'
import { Segment } from '../../shell/segment/segment.tsx'
import { Empty } from '../../shell/state-panel/empty.tsx'
import { PlanConflicts } from './plan-conflicts.tsx'
import styles from './plan-gantt.module.css'
import { planTexts } from './plan-gantt.texts.ts'
import { PlanHead } from './plan-head.tsx'
import { barAfterKey, neighbourBar } from './plan-keys.ts'
import { PlanLoad } from './plan-load.tsx'
import { PlanRow } from './plan-row.tsx'
import { conflictsOf, idsOf, type PlanBar } from './plan-rules.ts'
import { PlanTools } from './plan-tools.tsx'
import { bandsOf, limitSteps, minuteOf, type PlanPeriod } from './tariff-bands.ts'
import { useBarDrag } from './use-bar-drag.ts'

export type { PlanPeriod }

export interface PlanGun {
  id: number
  /** As people say it: `Pile 3 · A`. */
  name: string
}

/** One planned charge; times are `YYYY-MM-DD HH:mm:ss` in UTC+8. */
export interface PlanCharge {
  id: number
  gunId: number
  /** Its plate or its fleet number. */
  vehicle: string
  start: string
  end: string
  powerW: number
  /** What brings the battery to its target, Wh. */
  needWh: number
  /** When the car leaves. */
  latestEnd: string
}

/** A limit that holds from a moment on. */
export interface PlanLimit {
  from: string
  watts: number
}

export interface PlanGanttProps extends Omit<ComponentProps<'section'>, 'onChange'> {
  guns: readonly PlanGun[]
  charges: readonly PlanCharge[]
  /** Where the view begins, on the hour. */
  from: string
  /** How many hours it shows. */
  hours: number
  periods: readonly PlanPeriod[]
  /** The power that the site may draw, W: one value, or values that hold from a moment on. */
  limit: number | readonly PlanLimit[]
  now?: string | undefined
  /** A charge with its new gun or times; without it the plan is only read. */
  onChange?: ((charge: PlanCharge) => void) | undefined
}

/** Guns by time with the tariff behind, the sum of the planned power against the limit, and every conflict in words. */
export function PlanGantt({
  guns,
  charges,
  from,
  hours,
  periods,
  limit,
  now,
  onChange,
  className,
  ...rest
}: PlanGanttProps) {
  const say = useSay()
  const id = useId()
  const chart = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState<'hour' | 'quarter'>('hour')
  const [active, setActive] = useState<number>()
  const [draft, setDraft] = useState<PlanBar>()
  const [isHeld, setHeld] = useState(false)
  const [said, setSaid] = useState('')

  const length = hours * 60
  const saved = useMemo(() => charges.map((charge) => barOf(charge, from)), [charges, from])
  const bars = useMemo(
    () => (draft ? saved.map((bar) => (bar.id === draft.id ? draft : bar)) : saved),
    [saved, draft],
  )
  const bands = useMemo(() => bandsOf(periods, from, length), [periods, from, length])
  const limits = useMemo(() => limitSteps(limit, from, length), [limit, from, length])
  const conflicts = useMemo(() => conflictsOf(bars, limits, length), [bars, limits, length])
  const wrong = useMemo(() => {
    const own = conflicts.filter(({ kind }) => kind !== 'over')
    return new Set(own.flatMap((conflict) => idsOf(conflict, bars)))
  }, [conflicts, bars])
  const barsByGun = useMemo(() => Map.groupBy(bars, (bar) => bar.gunId), [bars])

  const timeOf = (minute: number) => clockOf(from, minute)
  const gunName = (gunId: number) => guns.find((gun) => gun.id === gunId)?.name ?? String(gunId)
  const current = bars.some((bar) => bar.id === active) ? active : bars[0]?.id
  const chosen = bars.find((bar) => bar.id === active)
  const place = (bar: PlanBar) => ({ gun: gunName(bar.gunId), from: timeOf(bar.from), to: timeOf(bar.to) })

  const focus = (barId: number) => {
    setActive(barId)
    requestAnimationFrame(() => chart.current?.querySelector<HTMLElement>(`[data-bar="${barId}"]`)?.focus())
  }

  const commit = (bar: PlanBar) => {
    setDraft(undefined)
    setHeld(false)
    const before = charges.find((charge) => charge.id === bar.id)
    if (!before || !onChange) return
    onChange({ ...before, gunId: bar.gunId, start: stampOf(from, bar.from), end: stampOf(from, bar.to) })
    setSaid(say(planTexts.dropped, { vehicle: bar.vehicle, ...place(bar) }))
    focus(bar.id)
  }

  const leave = (bar: PlanBar) => {
    setDraft(undefined)
    setHeld(false)
    setSaid(say(planTexts.left, { vehicle: bar.vehicle }))
  }

  const start = useBarDrag({ chart, bars: saved, length, onDraft: setDraft, onDrop: commit })

  const press = (event: KeyboardEvent) => {
    const bar = bars.find((one) => one.id === Number((event.target as HTMLElement).dataset.bar))
    if (!bar || event.ctrlKey || event.metaKey || event.altKey) return
    const isPick = event.key === 'Enter' || event.key === ' '
    const gunIds = guns.map((gun) => gun.id)
    const next = isHeld
      ? barAfterKey(bar, event.key, { isResize: event.shiftKey, guns: gunIds, length })
      : undefined
    const neighbour = isHeld ? undefined : neighbourBar(bars, gunIds, bar, event.key)

    if (isPick && onChange) {
      if (isHeld) commit(bar)
      else {
        setHeld(true)
        setActive(bar.id)
        setSaid(say(planTexts.held, { vehicle: bar.vehicle }))
      }
    } else if (isHeld && event.key === 'Escape') leave(bar)
    else if (next) {
      setDraft(next)
      setSaid(say(planTexts.at, place(next)))
      // In another row it is another element.
      if (next.gunId !== bar.gunId) focus(bar.id)
    } else if (neighbour !== undefined) focus(neighbour)
    else return
    event.preventDefault()
  }

  if (guns.length === 0) return <Empty title={say(planTexts.empty)} />

  return (
    <section {...rest} aria-labelledby={`${id}-name`} className={clsx(styles.root, className)}>
      <h2 id={`${id}-name`} className="visually-hidden">
        {say(planTexts.plan)}
      </h2>
      <div className={styles.bar}>
        {onChange && (
          <PlanTools
            bar={chosen}
            words={chosen && say(planTexts.dropped, { vehicle: chosen.vehicle, ...place(chosen) })}
            guns={guns}
            length={length}
            onChange={commit}
          />
        )}
        <Segment<'hour' | 'quarter'>
          className={styles.scale}
          label={say(planTexts.scale)}
          value={scale}
          onChange={setScale}
          options={[
            { value: 'hour', label: say(planTexts.hours) },
            { value: 'quarter', label: say(planTexts.quarters) },
          ]}
        />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the bars are the controls; this only listens. */}
      <div
        ref={chart}
        className={styles.scroll}
        data-scale={scale}
        onKeyDown={press}
        onPointerDown={onChange && start}
        onFocus={(event) => {
          const barId = Number((event.target as HTMLElement).dataset.bar)
          if (barId) setActive(barId)
        }}
        onBlur={(event) => {
          // Focus that leaves the chart puts a held charge back; a row that changes keeps it.
          if (isHeld && event.relatedTarget && !chart.current?.contains(event.relatedTarget) && chosen)
            leave(chosen)
        }}
      >
        <div className={styles.sheet} style={{ '--hours': hours } as CSSProperties}>
          <PlanHead bands={bands} from={from} hours={hours} scale={scale} />
          <ol className={styles.rows}>
            {guns.map((gun) => (
              <PlanRow
                key={gun.id}
                gun={gun}
                bars={barsByGun.get(gun.id) ?? NO_BARS}
                bands={bands}
                length={length}
                from={from}
                wrong={wrong}
                active={current}
                held={isHeld ? chosen?.id : undefined}
                describedBy={`${id}-keys`}
                canMove={!!onChange}
              />
            ))}
          </ol>
          <PlanLoad bars={bars} limits={limits} conflicts={conflicts} length={length} timeOf={timeOf} />
          {now && minuteOf(now, from) >= 0 && minuteOf(now, from) <= length && (
            <div className={styles.nowTrack}>
              <div className={styles.now} style={{ left: `${(minuteOf(now, from) / length) * 100}%` }}>
                <span>{say(planTexts.now, { time: now.slice(11, 16) })}</span>
              </div>
            </div>
          )}
        </div>
      </div>
      <PlanConflicts conflicts={conflicts} bars={bars} gunName={gunName} timeOf={timeOf} onGo={focus} />
      <p id={`${id}-keys`} hidden>
        {say(planTexts.keys)}
      </p>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </section>
  )
}

const NO_BARS: readonly PlanBar[] = []

function barOf(charge: PlanCharge, start: string): PlanBar {
  const { id, gunId, vehicle, powerW, needWh } = charge
  return {
    id,
    gunId,
    vehicle,
    powerW,
    needWh,
    from: minuteOf(charge.start, start),
    to: minuteOf(charge.end, start),
    latestEnd: minuteOf(charge.latestEnd, start),
  }
}

function stampOf(start: string, minute: number): string {
  return formatTimestamp(parseTimestamp(start) + minute * MINUTE)
}

/** `22:15`, with the day where the view has several. */
function clockOf(start: string, minute: number): string {
  const stamp = stampOf(start, minute)
  return stamp.slice(0, 10) === start.slice(0, 10) ? stamp.slice(11, 16) : stamp.slice(5, 16)
}
