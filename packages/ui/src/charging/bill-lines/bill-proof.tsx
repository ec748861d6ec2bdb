import { useId, useState } from 'react'
import { Glyph } from '../../foundation/glyph/glyph.tsx'
import { FormulaSteps } from '../formula-preview/formula-steps.tsx'
import { type Bill, proofOf } from './bill.ts'
import { billTexts as t } from './bill-lines.texts.ts'
import styles from './bill-proof.module.css'
import { derivationOf, type Words } from './bill-words.ts'

export interface BillProofProps {
  bill: Bill
  pileFeeFen: number | null | undefined
  meterValues: number | undefined
  words: Words
}

const glyphs = {
  equal: { name: 'good', tone: 'good' },
  near: { name: 'good', tone: 'good' },
  different: { name: 'alarm', tone: 'warning' },
  missing: { name: 'waiting', tone: 'waiting' },
} as const

/** The line that proves the sum against the raw bill of the pile, and opens the whole formula. */
export function BillProof({ bill, pileFeeFen, meterValues, words }: BillProofProps) {
  const { say, formats } = words
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const proof = pileFeeFen === undefined ? undefined : proofOf(bill, pileFeeFen)
  const difference = formats.money(Math.abs(proof?.differenceFen ?? 0))

  return (
    <div className={styles.proof} data-state={proof?.state}>
      <div className={styles.line}>
        {proof && <Glyph size={14} {...glyphs[proof.state]} />}
        <p className={styles.sentence}>
          {proof && [say(t[proof.state], { difference }), countWords()].filter(Boolean).join(say(t.comma))}
        </p>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {say(isOpen ? t.hideFormula : t.showFormula)}
        </button>
      </div>
      {isOpen && <FormulaSteps id={id} className={styles.formula} steps={derivationOf(bill, words)} />}
    </div>
  )

  function countWords() {
    const isSound = proof?.state === 'equal' || proof?.state === 'near'
    return meterValues === undefined || !isSound ? '' : say(t.meterValues, { count: meterValues })
  }
}
