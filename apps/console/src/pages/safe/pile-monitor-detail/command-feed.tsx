import { commandKind, commandState, letterOf } from '@ampdeck/api/enumerations/equipment'
import { type PileCommandRow, pileCommand } from '@ampdeck/api/operation/pile-command'
import { commonTexts, texts } from '@ampdeck/api/texts'
import { Panel } from '@ampdeck/ui/detail'
import { GuardedButton } from '@ampdeck/ui/gate'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { StatusBadge } from '@ampdeck/ui/status-badge'
import { useRead } from '../../../data/use-read.ts'
import { useLiveRows } from '../../../live/use-live-rows.ts'
import { CommandResultText } from '../../../pile/command-result.tsx'
import styles from '../../../pile/pile.module.css'
import { useAgain } from '../../../pile/use-again.ts'

const words = texts({
  title: ['Commands', '指令'],
  again: ['Try again: {command}', '重试：{command}'],
  none: ['No commands have been sent to this pile yet', '尚未向此电桩下发指令'],
})

const MAX = 8

/** The last commands to the pile, and what became of each. */
export function CommandFeed({ pileId }: { pileId: number }) {
  const say = useSay()
  const { data } = useRead(pileCommand.page, { pileId, pageSize: MAX })
  useLiveRows(['command'], pileCommand.page)
  const commands = data?.records ?? []

  return (
    <Panel title={say(words.title)}>
      {commands.length === 0 ? (
        <p className={styles.muted}>{say(words.none)}</p>
      ) : (
        <ul className={styles.feed}>
          {commands.map((command) => (
            <Command key={command.id} of={command} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Command({ of }: { of: PileCommandRow }) {
  const say = useSay()
  const { language } = useLanguage()
  const { command, letter, state, outcome, queuedTime, userName } = of
  const what = commandKind.label(command, language)
  const again = useAgain()
  const key = again.keyOf(of)

  return (
    <li>
      <div className={styles.row}>
        <strong>{letter === null ? what : `${what} ${letterOf(letter)}`}</strong>
        <StatusBadge of={commandState} code={state} />
      </div>
      <span>{[queuedTime, userName].filter(Boolean).join(' · ')}</span>
      {outcome !== null && (
        <span>
          <CommandResultText of={of} />
        </span>
      )}
      {key && (
        <GuardedButton
          of={key}
          size="small"
          aria-label={say(words.again, { command: what })}
          onClick={() => void again.send(of.id)}
        >
          {say(commonTexts.tryAgain)}
        </GuardedButton>
      )}
    </li>
  )
}
