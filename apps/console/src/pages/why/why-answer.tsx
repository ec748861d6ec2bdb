import type { Why } from '@ampdeck/api/system/why'
import { listed, localName, texts } from '@ampdeck/api/texts'
import { Glyph } from '@ampdeck/ui/glyph'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { Link } from 'react-router-dom'
import styles from './why.module.css'

const words = texts({
  yes: ['{name} may do this', '{name}拥有此权限'],
  no: ['{name} may not do this', '{name}没有此权限'],
  disabled: ['The account is disabled.', '该账号已停用。'],
  any: ['Any one of these is enough:', '以下任意一项即可：'],
  held: ['Granted by: {roles}', '来自角色：{roles}'],
  noRole: ['None of the roles of this user grants it: {roles}', '该用户的角色均不包含此权限：{roles}'],
  none: ['The user has no role at all', '该用户没有任何角色'],
  others: ['Roles that grant it: {roles}', '包含此权限的角色：{roles}'],
  limit: [
    'Withheld by the limit of the seller {sellers}: the seller above it or the platform can lift it',
    '被商户“{sellers}”的权限上限限制，需由上级商户或平台放开',
  ],
  off: [
    'The platform has switched it off for everybody, under Permissions',
    '平台已在“权限管理”中全局停用此项',
  ],
  givers: ['Who can grant it: {people}', '可授予此权限的人员：{people}'],
  nobody: ['Nobody at this seller can grant it', '本商户无人可授予此权限'],
  configure: ['Open the role {name}', '打开角色“{name}”'],
})

interface Named {
  name: string
  nameEn?: string | null
}

interface WhyAnswerProps {
  of: Why
  mayConfigure: boolean
}

/** The reasons, in sentences. */
export function WhyAnswer({ of, mayConfigure }: WhyAnswerProps) {
  const say = useSay()
  const { language } = useLanguage()
  const { user, isAllowed, isDisabled, keys, roles, givers } = of
  const namesOf = (all: readonly Named[]) =>
    listed(
      all.map((one) => localName(one, language)),
      language,
    )

  return (
    <div className={styles.answer}>
      <p className={styles.verdict}>
        <Glyph name={isAllowed ? 'idle' : 'fault'} tone={isAllowed ? 'good' : 'bad'} size={14} />
        {say(isAllowed ? words.yes : words.no, { name: `${user.name} (${user.account})` })}
      </p>
      {isDisabled && <p>{say(words.disabled)}</p>}
      {keys.length > 1 && <p>{say(words.any)}</p>}
      <ul className={styles.keys}>
        {keys.map((one) => (
          <li key={one.key}>
            <h3>
              {language === 'en' ? one.titleEn : one.title} <code>{one.key}</code>
            </h3>
            {one.isOff && <p>{say(words.off)}</p>}
            {one.withheldBy.length > 0 && <p>{say(words.limit, { sellers: namesOf(one.withheldBy) })}</p>}
            {one.grantedBy.length > 0 && <p>{say(words.held, { roles: namesOf(one.grantedBy) })}</p>}
            {one.grantedBy.length === 0 && !one.isHeld && (
              <p>{roles.length > 0 ? say(words.noRole, { roles: namesOf(roles) }) : say(words.none)}</p>
            )}
            {!one.isHeld && one.otherRoles.length > 0 && (
              <p>{say(words.others, { roles: namesOf(one.otherRoles) })}</p>
            )}
          </li>
        ))}
      </ul>
      {!isAllowed && (
        <p>{givers.length > 0 ? say(words.givers, { people: namesOf(givers) }) : say(words.nobody)}</p>
      )}
      {!isAllowed && mayConfigure && (
        <p className={styles.links}>
          {roles.map((role) => (
            <Link key={role.id} to={`/system/systemSet/RoleConfig?id=${role.id}`}>
              {say(words.configure, { name: localName(role, language) })}
            </Link>
          ))}
        </p>
      )}
    </div>
  )
}
