import { type Passkey, secondFactor } from '@ampdeck/api/system/second-factor'
import { texts } from '@ampdeck/api/texts'
import { TextField } from '@ampdeck/ui/fields'
import { useDraft } from '@ampdeck/ui/form'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { showMessage } from '@ampdeck/ui/toast'
import { text } from '@ampdeck/validation/text-pattern'
import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from '@simplewebauthn/browser'
import { z } from 'zod'
import { useCall } from '../../data/use-call.ts'
import { FormDialog } from '../../form/form-dialog.tsx'
import styles from './second-factor.module.css'
import { factorTexts } from './second-factor.texts.ts'

const words = texts({
  add: ['Add passkey', '添加通行密钥'],
  rename: ['Rename passkey', '重命名通行密钥'],
  why: [
    'Your browser will ask where to store it: on this device, a phone or a security key.',
    '下一步浏览器将询问保存位置：本设备、手机或安全密钥。',
  ],
  added: ['Passkey added', '通行密钥已添加'],
  notMade: ['No passkey was created', '未创建通行密钥'],
  first: ['My passkey', '我的通行密钥'],
})
const labels = texts({ name: ['Name', '名称'] })
const Name = z.object({ name: text('empty').trim().min(1, 'empty').max(50) })

interface PasskeyDialogProps {
  /** One that gets another name; without it a new one is made. */
  of?: Passkey
  /** With recovery codes where a new one is the first second factor. */
  onClose: (recoveryCodes?: readonly string[] | null) => void
}

/** The name of a passkey; a new one is then made by the browser. */
export function PasskeyDialog({ of, onClose }: PasskeyDialogProps) {
  const say = useSay()
  const { language } = useLanguage()
  const begin = useCall(secondFactor.passkeyOptions)
  const add = useCall(secondFactor.addPasskey)
  const rename = useCall(secondFactor.renamePasskey)

  const make = async (name: string) => {
    const optionsJSON = (await begin({})) as unknown as PublicKeyCredentialCreationOptionsJSON
    const response = await startRegistration({ optionsJSON }).catch(() => undefined)
    if (!response) {
      showMessage({ text: say(words.notMade), tone: 'error' })
      return { recoveryCodes: null }
    }
    const added = await add({ name, response: response as Parameters<typeof add>[0]['response'] })
    showMessage({ text: say(words.added), tone: 'status' })
    return added
  }
  const form = useDraft(Name, {
    texts: labels,
    defaults: { name: of?.name ?? words.first[language === 'en' ? 0 : 1] },
    submit: async ({ name }) => {
      if (!of) return make(name)
      await rename({ id: of.id, name })
      return { recoveryCodes: null }
    },
    onDone: (saved) => onClose(saved?.recoveryCodes),
  })

  return (
    <FormDialog
      form={form}
      title={say(of ? words.rename : words.add)}
      {...(!of && { action: say(factorTexts.goOn) })}
      onClose={() => onClose()}
      lead={!of && <p className={styles.lead}>{say(words.why)}</p>}
    >
      <TextField of={form} name="name" />
    </FormDialog>
  )
}
