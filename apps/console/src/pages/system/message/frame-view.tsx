import type { ParsedFrame } from '@ampdeck/api/parser/message'
import { say as sayIn } from '@ampdeck/api/texts'
import { Glyph } from '@ampdeck/ui/glyph'
import { HexView } from '@ampdeck/ui/hex-view'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { Segment } from '@ampdeck/ui/segment'
import { useMemo, useState } from 'react'
import { treeOf } from './frame-fields.ts'
import styles from './message.module.css'
import { messagePageTexts as words } from './message.texts.ts'

type Look = 'hex' | 'text'

/** A frame as bytes or as text with the tree of its parts, and what the check against the standard has found. */
export function FrameView({ frame }: { frame: ParsedFrame }) {
  const say = useSay()
  const { language } = useLanguage()
  const [look, setLook] = useState<Look>('hex')
  const fields = useMemo(() => treeOf(frame, language), [frame, language])
  const bytes = useMemo(() => new TextEncoder().encode(frame.text), [frame.text])
  const isWrong = frame.problems.length > 0 || frame.fields.some(({ problem }) => problem !== null)

  return (
    <div className={styles.view}>
      <div className={styles.check}>
        {!isWrong && (
          <span className={styles.verdict}>
            <Glyph
              name={frame.isChecked ? 'good' : 'unknown'}
              tone={frame.isChecked ? 'good' : 'off'}
              size={14}
            />
            {say(frame.isChecked ? words.checked : words.notChecked)}
          </span>
        )}
        {frame.checksum === 'none' && <span className={styles.muted}>{say(words.noChecksum)}</span>}
        <Segment
          label={say(words.look)}
          className={styles.look}
          options={[
            { value: 'hex', label: say(words.hex) },
            { value: 'text', label: say(words.text) },
          ]}
          value={look}
          onChange={setLook}
        />
      </div>
      {frame.problems.length > 0 && (
        <ul className={styles.problems}>
          {frame.problems.map((problem) => (
            <li key={problem[0]}>
              <Glyph name="fault" tone="bad" size={14} /> {sayIn(problem, language)}
            </li>
          ))}
        </ul>
      )}
      {look === 'hex' ? (
        <HexView bytes={bytes} fields={fields} />
      ) : (
        <HexView text={frame.text} fields={fields} />
      )}
    </div>
  )
}
