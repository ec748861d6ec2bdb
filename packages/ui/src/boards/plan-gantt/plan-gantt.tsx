import type { TariffPeriod } from '@ampdeck/api/billing/tariff-period'
import { clsx } from 'clsx'
import {
  type ComponentProps,
  type CSSProperties,
  type KeyboardEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { minutesOf, spansOf } from '../../charging/period-strip/spans-of.ts'
import { periodColours } from '../../charging/tariff-clock/tariff-words.ts'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { Segment } from '../../inputs/segment/segment.tsx'
import { Empty } from '../../shell/state-panel/empty.tsx'
import boardStyles from '../board/board.module.css'
import { BoardFrame } from '../board/board-frame.tsx'
import { type BoardProblem, ProblemList } from '../board/problem-list.tsx'
import { barDrag } from './bar-drag.ts'
import styles from './plan-gantt.module.css'
import { planTexts } from './plan-gantt.texts.ts'
import { PlanHead } from './plan-head.tsx'
import { barAfterKey, neighbourBar } from './plan-keys.ts'
import { PlanList } from './plan-list.tsx'
import { PlanLoad } from './plan-load.tsx'
import { PlanRow } from './plan-row.tsx'
import { conflictsOf, idsOf, type PlanBar, type PlanConflict } from './plan-rules.ts'
import {
  barOf,
  clockOf,
  limitSteps,
  minuteOf,
  type PlanCharge,
  type PlanGun,
  type PlanLimit,
  placeOf,
  stampOf,
} from './plan-times.ts'
import { PlanTools } from './plan-tools.tsx'

export interface PlanGanttProps extends Omit<ComponentProps<'section'>, 'onChange'> {
  /** One row each, in this order; without any a sentence says so. */
  guns: readonly PlanGun[]
  /** What is planned on these guns; a part outside the view is cut off. */
  charges: readonly PlanCharge[]
  /** Where the view begins, `YYYY-MM-DD HH:mm:ss` in UTC+8, on the hour. */
  from: string
  /** How many hours it shows. */
  hours: number
  /** The tariff periods of every day. */
  periods: readonly TariffPeriod[]
  /** The power that the site may draw, W: one value, or values that hold from a moment on. */
  limit: number | readonly PlanLimit[]
  /** Where the line “now” stands, `YYYY-MM-DD HH:mm:ss` in UTC+8; no line without it. */
  now?: string | undefined
  /** Called with a charge that has a new gun or new times; without it the plan is only read. */
  onChange?: ((charge: PlanCharge) => void) | undefined
}

type Scale = 'hours' | 'quarters'

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
  ...rest
}: PlanGanttProps) {
  const say = useSay()
  const { energy, power } = useFormats()
  const id = useId()
  const chart = useRef<HTMLDivElement>(null)
  const focused = useRef<number>(undefined)
  const [scale, setScale] = useState<Scale>('hours')
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
  const limits = useMemo(() => limitSteps(limit, from, length), [limit, from, length])
  const conflicts = useMemo(() => conflictsOf(bars, limits, length), [bars, limits, length])
  const wrong = useMemo(() => {
    const own = conflicts.filter(({ kind }) => kind !== 'over')
    return new Set(own.flatMap((conflict) => idsOf(conflict, bars)))
  }, [conflicts, bars])
  const barsByGun = useMemo(() => Map.groupBy(bars, (bar) => bar.gunId), [bars])

  const gunIds = guns.map((gun) => gun.id)
  const gunName = (gunId: number) => guns.find((gun) => gun.id === gunId)?.name ?? String(gunId)
  const find = (barId: number | undefined) => bars.find((bar) => bar.id === barId)
  const chosen = find(active)
  const current = chosen?.id ?? bars[0]?.id
  const nowMinute = now === undefined ? -1 : minuteOf(now, from)
  const dayStart = minutesOf(from)
  const spanWords = (span: { from: number; to: number }) => ({
    from: clockOf(span.from, from),
    to: clockOf(span.to, from),
  })
  const place = (bar: PlanBar) => ({ vehicle: bar.vehicle, gun: gunName(bar.gunId), ...spanWords(bar) })

  const wordsOf = (conflict: PlanConflict) => {
    if (conflict.kind === 'over')
      return say(planTexts.overWords, { ...spanWords(conflict), power: power(conflict.watts) })
    const [a, b] = idsOf(conflict, bars).map(find)
    const vehicle = a?.vehicle ?? ''
    if (conflict.kind === 'overlap')
      return say(planTexts.overlapWords, {
        ...spanWords(conflict),
        gun: gunName(a?.gunId ?? 0),
        a: vehicle,
        b: b?.vehicle ?? '',
      })
    const leave = clockOf(a?.latestEnd ?? 0, from)
    return say(planTexts.shortWords, { vehicle, energy: energy(conflict.wh, 1), leave })
  }
  const problemOf = (conflict: PlanConflict): BoardProblem => {
    const [first] = idsOf(conflict, bars)
    return {
      words: wordsOf(conflict),
      glyph: conflict.kind === 'over' ? 'alarm' : 'fault',
      tone: 'bad',
      onGo: () => first !== undefined && focus(first),
    }
  }

  const focus = (barId: number) => {
    setActive(barId)
    requestAnimationFrame(() => chart.current?.querySelector<HTMLElement>(`[data-bar="${barId}"]`)?.focus())
  }

  const leave = (words: string) => {
    setDraft(undefined)
    setHeld(false)
    setSaid(words)
  }

  const commit = (bar: PlanBar) => {
    const before = charges.find((charge) => charge.id === bar.id)
    if (!before || !onChange) return
    leave(say(planTexts.dropped, place(bar)))
    onChange({ ...before, gunId: bar.gunId, start: stampOf(bar.from, from), end: stampOf(bar.to, from) })
    focus(bar.id)
  }

  // In another row a bar is another element, and one may be gone: after a refresh the focus would be nowhere.
  useLayoutEffect(() => {
    if (bars.length === 0 || focused.current === undefined || document.activeElement !== document.body) return
    const bar = (selector: string) => chart.current?.querySelector<HTMLElement>(`[data-bar]${selector}`)
    const next = bar(`[data-bar="${focused.current}"]`) ?? bar('[tabindex="0"]')
    next?.focus()
  }, [bars])

  const press = (event: KeyboardEvent) => {
    const bar = find(barAt(event.target))
    if (!bar || event.ctrlKey || event.metaKey || event.altKey) return
    const isPick = event.key === 'Enter' || event.key === ' '
    const next = isHeld
      ? barAfterKey(bar, event.key, { isResize: event.shiftKey, guns: gunIds, length })
      : undefined
    const neighbour = isHeld ? undefined : neighbourBar(bars, gunIds, bar, event.key)

    if (isPick && onChange && !bar.isFixed) {
      if (isHeld) commit(bar)
      else {
        setHeld(true)
        setActive(bar.id)
        setSaid(say(planTexts.held, { vehicle: bar.vehicle }))
      }
    } else if (isHeld && event.key === 'Escape') leave(say(planTexts.left, { vehicle: bar.vehicle }))
    else if (next) {
      setDraft(next)
      setSaid(say(planTexts.at, place(next)))
    } else if (neighbour !== undefined) focus(neighbour)
    else return
    event.preventDefault()
  }

  if (guns.length === 0) return <Empty title={say(planTexts.empty)} />

  return (
    <BoardFrame {...rest} name={say(planTexts.plan)} id={id} keys={say(planTexts.keys)} said={said}>
      <div className={clsx(boardStyles.bar, styles.bar)}>
        {onChange && !chosen?.isFixed && (
          <PlanTools
            bar={chosen}
            words={chosen && say(planTexts.dropped, place(chosen))}
            guns={guns}
            length={length}
            onChange={commit}
          />
        )}
        <Segment<Scale>
          className={styles.scale}
          label={say(planTexts.scale)}
          value={scale}
          onChange={setScale}
          options={(['hours', 'quarters'] as const).map((value) => ({ value, label: say(planTexts[value]) }))}
        />
      </div>
      <PlanList guns={guns} bars={bars} from={from} wrong={wrong} active={active} onChoose={setActive} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the bars are the controls; this only listens. */}
      <div
        ref={chart}
        className={clsx(boardStyles.scroll, styles.chart)}
        onKeyDown={press}
        onPointerDown={onChange && barDrag({ chart, bars: saved, length, onDraft: setDraft, onDrop: commit })}
        onFocus={(event) => {
          focused.current = barAt(event.target)
          setActive((before) => barAt(event.target) ?? before)
        }}
        onBlur={(event) => {
          focused.current = undefined
          // Focus that leaves the chart puts a held charge back; a row that changes keeps it.
          if (isHeld && event.relatedTarget && !chart.current?.contains(event.relatedTarget) && chosen)
            leave(say(planTexts.left, { vehicle: chosen.vehicle }))
        }}
      >
        <div className={styles.sheet} data-scale={scale} style={{ '--hours': hours } as CSSProperties}>
          <PlanHead periods={periods} start={dayStart} hours={hours} step={scale === 'hours' ? 60 : 15} />
          <div className={styles.over}>
            {spansOf(periods, dayStart, dayStart + length).map(({ period, start, end }) => (
              <i
                key={start}
                className={styles.band}
                style={{ ...periodColours(period.period), ...placeOf({ from: start, to: end }, 1) }}
              />
            ))}
          </div>
          <ol>
            {guns.map((gun) => (
              <PlanRow
                key={gun.id}
                gun={gun}
                bars={barsByGun.get(gun.id) ?? NO_BARS}
                length={length}
                from={from}
                wrong={wrong}
                active={current}
                held={isHeld ? chosen?.id : undefined}
                describedBy={id}
                canMove={!!onChange}
              />
            ))}
          </ol>
          <PlanLoad
            bars={bars}
            limits={limits}
            excess={conflicts.filter(({ kind }) => kind === 'over').map(wordsOf)}
            length={length}
          />
          {now && nowMinute >= 0 && nowMinute <= length && (
            <div className={styles.over}>
              <div className={styles.now} style={{ left: `${(nowMinute / length) * 100}%` }}>
                <span>{say(planTexts.now, { time: now.slice(11, 16) })}</span>
              </div>
            </div>
          )}
        </div>
      </div>
      <ProblemList
        title={say(planTexts.conflicts)}
        none={say(planTexts.none)}
        problems={conflicts.map(problemOf)}
      />
    </BoardFrame>
  )
}

const NO_BARS: readonly PlanBar[] = []

function barAt(target: EventTarget): number | undefined {
  return Number((target as HTMLElement).dataset.bar) || undefined
}
