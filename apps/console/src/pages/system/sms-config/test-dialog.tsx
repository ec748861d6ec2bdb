import { type SmsTemplate, smsTemplate } from '@ampdeck/api/system/sms-config'
import { smsConfigTexts } from '@ampdeck/api/system/sms-config.texts'
import { texts } from '@ampdeck/api/texts'
import { TextField } from '@ampdeck/ui/fields'
import { useSay } from '@ampdeck/ui/language'
import { phone } from '@ampdeck/validation/typed'
import { z } from 'zod'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'

const words = texts({
  title: ['Send a test of {name}', '发送测试：{name}'],
  action: ['Send', '发送'],
  hint: ['With samples in the blanks; at most ten a day', '变量填入示例值，每天最多 10 条'],
  sent: ['Sent: {text}', '已发送：{text}'],
})

const Receiver = z.object({ phone })

interface TestDialogProps {
  scene: SmsTemplate['scene']
  name: string
  onClose: () => void
}

/** Sends a scene's text to a number, as its sender would. */
export function TestDialog({ scene, name, onClose }: TestDialogProps) {
  const say = useSay()
  const form = useCallForm(smsTemplate.test, Receiver, {
    texts: smsConfigTexts,
    input: (values) => ({ scene, ...values }),
    said: (sent) => say(words.sent, { text: sent.text }),
    onClose,
  })

  return (
    <FormDialog form={form} title={say(words.title, { name })} action={say(words.action)} onClose={onClose}>
      <TextField of={form} name="phone" type="tel" hint={say(words.hint)} />
    </FormDialog>
  )
}
