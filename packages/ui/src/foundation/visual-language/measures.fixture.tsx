import { shortNameOf, tokensOf, Value } from './tokens.fixture.tsx'
import styles from './visual-language.fixture.module.css'

/** Tokens that are no colours, by the beginning of their names. */
export function Measures({ starts }: { starts: string[] }) {
  return (
    <dl className={styles.type}>
      {tokensOf(...starts).map((token) => (
        <div key={token} className={styles.measure}>
          <dt>{shortNameOf(token)}</dt>
          <dd>
            <Value of={token} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
