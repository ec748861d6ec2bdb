import styles from './comment.module.css'

const MAX = 5

/** So many of five stars; read as a number. */
export function Stars({ count, label }: { count: number; label: string }) {
  return (
    <span role="img" aria-label={label} className={styles.stars}>
      {'★'.repeat(count)}
      <i>{'★'.repeat(MAX - count)}</i>
    </span>
  )
}
