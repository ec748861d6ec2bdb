import { wall } from '@ampdeck/api/system/wall'
import { texts } from '@ampdeck/api/texts'
import { NumberField, TextField } from '@ampdeck/ui/fields'
import { useSay } from '@ampdeck/ui/language'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'

const words = texts({
  code: ['Code on the screen', '屏幕上的配对码'],
  example: ['For example K7QM-3XWD', '例如 K7QM-3XWD'],
  days: ['Valid for, days', '有效天数'],
  pairTitle: ['Connect a screen by its code', '通过配对码连接屏幕'],
  pairHow: [
    'Open {address} on the screen. It shows eight letters and digits; type them here, in capitals or not.',
    '在屏幕上打开 {address}，输入其显示的 8 位字母和数字，不区分大小写。',
  ],
  pair: ['Connect', '连接'],
  paired: ['Connected. The screen shows the wall in a moment', '已连接，屏幕稍后显示大屏'],
  linkTitle: ['Create a link that opens the wall', '生成打开大屏的链接'],
  linkHow: [
    'Anyone with the link sees the wall, read-only and with your rights. The previous link stops working.',
    '持有链接者可按您的权限只读查看大屏，之前的链接随即失效。',
  ],
  link: ['Create link', '生成链接'],
})

const DAYS = 90
const Pairing = wall.pair.input.omit({ id: true })
const Linking = wall.link.input.omit({ id: true })

interface DialogProps {
  id: number
  onClose: () => void
}

/** Asks for the code that a screen without a keyboard shows. */
export function PairDialog({ id, onClose }: DialogProps) {
  const say = useSay()
  const form = useCallForm(wall.pair, Pairing, {
    texts: words,
    defaults: { days: DAYS },
    input: (draft) => ({ id, ...draft }),
    said: words.paired,
    onClose,
  })

  return (
    <FormDialog
      form={form}
      title={say(words.pairTitle)}
      lead={say(words.pairHow, { address: `${location.host}/bigscreen/?pair` })}
      action={say(words.pair)}
      onClose={onClose}
    >
      <TextField of={form} name="code" placeholder={say(words.example)} />
      <NumberField of={form} name="days" />
    </FormDialog>
  )
}

/** Asks for how long a new link is to open the wall. */
export function LinkDialog({ id, onMade, onClose }: DialogProps & { onMade: (path: string) => void }) {
  const say = useSay()
  const form = useCallForm(wall.link, Linking, {
    texts: words,
    defaults: { days: DAYS },
    input: (draft) => ({ id, ...draft }),
    onDone: (made) => made && onMade(made.path),
    onClose,
  })

  return (
    <FormDialog
      form={form}
      title={say(words.linkTitle)}
      lead={say(words.linkHow)}
      action={say(words.link)}
      onClose={onClose}
    >
      <NumberField of={form} name="days" />
    </FormDialog>
  )
}
