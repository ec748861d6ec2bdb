import styles from './home1.module.css'

/** A figure whose digits turn over when they change. */
export function FlipFigure({ name, text }: { name: string; text: string }) {
  const glyphs = [...text]

  return (
    <div className={styles.total}>
      <dt>{name}</dt>
      <dd>
        <span className="visually-hidden">{text}</span>
        <span aria-hidden="true" className={styles.digits}>
          {glyphs.map((glyph, nth) => {
            // Counted from the end, so that a further digit moves none of the others.
            const place = glyphs.length - nth
            return (
              <span key={`${place} ${glyph}`} data-digit={/\d/.test(glyph) || undefined}>
                {glyph}
              </span>
            )
          })}
        </span>
      </dd>
    </div>
  )
}
