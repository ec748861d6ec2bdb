import { type SmsConfig, SmsConfigDraft, smsConfig } from '@ampdeck/api/system/sms-config'
import { smsConfigTexts } from '@ampdeck/api/system/sms-config.texts'
import { commonTexts, texts } from '@ampdeck/api/texts'
import { Button } from '@ampdeck/ui/button'
import { TextField } from '@ampdeck/ui/fields'
import { DraftForm, FormSection } from '@ampdeck/ui/form'
import { useGrants } from '@ampdeck/ui/gate'
import { useSay } from '@ampdeck/ui/language'
import { ChangedBy } from '../../../config/changed-by.tsx'
import { Awaited } from '../../../data/awaited.tsx'
import { useRead } from '../../../data/use-read.ts'
import { useCallForm } from '../../../form/use-call-form.ts'
import styles from './sms-config.module.css'

const words = texts({
  hint: [
    '2 to 20 Chinese characters, in front of every message; empty for none',
    '2-20 个汉字，显示在每条短信开头，留空则不显示',
  ],
  saved: ['Saved; used from the next message on', '已保存，下一条短信起生效'],
  connected: ['Messages are sent through the gateway of SMS_URL', '短信通过 SMS_URL 网关发送'],
  kept: [
    'No gateway is set (SMS_URL): messages stay in the outbox',
    '未设置短信网关（SMS_URL），短信仅保存在发件箱',
  ],
})

/** The signature, and where messages go. */
export function SettingsTab() {
  const config = useRead(smsConfig.get, {})
  if (!config.data) return <Awaited of={config} />
  return <SettingsForm config={config.data} reload={() => void config.refetch()} />
}

function SettingsForm({ config, reload }: { config: SmsConfig; reload: () => void }) {
  const say = useSay()
  const readOnly = !useGrants().may(smsConfig.update)
  const form = useCallForm(smsConfig.update, SmsConfigDraft, {
    texts: smsConfigTexts,
    record: config,
    input: (values) => ({ ...values, version: config.version }),
    said: words.saved,
    reload,
  })

  return (
    <DraftForm of={form} className={styles.settings}>
      <p className={styles.note}>{say(config.isConnected ? words.connected : words.kept)}</p>
      <FormSection>
        <TextField of={form} name="sign" hint={say(words.hint)} readOnly={readOnly} />
      </FormSection>
      <p className={styles.note}>
        <ChangedBy of={config} />
      </p>
      {!readOnly && (
        <Button type="submit" look="primary" size="form" busy={form.isBusy}>
          {say(commonTexts.save)}
        </Button>
      )}
    </DraftForm>
  )
}
