import { frameType } from '@ampdeck/api/enumerations/interface'
import type { MessageRow } from '@ampdeck/api/parser/message'
import { Glyph } from '@ampdeck/ui/glyph'
import { useSay } from '@ampdeck/ui/language'
import styles from './message.module.css'
import { messagePageTexts as words } from './message.texts.ts'

/** How a call was answered and how soon; of an answer how long it took. */
export function latencyCell(row: MessageRow) {
  return <Latency row={row} />
}

function Latency({ row: { frameType: type, latencyMs: ms, isRefused, counterpartId } }: { row: MessageRow }) {
  const say = useSay()
  if (counterpartId === null || ms === null) return say(words.noAnswer)
  if (type !== frameType.code.call) return say(words.toAnswer, { ms })
  if (!isRefused) return say(words.answered, { ms })
  return (
    <span className={styles.refused}>
      <Glyph name="fault" tone="bad" size={12} /> {say(words.refused, { ms })}
    </span>
  )
}
