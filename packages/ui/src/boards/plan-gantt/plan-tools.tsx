import { ArrowLeftToLine, ArrowRightToLine, ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '../../foundation/button/icon-button.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import { Select } from '../../inputs/fields/select.tsx'
import boardStyles from '../board/board.module.css'
import styles from './plan-gantt.module.css'
import { planTexts } from './plan-gantt.texts.ts'
import { moveBar, type PlanBar, resizeBar, STEP } from './plan-rules.ts'
import type { PlanGun } from './plan-times.ts'

interface PlanToolsProps {
  /** The chosen charge. */
  bar: PlanBar | undefined
  /** Where it is, in words. */
  words: string | undefined
  guns: readonly PlanGun[]
  length: number
  onChange: (bar: PlanBar) => void
}

const TOOLS = [
  { name: 'earlier', Icon: ChevronLeft, change: moveBar, by: -STEP },
  { name: 'later', Icon: ChevronRight, change: moveBar, by: STEP },
  { name: 'shorter', Icon: ArrowLeftToLine, change: resizeBar, by: -STEP },
  { name: 'longer', Icon: ArrowRightToLine, change: resizeBar, by: STEP },
] as const

/** Moves the chosen charge with buttons: the way without dragging and without keys. */
export function PlanTools({ bar, words, guns, length, onChange }: PlanToolsProps) {
  const say = useSay()
  if (!bar) return <span className={boardStyles.hint}>{say(planTexts.choose)}</span>

  return (
    <div className={styles.tools}>
      <span className={boardStyles.hint}>{words}</span>
      {TOOLS.map(({ name, Icon, change, by }) => (
        <IconButton
          key={name}
          size="small"
          label={say(planTexts[name])}
          onClick={() => onChange(change(bar, by, length))}
        >
          <Icon size={14} />
        </IconButton>
      ))}
      <Select
        size="bar"
        aria-label={say(planTexts.onGun, { vehicle: bar.vehicle })}
        value={bar.gunId}
        onChange={(event) => onChange({ ...bar, gunId: Number(event.target.value) })}
      >
        {guns.map((gun) => (
          <option key={gun.id} value={gun.id}>
            {gun.name}
          </option>
        ))}
      </Select>
    </div>
  )
}
