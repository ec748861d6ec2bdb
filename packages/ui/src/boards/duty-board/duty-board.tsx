import { dutyShift } from '@ampdeck/api/enumerations/operation'
import {
  type ComponentProps,
  type CSSProperties,
  type KeyboardEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type CellAt, moveCell } from '../../foundation/keys/move-cell.ts'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { Empty } from '../../shell/state-panel/empty.tsx'
import boardStyles from '../board/board.module.css'
import { BoardFrame } from '../board/board-frame.tsx'
import { followPointer } from '../board/follow-pointer.ts'
import { ProblemList } from '../board/problem-list.tsx'
import styles from './duty-board.module.css'
import { dutyTexts } from './duty-board.texts.ts'
import { DutyRow, useConflictWords } from './duty-row.tsx'
import {
  byCell,
  conflictsOf,
  copyWeek,
  coverageOf,
  type Duty,
  type DutyCell,
  type DutyNeed,
  type DutyPerson,
  type DutyShiftCode,
  daysFrom,
  setShift,
  swapCells,
} from './duty-rules.ts'
import { CoverageRows, DutyHead } from './duty-table.tsx'
import { DutyTools } from './duty-tools.tsx'

export interface DutyBoardProps extends Omit<ComponentProps<'section'>, 'onChange'> {
  /** The team, one row each, in this order. Without anybody a sentence says so. */
  people: readonly DutyPerson[]
  /** The first day that is shown, `YYYY-MM-DD`. */
  from: string
  /** How many days are shown: 7 a week, 28 to 31 a month. */
  days: number
  /** Every shift of these people; those of the days around the view count for the rest between shifts. */
  duties: readonly Duty[]
  /** How many people a day and a night need; fewer are counted as missing. */
  need: DutyNeed
  /** `YYYY-MM-DD`, marked in the head. */
  today?: string | undefined
  /** Called with the whole roster after each change; without it the board is only read. */
  onChange?: ((duties: Duty[]) => void) | undefined
}

const KEYS: Readonly<Record<string, DutyShiftCode>> = {
  d: dutyShift.code.day,
  n: dutyShift.code.night,
  r: dutyShift.code.rest,
}

