import type { Enumeration } from '@ampdeck/api/enumeration'
import { pileCommand } from '@ampdeck/api/enumerations/equipment'
import { Ellipsis } from 'lucide-react'
import { IconButton } from '../../foundation/button/icon-button.tsx'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { Menu } from '../../overlays/menu/menu.tsx'
import { useGrants } from '../../shell/gate/gate.tsx'
import { pileTexts } from './pile-card.texts.ts'
import type { PileCommandChoice } from './pile-live.ts'

export interface PileCommandsProps {
  /** Of the pile. */
  code: string
  commands: readonly PileCommandChoice[]
  onCommand: (command: number) => void
}

const names: Enumeration = pileCommand

/**
 * The menu of commands. What the user may not do is not in it, and without any the button is gone; what the state of
 * the pile forbids stays and says why.
 */
export function PileCommands({ code, commands, onCommand }: PileCommandsProps) {
  const say = useSay()
  const { language } = useLanguage()
  const grants = useGrants()
  const allowed = commands.filter(({ action }) => grants.may(action))
  if (allowed.length === 0) return null

  return (
    <Menu
      label={say(pileTexts.commandsOf, { code })}
      items={allowed.map(({ command, blockedReason }) => ({
        id: String(command),
        label: names.label(command, language),
        disabledReason: blockedReason,
        danger: command === pileCommand.code.disable || command === pileCommand.code.reset,
      }))}
      onChoose={(id) => onCommand(Number(id))}
      trigger={
        <IconButton size="small" label={say(pileTexts.commands)}>
          <Ellipsis />
        </IconButton>
      }
    />
  )
}
