import { useFormats } from '@ampdeck/ui/language'
import styles from './parts-bar.module.css'

export interface PartsBarProps {
  parts: readonly { key: string; label: string; value: number; colour: string }[]
}

/** Parts of a whole as one bar with its legend. */
export function PartsBar({ parts }: PartsBarProps) {
  const { number } = useFormats()

  return (
    <>
      <p className={styles.bar} aria-hidden="true">
        {parts.map(
          ({ key, value, colour }) =>
            value > 0 && <span key={key} style={{ background: colour, flexGrow: value }} />,
        )}
      </p>
      <dl className={styles.legend}>
        {parts.map(({ key, label, value, colour }) => (
          <div key={key}>
            <dt>
              <span className={styles.swatch} style={{ background: colour }} />
              {label}
            </dt>
            <dd>{number(value)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
