import { activeState } from '@ampdeck/api/enumerations/member'
import { smsScene } from '@ampdeck/api/enumerations/system'
import { type SmsTemplate, SmsTemplateDraft, smsTemplate } from '@ampdeck/api/system/sms-config'
import { smsConfigTexts } from '@ampdeck/api/system/sms-config.texts'
import { filledTemplate, type SmsSceneKey, smsSceneOf } from '@ampdeck/api/system/sms-scenes'
import { texts } from '@ampdeck/api/texts'
import { Button } from '@ampdeck/ui/button'
import { SegmentField, TextAreaField } from '@ampdeck/ui/fields'
import { FormDrawer, FormSection } from '@ampdeck/ui/form'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { useCallForm } from '../../../form/use-call-form.ts'
import styles from './sms-config.module.css'

const words = texts({
  title: ['Text of {scene}', '{scene}短信内容'],
  blanks: ['Available blanks; press one to add it at the end', '可用变量，点击插入到末尾'],
  needed: ['{name}, must be used', '{name}（必填）'],
  preview: ['Preview', '短信预览'],
  saved: ['{scene} saved; used from the next message on', '{scene}已保存，下一条短信起生效'],
})

interface TemplateFormProps {
  record: SmsTemplate
  onClose: () => void
}

/** The text of a scene in both languages, with the blanks that its sender fills. */
export function TemplateForm({ record, onClose }: TemplateFormProps) {
  const say = useSay()
  const { language } = useLanguage()
  const scene = smsScene.label(record.scene, language)
  const { blanks, needed } = smsSceneOf(smsScene.key(record.scene) as SmsSceneKey)
  const form = useCallForm(smsTemplate.save, SmsTemplateDraft, {
    texts: smsConfigTexts,
    record,
    input: (values) => ({ ...values, version: record.version }),
    said: () => say(words.saved, { scene }),
    onClose,
  })
  const { content = '', contentEn = '' } = form.methods.watch()
  const append = (name: string) => {
    for (const [field, text] of [
      ['content', content],
      ['contentEn', contentEn],
    ] as const)
      form.methods.setValue(field, `${text}{${name}}`, { shouldDirty: true, shouldValidate: true })
  }

  return (
    <FormDrawer form={form} title={say(words.title, { scene })}>
      <FormSection>
        <fieldset className={styles.blanks}>
          <legend>{say(words.blanks)}</legend>
          {Object.keys(blanks).map((name) => (
            <Button key={name} size="small" onClick={() => append(name)}>
              {needed.includes(name) ? say(words.needed, { name: `{${name}}` }) : `{${name}}`}
            </Button>
          ))}
        </fieldset>
        <TextAreaField of={form} name="content" />
        <TextAreaField of={form} name="contentEn" />
        <SegmentField of={form} name="state" options={activeState} />
      </FormSection>
      <FormSection title={say(words.preview)}>
        <div className={styles.preview}>
          <p lang="zh-CN">{filledTemplate(content, blanks)}</p>
          <p lang="en">{filledTemplate(contentEn, blanks)}</p>
        </div>
      </FormSection>
    </FormDrawer>
  )
}
