import { Copy } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Button } from '../../foundation/button/button.tsx'
import { copyText } from '../../foundation/clipboard/copy-text.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { type FlatField, segmentsOf } from './frame-fields.ts'
import styles from './hex-view.module.css'
import { hexTexts } from './hex-view.texts.ts'

interface TextFrameProps {
  text: string
  flat: readonly FlatField[]
  owners: Int32Array
  marked: FlatField | undefined
  onChoose: (index: number) => void
  onHover: (index: number) => void
}

/** A frame of text exactly as it came, cut where its fields begin and end. The tree beside it is the way by keys. */
export function TextFrame({ text, flat, owners, marked, onChoose, onHover }: TextFrameProps) {
  const say = useSay()
  const [said, setSaid] = useState<'copiedText' | 'notCopied'>()
  const segments = useMemo(() => segmentsOf(owners), [owners])
  const copy = async () => setSaid((await copyText(text)) ? 'copiedText' : 'notCopied')
  const ownerOf = (target: EventTarget) => {
    const part = (target as Element).closest<HTMLElement>('[data-owner]')
    return part ? Number(part.dataset.owner) : -1
  }

  return (
    <div className={styles.frame}>
      <div className={styles.head}>
        <span className={styles.count}>{say(hexTexts.characters, { count: text.length })}</span>
        <Button look="plain" size="small" icon={<Copy size={14} />} onClick={() => void copy()}>
          {say(hexTexts.copyText)}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the tree of fields does the same by keys. */}
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long frame must be scrolled by keys.
        tabIndex={0}
        className={styles.text}
        onClick={(event) => onChoose(ownerOf(event.target))}
        onPointerOver={(event) => onHover(ownerOf(event.target))}
        onPointerLeave={() => onHover(-1)}
      >
        {segments.map(({ from, to, owner }) => (
          <span
            key={from}
            data-owner={owner}
            data-marked={
              (marked && from >= marked.from && to <= marked.to && marked.to > marked.from) || undefined
            }
            data-problem={flat[owner]?.field.problem !== undefined || undefined}
          >
            {text.slice(from, to)}
          </span>
        ))}
      </pre>
      <p role="status" className={styles.foot}>
        {said && say(hexTexts[said])}
      </p>
    </div>
  )
}
