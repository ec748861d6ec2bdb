import { useFormats } from '@ampdeck/ui/language'
import styles from './pile.module.css'

interface PushProgressProps {
  done: number
  total: number
  /** What it says beside the bar; per cent without it. */
  text?: string
  isBad?: boolean
}

/** How far an update is. */
export function PushProgress({ done, total, text, isBad = false }: PushProgressProps) {
  const { percent } = useFormats()
  const share = total === 0 ? 0 : done / total

  return (
    <span className={styles.push} data-bad={isBad || undefined}>
      <span className={styles.pushBar} aria-hidden="true">
        <span style={{ width: `${share * 100}%` }} />
      </span>
      {text ?? percent(share * 10_000)}
    </span>
  )
}
