import { dutyShift } from '@ampdeck/api/enumerations/operation'
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
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { Empty } from '../../shell/state-panel/empty.tsx'
import styles from './duty-board.module.css'
import { dutyTexts } from './duty-board.texts.ts'
import { daysFrom } from './duty-days.ts'
import { DutyProblems } from './duty-problems.tsx'
import { DutyRow } from './duty-row.tsx'
import {
  byCell,
  conflictsOf,
  copyWeek,
  coverageOf,
  type Duty,
  type DutyCell,
  type DutyNeed,
  type DutyShiftCode,
  setShift,
  swapCells,
} from './duty-rules.ts'
import { CoverageRows, DutyHead } from './duty-table.tsx'
import { DutyTools } from './duty-tools.tsx'
import { neighbourCell } from './neighbour-cell.ts'
import { useCellDrag } from './use-cell-drag.ts'

export interface DutyPerson {
  id: number
  name: string
  /** Team or telephone, muted below the name. */
  note?: string
}

export interface DutyBoardProps extends Omit<ComponentProps<'section'>, 'onChange'> {
  people: readonly DutyPerson[]
  /** The first day, `YYYY-MM-DD`. */
  from: string
  /** How many days are shown: 7 a week, 28 to 31 a month. */
  days: number
  duties: readonly Duty[]
  need: DutyNeed
  /** `YYYY-MM-DD`, marked in the head. */
  today?: string | undefined
  /** The whole roster with one change; without it the board is only read. */
  onChange?: ((duties: Duty[]) => void) | undefined
}

const KEYS: Readonly<Record<string, DutyShiftCode>> = {
  d: dutyShift.code.day,
  n: dutyShift.code.night,
  r: dutyShift.code.rest,
}

