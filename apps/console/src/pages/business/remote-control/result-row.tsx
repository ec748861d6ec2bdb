import { commandKind, commandState } from '@ampdeck/api/enumerations/equipment'
import type { PileCommandRow } from '@ampdeck/api/operation/pile-command'
import { isTelling } from '@ampdeck/api/operation/pile-settings'
import { GuardedButton } from '@ampdeck/ui/gate'
import { Glyph } from '@ampdeck/ui/glyph'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { StatusBadge } from '@ampdeck/ui/status-badge'
import { useState } from 'react'
import { CommandResultText } from '../../../pile/command-result.tsx'
import { AnswerView } from './answer-view.tsx'
import { stepsOf, targetName } from './feed-row.ts'
import styles from './remote-control.module.css'
import { controlTexts as words } from './remote-control.texts.ts'

interface ResultRowProps {
  row: PileCommandRow
  /** The action key by which it can be sent again; absent where it cannot, or not by this user. */
  retryKey: string | undefined
  onRetry: (row: PileCommandRow) => Promise<void>
}

/** A command, where it went, and what has become of it until now. */
export function ResultRow({ row, retryKey: key, onRetry }: ResultRowProps) {
  const say = useSay()
  const { language } = useLanguage()
  const [isBusy, setBusy] = useState(false)
  const command = commandKind.label(row.command, language)
  const name = targetName(row)
  const notes = [
    (language === 'en' && row.stationNameEn) || row.stationName,
    row.userName ?? say(words.system),
    row.force === 1 && say(words.forced),
    row.reason,
  ].filter(Boolean)

  const retry = async () => {
    setBusy(true)
    await onRetry(row)
    setBusy(false)
  }

  return (
    <li className={styles.result} data-state={commandState.key(row.state)}>
      <p className={styles.what}>
        <strong>{command}</strong> <span className={styles.code}>{name}</span>
      </p>
      <p className={styles.state}>
        {row.outcome === 'scheduled' && row.state === commandState.code.accepted ? (
          <span className={styles.scheduled}>
            <Glyph name="reserved" tone="reserved" size={12} />
            {say(words.scheduled)}
          </span>
        ) : (
          <StatusBadge of={commandState} code={row.state} />
        )}
      </p>
      {row.outcome !== null && (
        <p className={styles.outcome}>
          <CommandResultText of={row} />
        </p>
      )}
      {isTelling(row.response) && <AnswerView response={row.response} />}
      <p className={styles.notes}>{notes.join(' · ')}</p>
      <p className={styles.age}>{stepsOf(row, language)}</p>
      {key && (
        <GuardedButton
          of={key}
          size="small"
          className={styles.retry}
          busy={isBusy}
          aria-label={say(words.retryOf, { command, name })}
          onClick={() => void retry()}
        >
          {say(words.retry)}
        </GuardedButton>
      )}
    </li>
  )
}
