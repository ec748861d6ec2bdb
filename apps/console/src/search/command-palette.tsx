import { ellipsis } from '@ampdeck/ui/ellipsis'
import { useSay } from '@ampdeck/ui/language'
import { Palette } from '@ampdeck/ui/palette'
import { wordsOf } from '@ampdeck/ui/search-list'
import { useState } from 'react'
import { useUser } from '../session/user-context.ts'
import type { Command } from './command.ts'
import { CommandIcon } from './command-icon.tsx'
import { recordChoice } from './recent-choices.ts'
import { ACTIONS_ONLY, recordQuery } from './record-query.ts'
import { searchTexts as words } from './search.texts.ts'
import { type FoundGroup, useCommands } from './use-commands.ts'
import { useGoTo } from './use-go-to.ts'
import { type Appearance, useShellCommands } from './use-shell-commands.ts'

export interface CommandPaletteProps extends Appearance {
  /** What is looked for from the start. */
  text: string
  onClose: () => void
}

const headings = {
  recent: words.recent,
  actions: words.actions,
  pages: words.groupPages,
  equipment: words.equipment,
  orders: words.orders,
} as const satisfies Record<FoundGroup['id'], unknown>

/** Finds any page and any record, and does what the frame can do: only what this user's role may. */
export function CommandPalette({ text: start, onClose, ...appearance }: CommandPaletteProps) {
  const say = useSay()
  const goTo = useGoTo()
  const userId = useUser()?.id
  const [text, setText] = useState(start)
  const { commands: shell, run } = useShellCommands(appearance)
  const { groups, isLooking, failure } = useCommands(text, shell)
  const all = groups.flatMap(({ commands }) => commands)

  const choose = (command: Command) => {
    recordChoice(userId, command)
    onClose()
    if (command.address === undefined) run(command.id)
    else goTo(command.address)
  }
  const note = failure
    ? say(words.notLooked, { reason: failure })
    : isLooking && all.length === 0
      ? say(words.looking)
      : all.length === 0 && say(words.nothing, { text: ellipsis(text.trim(), 40) })

  return (
    <Palette
      label={say(words.palette)}
      placeholder={say(words.paletteHint)}
      text={text}
      onText={setText}
      words={wordsOf(recordQuery(text)?.text ?? text.replace(ACTIONS_ONLY, ''))}
      groups={groups.map(({ id, commands }) => ({
        id,
        label: say(headings[id]),
        items: commands.map((command) => ({
          id: command.id,
          label: say(command.title),
          detail: command.detail && say(command.detail),
          hint: command.hint && say(command.hint),
          icon: <CommandIcon {...command} />,
        })),
      }))}
      onChoose={({ id }) => {
        const command = all.find((one) => one.id === id)
        if (command) choose(command)
      }}
      onClose={onClose}
      note={note && <p>{note}</p>}
      footer={<Keys />}
    />
  )
}

function Keys() {
  const say = useSay()

  return (
    <>
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd>
        {say(words.move)}
      </span>
      <span>
        <kbd>↵</kbd>
        {say(words.open)}
      </span>
      <span>
        <kbd>{ACTIONS_ONLY}</kbd>
        {say(words.onlyActions)}
      </span>
      <span>{say(words.rights)}</span>
    </>
  )
}
