import type { CodeOf } from '@ampdeck/api/enumeration'
import { pileCommand as commands } from '@ampdeck/api/enumerations/equipment'
import { pileCommand } from '@ampdeck/api/operation/pile-command'
import { texts } from '@ampdeck/api/texts'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { showMessage } from '@ampdeck/ui/toast'
import { useAction } from '../data/use-action.ts'
import type { CommandKey } from './command-keys.ts'
import { type CommandManner, CommandQuestion } from './command-question.tsx'
import { pileWords } from './pile.texts.ts'

const words = texts({
  title: ['{command}: {name}?', '对 {name} 执行{command}？'],
  disable: ['Disable pile', '停用电桩'],
  enable: ['Enable pile', '启用电桩'],
  reset: ['Reset pile', '重启电桩'],
  unlock: ['Unlock gun', '解锁充电枪'],
  follows: [
    'The command is sent at once. Its result is shown among the events.',
    '指令立即下发，执行结果显示在事件中。',
  ],
  busy: [
    'A charge is running. The pile refuses the command unless it is forced.',
    '正在充电，未强制时将被拒绝。',
  ],
  force: ['Force: the running charge ends', '强制执行：进行中的充电将结束'],
  needed: ['Enter why the charge is ended', '请说明结束充电的原因'],
})

interface CommandDialogProps {
  command: CodeOf<typeof commands>
  /** A pile, or one of its guns. */
  target: { pileId: number } | { gunId: number }
  /** Of the target, in the question. */
  name: string
  isCharging: boolean
  onClose: () => void
}

/** Asks before a command goes to one pile, or to one of its guns. */
export function CommandDialog({ command, target, name, isCharging, onClose }: CommandDialogProps) {
  const say = useSay()
  const { language } = useLanguage()
  const sendOne = useAction(pileCommand.send)
  const label = commands.label(command, language)
  const isDisturbing = isCharging && (command === commands.code.disable || command === commands.code.reset)

  const send = async (manner: CommandManner) => {
    if (!(await sendOne({ ...target, command, ...manner }))) return
    showMessage({ text: say(pileWords.sent, { command: label, name }), tone: 'status' })
    onClose()
  }

  return (
    <CommandQuestion
      title={say(words.title, { command: label, name })}
      action={say(words[commands.key(command) as CommandKey])}
      force={isDisturbing && say(words.force)}
      reasonNeeded={words.needed}
      send={send}
      onClose={onClose}
    >
      {() => <p>{say(isDisturbing ? words.busy : words.follows)}</p>}
    </CommandQuestion>
  )
}