/** Who works when: people by days, what is missing, and what no person can do. */
export function DutyBoard({
  people,
  from,
  days,
  duties,
  need,
  today,
  onChange,
  className,
  ...rest
}: DutyBoardProps) {
  const say = useSay()
  const { language } = useLanguage()
  const id = useId()
  const grid = useRef<HTMLTableElement>(null)
  const [active, setActive] = useState<DutyCell>()
  const [held, setHeld] = useState<DutyCell>()
  const [said, setSaid] = useState('')
  const dates = useMemo(() => daysFrom(from, days), [from, days])
  const cells = useMemo(() => byCell(duties), [duties])
  const conflicts = useMemo(() => conflictsOf(duties), [duties])
  const conflictsByUser = useMemo(() => Map.groupBy(conflicts, ({ userId }) => userId), [conflicts])
  const dutiesByUser = useMemo(() => Map.groupBy(duties, ({ userId }) => userId), [duties])
  const coverage = useMemo(() => coverageOf(duties, dates, need), [duties, dates, need])

  const nameOf = (userId: number) => people.find((person) => person.id === userId)?.name ?? String(userId)
  const wordOf = (cell: DutyCell) =>
    cells
      .get(`${cell.userId} ${cell.date}`)
      ?.map(({ shift }) => dutyShift.label(shift, language))
      .join(' + ') ?? say(dutyTexts.nothing)
  const [first] = people
  const current = active ?? (first && { userId: first.id, date: dates[0] ?? from })

  const go = (cell: DutyCell) => {
    setActive(cell)
    grid.current?.querySelector<HTMLElement>(`[data-cell="${cell.userId} ${cell.date}"]`)?.focus()
  }

  const put = (cell: DutyCell, shift: DutyShiftCode | undefined) => {
    onChange?.(setShift(duties, cell.userId, cell.date, shift))
    const word = shift ? dutyShift.label(shift, language) : say(dutyTexts.nothing)
    setSaid(say(dutyTexts.set, { name: nameOf(cell.userId), date: cell.date, shift: word }))
  }

  const move = (source: DutyCell, target: DutyCell) => {
    setHeld(undefined)
    if (!cells.has(`${source.userId} ${source.date}`)) return
    onChange?.(swapCells(duties, source, target))
    setSaid(say(dutyTexts.moved, { shift: wordOf(source), name: nameOf(target.userId), date: target.date }))
  }

  const drag = useCellDrag((source, target) => {
    move(source, target)
    go(target)
  })

  const hold = (cell: DutyCell) => {
    if (held) move(held, cell)
    else if (cells.has(`${cell.userId} ${cell.date}`)) {
      setHeld(cell)
      setSaid(say(dutyTexts.held, { shift: wordOf(cell) }))
    }
  }

  const press = (event: KeyboardEvent) => {
    if (!current || event.ctrlKey || event.metaKey || event.altKey) return
    const next = neighbourCell(
      people.map((person) => person.id),
      dates,
      current,
      event.key,
    )
    const shift = KEYS[event.key.toLowerCase()]
    if (next) go(next)
    else if (!onChange) return
    else if (shift) put(current, shift)
    else if (event.key === 'Delete' || event.key === 'Backspace') put(current, undefined)
    else if (event.key.toLowerCase() === 'x') hold(current)
    else if (event.key === 'Escape' && held) {
      setHeld(undefined)
      setSaid(say(dutyTexts.notMoved))
    } else return
    event.preventDefault()
  }

  if (people.length === 0) return <Empty title={say(dutyTexts.nobody)} />

  return (
    <section {...rest} aria-labelledby={`${id}-name`} className={clsx(styles.root, className)}>
      <h2 id={`${id}-name`} className="visually-hidden">
        {say(dutyTexts.board)}
      </h2>
      {onChange && (
        <DutyTools
          dates={dates}
          cell={active}
          name={active && nameOf(active.userId)}
          onSet={(shift) => active && put(active, shift)}
          onCopy={(week, to) => {
            const next = copyWeek(duties, week, to)
            onChange(next)
            const count = next.filter(({ date }) => daysFrom(to, 7).includes(date)).length
            setSaid(say(dutyTexts.copied, { count, date: to }))
          }}
        />
      )}
      <div className={styles.scroll}>
        <table
          ref={grid}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: cells are walked and edited, so it is a grid.
          role="grid"
          aria-labelledby={`${id}-name`}
          aria-describedby={onChange ? `${id}-keys` : undefined}
          aria-readonly={!onChange}
          className={styles.table}
          style={{ '--days': days } as CSSProperties}
          onKeyDown={press}
          onPointerDown={onChange && drag.start}
          onFocus={(event) => {
            const key = event.target.closest<HTMLElement>('[data-cell]')?.dataset.cell
            if (key) setActive(cellOf(key))
          }}
        >
          <DutyHead dates={dates} today={today} />
          <tbody>
            {people.map((person) => (
              <DutyRow
                key={person.id}
                person={person}
                dates={dates}
                today={today}
                duties={dutiesByUser.get(person.id) ?? NO_DUTIES}
                conflicts={conflictsByUser.get(person.id) ?? NO_CONFLICTS}
                active={current?.userId === person.id ? current.date : undefined}
                held={held?.userId === person.id ? held.date : undefined}
                over={drag.over?.userId === person.id ? drag.over.date : undefined}
                canDrag={!!onChange}
              />
            ))}
          </tbody>
          <CoverageRows coverage={coverage} dates={dates} need={need} today={today} />
        </table>
      </div>
      <DutyProblems
        gaps={coverage.filter(({ have, need: wanted }) => have < wanted)}
        conflicts={conflicts.filter(({ date }) => dates.includes(date))}
        nameOf={nameOf}
        onGo={go}
      />
      <p id={`${id}-keys`} hidden>
        {say(dutyTexts.keys)}
      </p>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </section>
  )
}

/** The same empty lists for everybody, so that rows without duties are not drawn anew. */
const NO_DUTIES: never[] = []
const NO_CONFLICTS: never[] = []

function cellOf(key: string): DutyCell {
  const [userId, date = ''] = key.split(' ')
  return { userId: Number(userId), date }
}
