import { commandKind, commandState } from '@ampdeck/api/enumerations/equipment'
import type { PileCommandRow } from '@ampdeck/api/operation/pile-command'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { showMessage } from '@ampdeck/ui/toast'
import { useEffect, useRef } from 'react'
import { hasEnded, outcomeText, targetName } from './feed-row.ts'
import { controlTexts as words } from './remote-control.texts.ts'

/** Tells the answer to a command that was given here alone; of many the feed tells. */
export function useResultToasts(rows: readonly PileCommandRow[], given: ReadonlySet<number>): void {
  const say = useSay()
  const { language } = useLanguage()
  const told = useRef(new Set<number>())

  useEffect(() => {
    for (const row of rows) {
      const isAnswered = row.state === commandState.code.accepted || hasEnded(row)
      if (row.batchId !== null || !given.has(row.id) || !isAnswered || told.current.has(row.id)) continue
      told.current.add(row.id)
      const isBad = row.state === commandState.code.rejected || row.state === commandState.code.timedOut
      const state = outcomeText(row, language) ?? commandState.label(row.state, language)
      showMessage({
        text: say(words.ended, {
          command: commandKind.label(row.command, language),
          name: targetName(row),
          state,
        }),
        tone: isBad ? 'error' : 'status',
      })
    }
  }, [rows, given, say, language])
}
