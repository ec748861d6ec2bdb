import { pileCommand } from '@ampdeck/api/enumerations/equipment'
import { sendingOf } from '@ampdeck/api/operation/pile-command'
import { sendingRequests } from '@ampdeck/api/operation/pile-request'
import { Button } from '@ampdeck/ui/button'
import { GuardedButton, useGrants } from '@ampdeck/ui/gate'
import { useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { useState } from 'react'
import { type CommandKey, commandKeys } from '../../../pile/command-keys.ts'
import type { Chosen, ChosenKind } from './chosen.ts'
import styles from './remote-control.module.css'
import { controlTexts as words } from './remote-control.texts.ts'
import { requestTexts } from './request.texts.ts'

const RequestDialog = lazyOf(() => import('./request-dialog.tsx'), 'RequestDialog')
const CommandDialog = lazyOf(() => import('./command-dialog.tsx'), 'CommandDialog')

interface CommandBarProps {
  kind: ChosenKind
  chosen: readonly Chosen[]
  onClear: () => void
  /** Called with the numbers of the commands that were given. */
  onGiven: (commandIds: readonly number[]) => void
}

/** What has been chosen, and the commands that may be given to it. */
export function CommandBar({ kind, chosen, onClear, onGiven }: CommandBarProps) {
  const say = useSay()
  const [asked, ask] = useState<CommandKey | 'more'>()
  const { may } = useGrants()
  const count = chosen.length
  const blockedReason = count === 0 ? say(words.nothing) : undefined
  const asking = {
    kind,
    chosen,
    onClose: () => ask(undefined),
    onGiven: (ids: readonly number[]) => {
      ask(undefined)
      onGiven(ids)
    },
  }
  const summary =
    count === 0 ? say(words.nothing) : say(kind === 'piles' ? words.chosenPiles : words.chosenGuns, { count })

  return (
    <section className={styles.bar} aria-label={say(words.commands)} data-active={count > 0 || undefined}>
      <p role="status" className={styles.summary}>
        {summary}
      </p>
      {count > 0 && (
        <Button look="plain" onClick={onClear}>
          {say(words.clear)}
        </Button>
      )}
      <div className={styles.commands}>
        {commandKeys.map((key) => (
          <GuardedButton key={key} of={sendingOf(key)} blockedReason={blockedReason} onClick={() => ask(key)}>
            {say(words[key])}
          </GuardedButton>
        ))}
        {may(sendingRequests) && (
          <Button blockedReason={blockedReason} onClick={() => ask('more')}>
            {say(requestTexts.more)}
          </Button>
        )}
      </div>
      {asked &&
        (asked === 'more' ? (
          <RequestDialog {...asking} />
        ) : (
          <CommandDialog {...asking} command={pileCommand.code[asked]} />
        ))}
    </section>
  )
}
