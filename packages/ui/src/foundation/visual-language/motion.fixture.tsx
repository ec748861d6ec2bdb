import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { useSay } from '../language/use-say.ts'
import { sheetTexts } from './sheet-texts.fixture.ts'
import { shortNameOf, tokensOf, Value } from './tokens.fixture.tsx'
import styles from './visual-language.fixture.module.css'

export function Motion() {
  const say = useSay()
  const [isMoved, setIsMoved] = useState(false)

  return (
    <>
      <div className={styles.buttons}>
        <Button aria-pressed={isMoved} onClick={() => setIsMoved(!isMoved)}>
          {say(sheetTexts.move)}
        </Button>
        <Value of="--ease" />
      </div>
      <ul className={styles.tracks}>
        {tokensOf('durations').map((token) => (
          <li key={token} className={styles.track}>
            <span className={styles.caption}>{shortNameOf(token)}</span>
            <Value of={token} />
            <span
              className={styles.runner}
              data-moved={isMoved}
              style={{ transitionDuration: `var(${token})` }}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
