import { type LoginRule, LoginRuleDraft, loginRule } from '@ampdeck/api/system/login-rule'
import { loginRuleTexts } from '@ampdeck/api/system/login-rule.texts'
import { localName, texts } from '@ampdeck/api/texts'
import { CheckboxGroupField, SwitchField } from '@ampdeck/ui/fields'
import { FormDrawer, FormSection } from '@ampdeck/ui/form'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { useWatch } from 'react-hook-form'
import { useRead } from '../../../data/use-read.ts'
import { useCallForm } from '../../../form/use-call-form.ts'
import styles from './log-in.module.css'
import { logInTexts } from './log-in.texts.ts'

const words = texts({
  demanded: ['Second factor required', '要求启用双重验证'],
  atOnce: [
    'It takes effect at once: users without one must set it up before anything else.',
    '保存后立即生效：尚未设置的用户须先完成设置才能继续操作。',
  ],
  without: ['{without} of {people} people have none yet', '{people} 位用户中有 {without} 位尚未设置'],
  saved: ['Login rules saved', '登录规则已保存'],
})

/** Of whom a second factor is demanded: everybody, or the holders of some roles. */
export function LogInDrawer({ onClose }: { onClose: () => void }) {
  const { data } = useRead(loginRule.get, {})
  return data ? <RuleForm rule={data} onClose={onClose} /> : null
}

function RuleForm({ rule, onClose }: { rule: LoginRule; onClose: () => void }) {
  const say = useSay()
  const { language } = useLanguage()
  const form = useCallForm(loginRule.save, LoginRuleDraft, {
    texts: loginRuleTexts,
    record: rule,
    said: words.saved,
    onClose,
  })
  const isForAll = useWatch({ control: form.methods.control, name: 'isForAll' })

  return (
    <FormDrawer form={form} title={say(logInTexts.rules)}>
      <FormSection title={say(words.demanded)}>
        <p className={styles.note}>
          {say(words.atOnce)} {say(words.without, { without: rule.without, people: rule.people })}
        </p>
        <SwitchField of={form} name="isForAll" wide />
        <CheckboxGroupField
          of={form}
          name="roleIds"
          disabled={isForAll === 1}
          options={rule.roles.map((role) => ({ value: role.id, label: localName(role, language) }))}
        />
      </FormSection>
    </FormDrawer>
  )
}
