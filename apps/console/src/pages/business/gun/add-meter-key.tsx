import { MeterKeyDraft, meterKey } from '@ampdeck/api/config/meter-key'
import { meterKeyTexts } from '@ampdeck/api/config/meter-key.texts'
import { texts } from '@ampdeck/api/texts'
import { TextAreaField, TextField } from '@ampdeck/ui/fields'
import { useSay } from '@ampdeck/ui/language'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'

const words = texts({
  title: ['Add a public key', '登记电表公钥'],
  add: ['Add key', '登记公钥'],
  done: ['Key added; what waited for it was checked', '公钥已登记，待验签的数据已重新验签'],
  forms: [
    'As printed on the meter or in its papers: PEM, or DER in hexadecimal digits or Base64',
    '按电表铭牌或资料录入：PEM，或十六进制、Base64 编码的 DER',
  ],
})

const Draft = MeterKeyDraft.omit({ gunId: true })

/** A key that is known from the meter's plate or papers. */
export function AddMeterKey({ gunId, onClose }: { gunId: number; onClose: () => void }) {
  const say = useSay()
  const form = useCallForm(meterKey.add, Draft, {
    texts: meterKeyTexts,
    input: (values) => ({ gunId, ...values }),
    said: words.done,
    onClose,
  })

  return (
    <FormDialog form={form} title={say(words.title)} action={say(words.add)} onClose={onClose}>
      <TextAreaField of={form} name="publicKey" hint={say(words.forms)} />
      <TextField of={form} name="remark" />
    </FormDialog>
  )
}
