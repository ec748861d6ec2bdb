import { texts } from '@ampdeck/api/texts'
import { Check, Copy, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { copyText } from '../../foundation/clipboard/copy-text.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import styles from './copy-button.module.css'

/** How long the answer stands, in milliseconds. */
const ANSWER = 2_000

const copyTexts = texts({
  copy: ['Copy {label}', '复制{label}'],
  copied: ['{label} copied', '{label}已复制'],
  failed: ['{label} could not be copied', '{label}复制失败'],
})

export interface CopyButtonProps {
  /** What is copied, in the name of the button. */
  label: string
  text: string
}

/** Copies a text, and says that it did. */
export function CopyButton({ label, text }: CopyButtonProps) {
  const say = useSay()
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()

  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(undefined), ANSWER)
    return () => clearTimeout(timer)
  }, [outcome])

  const copy = async () => setOutcome((await copyText(text)) ? 'copied' : 'failed')
  const name = say(copyTexts.copy, { label })

  return (
    <>
      <button type="button" aria-label={name} title={name} className={styles.button} onClick={copy}>
        {outcome === 'copied' ? <Check /> : outcome === 'failed' ? <X /> : <Copy />}
      </button>
      <span role="status" className="visually-hidden">
        {outcome && say(copyTexts[outcome], { label })}
      </span>
    </>
  )
}
