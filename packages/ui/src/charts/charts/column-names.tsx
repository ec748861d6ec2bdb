import styles from './light-charts.module.css'

/** The names below the columns of a chart; a reader of the screen has them from its table. */
export function ColumnNames({ of }: { of: readonly string[] }) {
  return (
    <div aria-hidden="true" className={styles.names}>
      {of.map((name) => (
        <span key={name} title={name}>
          {name}
        </span>
      ))}
    </div>
  )
}
