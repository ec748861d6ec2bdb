import { Empty } from '../../shell/state-panel/empty.tsx'
import { Failed } from '../../shell/state-panel/failed.tsx'
import { Loading } from '../../shell/state-panel/loading.tsx'
import { Button } from '../button/button.tsx'
import { useSay } from '../language/use-say.ts'
import { sheetTexts } from './sheet-texts.fixture.ts'
import styles from './visual-language.fixture.module.css'

/** A part of a page that loads, is empty, has failed, or forbids something. */
export function PartsOfAPage() {
  const say = useSay()

  return (
    <div className={styles.panels}>
      <div className={styles.card}>
        <Loading rows={3} />
      </div>
      <div className={styles.card}>
        <Empty title={say(sheetTexts.noneMatch)}>
          <Button>{say(sheetTexts.reset)}</Button>
        </Empty>
      </div>
      <div className={styles.card}>
        <Failed title={say(sheetTexts.notLoaded)} onRetry={() => undefined} />
      </div>
      <div className={styles.card}>
        <Button blockedReason={say(sheetTexts.isCharging)}>{say(sheetTexts.deleteStation)}</Button>
      </div>
    </div>
  )
}
