import type { Language } from '@ampdeck/api/enumeration'
import { commandState, letterOf } from '@ampdeck/api/enumerations/equipment'
import { resultOf } from '@ampdeck/api/operation/command-result'
import type { PileCommandRow } from '@ampdeck/api/operation/pile-command'
import { say } from '@ampdeck/api/texts'
import { controlTexts as words } from './remote-control.texts.ts'

const { rejected, timedOut } = commandState.code
const DATE = 'YYYY-MM-DD'.length

/** `44030000010001`, or `44030000010001-B` for a gun. */
export function targetName({ pileCode, letter }: Pick<PileCommandRow, 'pileCode' | 'letter'>): string {
  return letter === null ? pileCode : `${pileCode}-${letterOf(letter)}`
}

/** What the state does not say, in a sentence. */
export function outcomeText(
  row: Pick<PileCommandRow, 'command' | 'outcome' | 'response'>,
  language: Language,
): string | undefined {
  const result = resultOf(row)
  return result && say(result.text, language)
}

/** When it was queued, sent and answered, and when it ended or until when it is waited for: by the server's clock. */
export function stepsOf(row: PileCommandRow, language: Language): string {
  const { queuedTime, sentTime, answeredTime, doneTime, effectDueTime } = row
  const due = hasEnded(row) ? null : effectDueTime
  const steps = [
    [words.queuedAt, queuedTime],
    [words.sentAt, sentTime],
    [words.answeredAt, answeredTime],
    [words.endedAt, hasEnded(row) ? doneTime : null],
    [words.waitsUntil, due],
  ] as const
  const day = queuedTime.slice(0, DATE)
  return steps
    .flatMap(([text, time]) =>
      time === null
        ? []
        : [say(text, language, { time: time.startsWith(day) ? time.slice(DATE + 1) : time })],
    )
    .join(' · ')
}

/** Whether nothing more will come of it. */
export function hasEnded({ state }: Pick<PileCommandRow, 'state'>): boolean {
  return state === rejected || state === timedOut || state === commandState.code.done
}
