import type { UserInfo } from '@ampdeck/api/system/user'
import { texts } from '@ampdeck/api/texts'
import { Button } from '@ampdeck/ui/button'
import { DescriptionList, Panel } from '@ampdeck/ui/detail'
import { useSay } from '@ampdeck/ui/language'
import { openDialog } from '../shell/dialogs/open-dialog.ts'
import { accountTexts } from './account.texts.ts'
import { DeviceList } from './device-list.tsx'
import { PasskeyPanel } from './second-factor/passkey-panel.tsx'
import { SecondFactorPanel } from './second-factor/second-factor-panel.tsx'

const words = texts({
  password: ['Password', '密码'],
  changed: ['Last changed', '上次修改'],
  age: ['Age', '已使用'],
  days: ['{count} day | {count} days', '{count} 天'],
})

/** The password with its last change, the second factor, and where the user is signed in. */
export function Security({ user }: { user: UserInfo }) {
  const say = useSay()

  return (
    <>
      <Panel
        title={say(words.password)}
        tools={
          <Button size="small" onClick={() => openDialog({ name: 'changePassword' })}>
            {say(accountTexts.changePassword)}
          </Button>
        }
      >
        <DescriptionList
          columns={2}
          items={[
            { label: say(words.changed), value: user.passwordTime },
            { label: say(words.age), value: say(words.days, { count: user.thresholdForceModifyPwdDay }) },
          ]}
        />
      </Panel>
      <SecondFactorPanel />
      <PasskeyPanel />
      <DeviceList />
    </>
  )
}
