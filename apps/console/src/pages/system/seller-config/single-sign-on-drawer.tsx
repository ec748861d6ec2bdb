import type { OutputOf } from '@ampdeck/api/contract'
import { type SingleSignOn, SingleSignOnDraft, singleSignOn } from '@ampdeck/api/system/single-sign-on'
import { singleSignOnTexts } from '@ampdeck/api/system/single-sign-on.texts'
import { texts } from '@ampdeck/api/texts'
import { DescriptionList } from '@ampdeck/ui/detail'
import { SwitchField, TextField, TextListField } from '@ampdeck/ui/fields'
import { FormDrawer, FormSection } from '@ampdeck/ui/form'
import { useSay } from '@ampdeck/ui/language'
import { PasswordField } from '@ampdeck/ui/password-input'
import type { z } from 'zod'
import { useRead } from '../../../data/use-read.ts'
import { useCallForm } from '../../../form/use-call-form.ts'
import { paths } from '../../../session/paths.ts'
import { logInTexts } from './log-in.texts.ts'
import { RolesField } from './roles-field.tsx'

const words = texts({
  provider: ['OpenID provider', 'OpenID 提供方'],
  people: ['People', '用户'],
  redirect: ['Redirect address, to be registered at the provider', '回调地址（需在提供方登记）'],
  afterLogout: ['Address after log-out, to be registered as well', '退出后返回地址（同样需登记）'],
  issuerHint: [
    'OpenID Connect only: Keycloak, Entra ID, Okta, Google. Feishu, DingTalk and WeCom need an identity platform in between',
    '仅支持 OpenID Connect：Keycloak、Entra ID、Okta、Google。飞书、钉钉和企业微信需通过身份平台接入',
  ],
  claimHint: [
    'A name or a path: groups, realm_access.roles. Google has no groups: use hd, the company’s domain',
    '名称或路径，如 groups、realm_access.roles。Google 没有用户组，可使用企业域名 hd',
  ],
  kept: ['A secret is stored. Leave this empty to keep it', '密钥已保存，留空则保持不变'],
  groups: [
    'Each login assigns the roles of the user’s groups, and no others.',
    '每次登录时按用户组分配角色，不会授予其他角色。',
  ],
  domains: ['Only these, verified by the provider; empty means all', '仅允许以下已验证邮箱域名，留空则不限'],
  saved: ['Single sign-on saved', '单点登录设置已保存'],
})

const defaults = {
  isOn: 1,
  groupClaim: 'groups',
  domains: [],
  roles: [],
  makesAccounts: 0,
  matchesEmail: 0,
  endsSession: 0,
} satisfies Partial<z.input<typeof SingleSignOnDraft>>

type Roles = OutputOf<typeof singleSignOn.roles>

/** The seller's own OpenID provider. It is asked before anything is kept. */
export function SingleSignOnDrawer({ onClose }: { onClose: () => void }) {
  const setting = useRead(singleSignOn.get, {})
  const roles = useRead(singleSignOn.roles, {})

  if (setting.data === undefined || !roles.data) return null
  return <SettingForm setting={setting.data} roles={roles.data} onClose={onClose} />
}

interface SettingFormProps {
  setting: SingleSignOn | null
  roles: Roles
  onClose: () => void
}

function SettingForm({ setting, roles, onClose }: SettingFormProps) {
  const say = useSay()
  const form = useCallForm(singleSignOn.save, SingleSignOnDraft, {
    texts: singleSignOnTexts,
    record: setting ?? undefined,
    defaults,
    input: (values) => ({ ...values, ...(setting && { version: setting.version }) }),
    said: words.saved,
    onClose,
  })

  return (
    <FormDrawer form={form} title={say(logInTexts.singleSignOn)} width="wide">
      <FormSection title={say(words.provider)}>
        <SwitchField of={form} name="isOn" wide />
        <TextField of={form} name="name" />
        <TextField of={form} name="issuer" hint={say(words.issuerHint)} />
        <TextField of={form} name="clientId" />
        <PasswordField
          of={form}
          name="clientSecret"
          hint={setting?.hasSecret ? say(words.kept) : undefined}
        />
        <DescriptionList
          columns={1}
          items={[
            {
              label: say(words.redirect),
              value: `${location.origin}/authLogin`,
              copy: `${location.origin}/authLogin`,
            },
            {
              label: say(words.afterLogout),
              value: location.origin + paths.login,
              copy: location.origin + paths.login,
            },
          ]}
        />
        <SwitchField of={form} name="endsSession" />
      </FormSection>
      <FormSection title={say(words.people)}>
        <TextField of={form} name="groupClaim" hint={say(words.claimHint)} />
        <TextListField of={form} name="domains" hint={say(words.domains)} />
        <RolesField of={form} name="roles" options={roles} hint={say(words.groups)} />
        <SwitchField of={form} name="makesAccounts" />
        <SwitchField of={form} name="matchesEmail" />
      </FormSection>
    </FormDrawer>
  )
}
