import type { CodeOf } from '@ampdeck/api/enumeration'
import { pileCommand as commands } from '@ampdeck/api/enumerations/equipment'
import { pileCommand } from '@ampdeck/api/operation/pile-command'
import { listed } from '@ampdeck/api/texts'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { showMessage } from '@ampdeck/ui/toast'
import { useAction } from '../../../data/use-action.ts'
import type { CommandKey } from '../../../pile/command-keys.ts'
import { type CommandManner, CommandQuestion } from '../../../pile/command-question.tsx'
import { type Chosen, type ChosenKind, type Forecast, forecastOf, sentOf, targetsOf } from './chosen.ts'
import styles from './remote-control.module.css'
import { controlTexts as words } from './remote-control.texts.ts'

const MAX_NAMES = 6

interface CommandDialogProps {
  command: CodeOf<typeof commands>
  kind: ChosenKind
  chosen: readonly Chosen[]
  onClose: () => void
  onGiven: (commandIds: readonly number[]) => void
}

/** Names what the command goes to and what will come of it, and asks for a reason before a charge is disturbed. */
export function CommandDialog({ command, kind, chosen, onClose, onGiven }: CommandDialogProps) {
  const say = useSay()
  const give = useGive({ command, kind, chosen, onGiven })
  const key = commands.key(command) as CommandKey
  const [only] = chosen
  const counted = { command: say(key === 'unlock' ? words.unlockVerb : words[key]), count: chosen.length }
  const title =
    chosen.length === 1 && only
      ? say(words.askOne, { ...counted, name: only.name })
      : say(kind === 'piles' ? words.askPiles : words.askGuns, counted)
  const isDisturbing = forecastOf(chosen, command, false).charging > 0

  return (
    <CommandQuestion
      title={title}
      action={say(kind === 'piles' ? words.answerPiles : words.answerGuns, counted)}
      force={isDisturbing && say(words.force)}
      reasonHint={say(words.reasonHint)}
      reasonNeeded={words.reasonNeeded}
      send={give}
      onClose={onClose}
    >
      {(isForced) => (
        <>
          <p>{say(words[`${key}What`])}</p>
          {chosen.length > 1 && <Names of={chosen} />}
          <ForecastLine of={forecastOf(chosen, command, isForced)} />
        </>
      )}
    </CommandQuestion>
  )
}

/** Nothing where every one of them can act. */
function ForecastLine({ of: { ready, charging, offline } }: { of: Forecast }) {
  const say = useSay()
  if (charging + offline === 0) return null

  return (
    <p className={styles.forecast}>
      <strong>
        {[
          say(words.willAct, { count: ready }),
          charging > 0 && say(words.charging, { count: charging }),
          offline > 0 && say(words.offline, { count: offline }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </strong>{' '}
      {say(charging > 0 ? words.willRefuse : words.offlineRefused)}
    </p>
  )
}

function Names({ of }: { of: readonly Chosen[] }) {
  const say = useSay()
  const { language } = useLanguage()
  const rest = of.length - MAX_NAMES

  return (
    <p className={styles.targets}>
      {listed(
        of.slice(0, MAX_NAMES).map(({ name }) => name),
        language,
      )}
      {rest > 0 && ` ${say(words.andMore, { count: rest })}`}
    </p>
  )
}

/** One goes out alone, so that a refusal is told at once; many have a row each. */
function useGive({ command, kind, chosen, onGiven }: Omit<CommandDialogProps, 'onClose'>) {
  const say = useSay()
  const { language } = useLanguage()
  const send = useAction(pileCommand.send)
  const batchSend = useAction(pileCommand.batchSend)
  const label = commands.label(command, language)

  return async (manner: CommandManner) => {
    const [only] = chosen
    if (chosen.length === 1 && only) {
      const target = kind === 'piles' ? { pileId: only.id } : { gunId: only.id }
      const given = await send({ ...target, command, ...manner })
      if (given) {
        showMessage({ text: say(words.sentOne, { command: label, name: only.name }), tone: 'status' })
        onGiven([given.id])
      }
    } else {
      const given = await batchSend({ ...targetsOf(kind, chosen), command, ...manner })
      if (given) {
        const sent = sentOf(given)
        showMessage({
          text: say(words.sentMany, { command: label, ...sent }),
          tone: sent.refused > 0 ? 'warning' : 'status',
        })
        onGiven(given.records.map(({ id }) => id))
      }
    }
  }
}
