import { ArrowLeftToLine, ArrowRightToLine, ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '../../foundation/button/icon-button.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import { Select } from '../../inputs/fields/select.tsx'
import styles from './plan-gantt.module.css'
import { planTexts } from './plan-gantt.texts.ts'
import type { PlanGun } from './plan-gantt.tsx'
import { moveBar, type PlanBar, resizeBar, STEP } from './plan-rules.ts'

interface PlanToolsProps {
  /** The chosen charge. */
  bar: PlanBar | undefined
  /** Where it is, in words. */
  words: string | undefined
  guns: readonly PlanGun[]
  length: number
  onChange: (bar: PlanBar) => void
}

/** Moves the chosen charge with buttons: the way without dragging and without keys. */
export function PlanTools({ bar, words, guns, length, onChange }: PlanToolsProps) {
  const say = useSay()
  if (!bar) return <span className={styles.hint}>{say(planTexts.choose)}</span>

  return (
    <div className={styles.tools}>
      <span className={styles.hint}>{words}</span>
      <IconButton
        size="small"
        label={say(planTexts.earlier)}
        onClick={() => onChange(moveBar(bar, -STEP, length))}
      >
        <ChevronLeft size={14} />
      </IconButton>
      <IconButton
        size="small"
        label={say(planTexts.later)}
        onClick={() => onChange(moveBar(bar, STEP, length))}
      >
        <ChevronRight size={14} />
      </IconButton>
      <IconButton
        size="small"
        label={say(planTexts.shorter)}
        onClick={() => onChange(resizeBar(bar, -STEP, length))}
      >
        <ArrowLeftToLine size={14} />
      </IconButton>
      <IconButton
        size="small"
        label={say(planTexts.longer)}
        onClick={() => onChange(resizeBar(bar, STEP, length))}
      >
        <ArrowRightToLine size={14} />
      </IconButton>
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
