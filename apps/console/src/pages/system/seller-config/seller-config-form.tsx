import { type SellerConfig, SellerConfigDraft, sellerConfig } from '@ampdeck/api/system/seller-config'
import { sellerConfigTexts } from '@ampdeck/api/system/seller-config.texts'
import { commonTexts, texts } from '@ampdeck/api/texts'
import { Button } from '@ampdeck/ui/button'
import { NumberField, SwitchField, TextField } from '@ampdeck/ui/fields'
import { DraftForm, FormSection, LeaveQuestion } from '@ampdeck/ui/form'
import { useGrants } from '@ampdeck/ui/gate'
import { ImageField } from '@ampdeck/ui/image-upload'
import { useSay } from '@ampdeck/ui/language'
import { useUnsaved } from '@ampdeck/ui/open-pages'
import { DurationField } from '@ampdeck/ui/unit-fields'
import { LoginPreview } from '../../../config/login-preview.tsx'
import { client } from '../../../data/client.ts'
import { useCallForm } from '../../../form/use-call-form.ts'
import styles from './seller-config.module.css'

const words = texts({
  brand: ['Brand', '品牌'],
  safety: ['Login', '登录安全'],
  days: ['d', '天'],
  title: ['Empty: Charging operations management platform', '留空则显示“充电运营管理平台”'],
  footer: ['Empty: the year and the name', '留空则显示年份与名称'],
  age: ['0 means never', '0 表示不限'],
  idle: ['Users idle this long are logged out', '超过该时间无操作将自动退出登录'],
  check: ['A login from an unknown address requires a captcha', '从陌生地址登录时需短信验证码'],
  saved: ['Saved; the login page shows it from now on', '已保存，登录页立即生效'],
})

/** Sends a picture and gives its address; saving puts it to use. */
async function sendPicture(file: File, on: { signal: AbortSignal; onProgress: (part: number) => void }) {
  return { url: await client(sellerConfig.uploadPicture, { file }, on) }
}

interface SellerConfigFormProps {
  config: SellerConfig
  reload: () => void
}

/** The fields at the left, the login page as they make it at the right. */
export function SellerConfigForm({ config, reload }: SellerConfigFormProps) {
  const say = useSay()
  const readOnly = !useGrants().may(sellerConfig.saveSellerBasicsConfig)
  const form = useCallForm(sellerConfig.saveSellerBasicsConfig, SellerConfigDraft, {
    texts: sellerConfigTexts,
    record: config,
    input: (values) => ({ ...values, version: config.version }),
    said: words.saved,
    reload,
  })
  useUnsaved(form.methods.formState.isDirty)
  const field = { of: form, readOnly } as const

  return (
    <div className={styles.columns}>
      <DraftForm of={form} className={styles.form}>
        <FormSection title={say(words.brand)}>
          <TextField {...field} name="platformName" />
          <TextField {...field} name="platformNameEn" />
          <TextField {...field} name="platformTitle" hint={say(words.title)} />
          <TextField {...field} name="platformTitleEn" />
          <ImageField {...field} name="platformLogo" upload={sendPicture} />
          <ImageField {...field} name="platformWebsiteIcon" upload={sendPicture} />
          <TextField {...field} name="footerText" hint={say(words.footer)} wide />
        </FormSection>
        <FormSection title={say(words.safety)}>
          <NumberField {...field} name="passwordAgeDays" unit={say(words.days)} hint={say(words.age)} />
          <DurationField {...field} name="idleMinutes" hint={say(words.idle)} />
          <SwitchField {...field} name="ipCheck" hint={say(words.check)} />
        </FormSection>
        {!readOnly && (
          <div className={styles.foot}>
            <Button type="submit" look="primary" size="form" busy={form.isBusy}>
              {say(commonTexts.save)}
            </Button>
          </div>
        )}
        <LeaveQuestion form={form} />
      </DraftForm>
      <LoginPreview of={config} draft={form.methods.watch()} />
    </div>
  )
}
