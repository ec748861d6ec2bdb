import { shortNameOf, tokensOf, Value } from './tokens.fixture.tsx'
import styles from './visual-language.fixture.module.css'

/** Colours by the beginning of their names, each with its value. */
export function Swatches({ starts }: { starts: string[] }) {
  return (
    <ul className={styles.swatches} data-wide>
      {tokensOf(...starts).map((token) => (
        <li key={token}>
          <span className={styles.swatch} style={{ background: `var(${token})` }} />
          <span className={styles.caption}>{shortNameOf(token)}</span>
          <Value of={token} />
        </li>
      ))}
    </ul>
  )
}
