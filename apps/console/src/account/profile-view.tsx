import { sex } from '@ampdeck/api/enumerations/system'
import { type UserInfo, user as userCalls } from '@ampdeck/api/system/user'
import { listed, localName } from '@ampdeck/api/texts'
import { DescriptionList } from '@ampdeck/ui/detail'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { useRead } from '../data/use-read.ts'
import { userTexts as words } from './account.texts.ts'
import styles from './profile-view.module.css'
import { UserPicture } from './user-picture.tsx'
import { userTypeName } from './user-type-name.ts'

/** Everything about a user, to be read. */
export function ProfileView({ of, columns = 2 }: { of: UserInfo; columns?: 2 | 4 }) {
  const say = useSay()
  const { language } = useLanguage()
  const types = useRead(userCalls.userTypeEnum, {}).data ?? {}

  return (
    <div className={styles.profile}>
      <UserPicture address={of.icon} />
      <DescriptionList
        className={styles.facts}
        columns={columns}
        items={[
          { label: say(words.name), value: of.name },
          { label: say(words.account), value: of.account },
          { label: say(words.sex), value: sex.label(of.sex, language) },
          { label: say(words.organize), value: of.organize?.name },
          { label: say(words.userType), value: userTypeName(types, of.userType, language) },
          {
            label: say(words.roleList),
            value: listed(
              of.roleList.map((role) => localName(role, language)),
              language,
            ),
          },
          { label: say(words.createTime), value: of.createTime },
          { label: say(words.telephone), value: of.telephone },
          { label: say(words.weChatNumber), value: of.weChatNumber },
          { label: say(words.zipCode), value: of.zipCode },
          { label: say(words.email), value: of.email },
          { label: say(words.phone), value: of.phone },
          { label: say(words.mailAddress), value: of.mailAddress, wide: true },
        ]}
      />
    </div>
  )
}