/** Who works when: people by days, what is missing, and what no person can do. */
export function DutyBoard({ people, from, days, duties, need, today, onChange, ...rest }: DutyBoardProps) {
  const say = useSay()
  const { language } = useLanguage()
  const wordsOf = useConflictWords()
  const id = useId()
  const grid = useRef<HTMLTableElement>(null)
  const [active, setActive] = useState<DutyCell>()
  const [held, setHeld] = useState<DutyCell>()
  const [over, setOver] = useState<DutyCell>()
  const [said, setSaid] = useState('')
  const dates = useMemo(() => daysFrom(from, days), [from, days])
  const cells = useMemo(() => byCell(duties), [duties])
  const conflicts = useMemo(() => conflictsOf(duties), [duties])
  const conflictsByUser = useMemo(() => Map.groupBy(conflicts, ({ userId }) => userId), [conflicts])
  const dutiesByUser = useMemo(() => Map.groupBy(duties, ({ userId }) => userId), [duties])
  const coverage = useMemo(() => coverageOf(duties, dates, need), [duties, dates, need])

  const nameOf = (userId: number) => people.find((person) => person.id === userId)?.name ?? String(userId)
  const shiftsOf = ({ userId, date }: DutyCell) => cells.get(`${userId} ${date}`)
  const shiftName = (shift: DutyShiftCode) => dutyShift.label(shift, language)
  const wordOf = (cell: DutyCell) =>
    shiftsOf(cell)
      ?.map(({ shift }) => shiftName(shift))
      .join(' + ') ?? say(dutyTexts.nothing)
  const [first] = people
  const current = active ?? (first && { userId: first.id, date: dates[0] ?? from })

  const go = (cell: DutyCell) => {
    setActive(cell)
    grid.current?.querySelector<HTMLElement>(`[data-cell="${cell.userId} ${cell.date}"]`)?.focus()
  }

  const put = (cell: DutyCell, shift: DutyShiftCode | undefined) => {
    onChange?.(setShift(duties, cell.userId, cell.date, shift))
    const word = shift ? shiftName(shift) : say(dutyTexts.nothing)
    setSaid(say(dutyTexts.set, { name: nameOf(cell.userId), date: cell.date, shift: word }))
  }

  const move = (source: DutyCell, target: DutyCell) => {
    setHeld(undefined)
    if (!shiftsOf(source)) return
    onChange?.(swapCells(duties, source, target))
    setSaid(say(dutyTexts.moved, { shift: wordOf(source), name: nameOf(target.userId), date: target.date }))
  }

  const hold = (cell: DutyCell) => {
    if (held) move(held, cell)
    else if (shiftsOf(cell)) {
      setHeld(cell)
      setSaid(say(dutyTexts.held, { shift: wordOf(cell) }))
    }
  }

  /** Where a key leads; the same cell at the edge. */
  const cellAfter = (cell: DutyCell, key: string): DutyCell | undefined => {
    const at: CellAt = {
      row: people.findIndex((person) => person.id === cell.userId),
      column: dates.indexOf(cell.date),
    }
    const size = { first: 0, last: people.length - 1, columns: dates.length, page: 10 }
    const to = moveCell(at, { key, ctrl: false }, size)
    return to && { userId: people[to.row]?.id ?? cell.userId, date: dates[to.column] ?? cell.date }
  }

  const press = (event: KeyboardEvent) => {
    if (!current || event.ctrlKey || event.metaKey || event.altKey) return
    const key = event.key.toLowerCase()
    const next = cellAfter(current, event.key)
    const shift = KEYS[key]
    if (next) go(next)
    else if (!onChange) return
    else if (shift) put(current, shift)
    else if (key === 'delete' || key === 'backspace') put(current, undefined)
    else if (key === 'x') hold(current)
    else if (key === 'escape' && held) {
      setHeld(undefined)
      setSaid(say(dutyTexts.notMoved))
    } else return
    event.preventDefault()
  }

  const copy = (week: string, to: string) => {
    const next = copyWeek(duties, week, to)
    onChange?.(next)
    const count = next.filter(({ date }) => daysFrom(to, 7).includes(date)).length
    setSaid(say(dutyTexts.copied, { count, date: to }))
  }

  if (people.length === 0) return <Empty title={say(dutyTexts.nobody)} />

  return (
    <BoardFrame {...rest} name={say(dutyTexts.board)} id={id} keys={say(dutyTexts.keys)} said={said}>
      {onChange && (
        <DutyTools
          dates={dates}
          cell={active}
          name={active && nameOf(active.userId)}
          onSet={(shift) => active && put(active, shift)}
          onCopy={copy}
        />
      )}
      <div className={boardStyles.scroll}>
        <table
          ref={grid}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: cells are walked and edited, so it is a grid.
          role="grid"
          aria-labelledby={`${id}-name`}
          aria-describedby={onChange ? id : undefined}
          aria-readonly={!onChange}
          className={styles.table}
          style={{ '--days': days } as CSSProperties}
          onKeyDown={press}
          onPointerDown={(event) => {
            // Thousands of cells share one listener.
            const source = cellAt(event.target as Element)
            if (!onChange || !source || !shiftsOf(source)) return
            let target: DutyCell = source
            followPointer(event, {
              onMove: ({ clientX, clientY }) => {
                target = cellAt(document.elementFromPoint(clientX, clientY)) ?? source
                setOver(target)
              },
              onDrop: () => {
                if (target.userId === source.userId && target.date === source.date) return
                move(source, target)
                go(target)
              },
              onEnd: () => setOver(undefined),
            })
          }}
          onFocus={(event) => setActive((before) => cellAt(event.target) ?? before)}
        >
          <DutyHead dates={dates} today={today} />
          <tbody>
            {people.map((person) => (
              <DutyRow
                key={person.id}
                person={person}
                dates={dates}
                today={today}
                duties={dutiesByUser.get(person.id) ?? NONE}
                conflicts={conflictsByUser.get(person.id) ?? NONE}
                active={current?.userId === person.id ? current.date : undefined}
                held={held?.userId === person.id ? held.date : undefined}
                over={over?.userId === person.id ? over.date : undefined}
                canDrag={!!onChange}
              />
            ))}
          </tbody>
          <CoverageRows coverage={coverage} need={need} today={today} />
        </table>
      </div>
      <ProblemList
        title={say(dutyTexts.problems)}
        none={say(dutyTexts.noProblems)}
        problems={[
          ...conflicts
            .filter(({ date }) => dates.includes(date))
            .map((conflict) => ({
              words: say(dutyTexts.conflictLine, {
                date: conflict.date,
                name: nameOf(conflict.userId),
                what: wordsOf(conflict),
              }),
              glyph: 'alarm' as const,
              tone: 'bad' as const,
              onGo: () => go(conflict),
            })),
          ...coverage
            .filter((one) => one.have < one.need)
            .map(({ date, shift, have, need: wanted }) => ({
              words: say(dutyTexts.gapLine, { date, shift: shiftName(shift), count: wanted - have }),
              glyph: 'alarm' as const,
              tone: 'warning' as const,
            })),
        ]}
      />
    </BoardFrame>
  )
}

/** The same empty list for everybody, so that rows without duties are not drawn anew. */
const NONE: never[] = []

function cellAt(element: Element | null): DutyCell | undefined {
  const [userId, date] = element?.closest<HTMLElement>('[data-cell]')?.dataset.cell?.split(' ') ?? []
  return date === undefined ? undefined : { userId: Number(userId), date }
}
