import { texts } from '@ampdeck/api/texts'
import { LinkButton } from '@ampdeck/ui/button'
import { Panel } from '@ampdeck/ui/detail'
import { useSay } from '@ampdeck/ui/language'
import { accountTexts } from '../../account/account.texts.ts'
import { LoginList } from '../../account/login-list.tsx'
import { OwnPage } from '../../account/own-page.tsx'
import { OwnScope } from '../../account/own-scope.tsx'
import { ProfileView } from '../../account/profile-view.tsx'
import { paths } from '../../session/paths.ts'

const words = texts({ settings: ['Personal settings', '个人设置'] })

/** The personal centre (screens.md S005): who one is, what one may see, who has logged in. */
export function Page() {
  const say = useSay()

  return (
    <OwnPage
      id="account"
      actions={<LinkButton href={paths.accountSettings}>{say(words.settings)}</LinkButton>}
      aside={<LoginList />}
    >
      {(user) => (
        <>
          <Panel title={say(accountTexts.profile)}>
            <ProfileView of={user} columns={4} />
          </Panel>
          <OwnScope />
        </>
      )}
    </OwnPage>
  )
}
