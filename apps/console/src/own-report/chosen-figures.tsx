import { type FigureName, figures } from '@ampdeck/api/figures/figures'
import type { Composition, Offered } from '@ampdeck/api/report/own-report'
import { IconButton } from '@ampdeck/ui/button'
import { useSay } from '@ampdeck/ui/language'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { useGapWords } from './gap-words.ts'
import styles from './own-report.module.css'
import { words } from './own-report.words.ts'
import { unitName } from './unit-name.ts'

interface ChosenFiguresProps {
  of: Composition
  offered: Offered
  onMove: (name: FigureName, step: -1 | 1) => void
  onRemove: (name: FigureName) => void
}

/** The columns of a report in their order. */
export function ChosenFigures({ of, offered, onMove, onRemove }: ChosenFiguresProps) {
  const say = useSay()
  const gapWords = useGapWords()
  const last = of.figures.length - 1
  if (last < 0) return null

  return (
    <ol className={styles.chosen} aria-label={say(words.chosen)}>
      {of.figures.map((one, nth) => {
        const known = offered.figures.find(({ name }) => name === one)
        const gaps = known && gapWords(known, of)
        const name = say(figures[one].label)
        return (
          <li key={one}>
            <span>
              {name} <span className={styles.unit}>{say(unitName(one))}</span>
            </span>
            <div className={styles.moves}>
              <IconButton
                size="small"
                label={say(words.left, { name })}
                disabled={nth === 0}
                onClick={() => onMove(one, -1)}
              >
                <ArrowUp size={14} />
              </IconButton>
              <IconButton
                size="small"
                label={say(words.right, { name })}
                disabled={nth === last}
                onClick={() => onMove(one, 1)}
              >
                <ArrowDown size={14} />
              </IconButton>
              <IconButton size="small" label={say(words.remove, { name })} onClick={() => onRemove(one)}>
                <X size={14} />
              </IconButton>
            </div>
            {gaps && <span className={styles.gap}>{gaps}</span>}
          </li>
        )
      })}
    </ol>
  )
}
