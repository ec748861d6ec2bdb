import { permission } from '@ampdeck/api/system/permission'
import type { RoleImpact } from '@ampdeck/api/system/role'
import { labelled, texts } from '@ampdeck/api/texts'
import { ConfirmDialog } from '@ampdeck/ui/dialog'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { useRead } from '../../../data/use-read.ts'
import styles from './role-config.module.css'

const words = texts({
  title: ['Save the role {name}?', '保存角色“{name}”？'],
  save: ['Save role', '保存角色'],
  people: [
    'Affects {count} person immediately | Affects {count} people immediately',
    '将影响 {count} 位用户，已打开的页面立即生效',
  ],
  gain: ['They gain', '新增权限'],
  lose: ['They lose', '失去权限'],
  more: ['and {count} more', '另有 {count} 项'],
  who: ['Who', '用户'],
  gains: ['gains {count}', '新增 {count} 项'],
  loses: ['loses {count}', '失去 {count} 项'],
  stations: ['sees {after} stations instead of {before}', '可见场站由 {before} 个变为 {after} 个'],
})

const SHOWN = 12

interface ImpactQuestionProps {
  of: RoleImpact
  name: string
  onConfirm: () => void
  onCancel: () => void
}

/** What saving a role would change for those who hold it, in words. */
export function ImpactQuestion({ of, name, onConfirm, onCancel }: ImpactQuestionProps) {
  const say = useSay()
  const { number, list } = useFormats()
  const sentenceOf = ({ gained, lost, stationsBefore, stationsAfter }: RoleImpact['users'][number]) =>
    list([
      gained > 0 && say(words.gains, { count: number(gained) }),
      lost > 0 && say(words.loses, { count: number(lost) }),
      stationsBefore !== stationsAfter &&
        say(words.stations, { before: number(stationsBefore), after: number(stationsAfter) }),
    ])

  return (
    <ConfirmDialog
      open
      title={say(words.title, { name })}
      action={say(words.save)}
      danger={of.lost.length > 0}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <div className={styles.impact}>
        <p>{say(words.people, { count: of.users.length })}</p>
        <Keys title={say(words.gain)} of={of.gained} />
        <Keys title={say(words.lose)} of={of.lost} />
        <section>
          <h3>{say(words.who)}</h3>
          <ul>
            {of.users.slice(0, SHOWN).map((user) => (
              <li key={user.id}>
                <b>{user.name}</b> {sentenceOf(user)}
              </li>
            ))}
            {of.users.length > SHOWN && <li>{say(words.more, { count: of.users.length - SHOWN })}</li>}
          </ul>
        </section>
      </div>
    </ConfirmDialog>
  )
}

/** Rights by the names that they have in the tree: "Station list, Enable". */
function Keys({ title, of }: { title: string; of: RoleImpact['gained'] }) {
  const say = useSay()
  const { language } = useLanguage()
  const { data = [] } = useRead(permission.tree, {})
  if (of.length === 0) return null
  const titles = new Map(data.filter((one) => one.componentType !== 'CATALOG').map((one) => [one.name, one]))
  const titleOf = (key: string) => {
    const entry = titles.get(key)
    return entry ? (language === 'en' ? entry.titleEn : entry.title) : key
  }
  const nameOf = (key: string) => {
    const [page = ''] = key.split(':')
    return key === page ? titleOf(key) : labelled(titleOf(page), titleOf(key), language)
  }

  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {of.slice(0, SHOWN).map(({ key }) => (
          <li key={key}>{nameOf(key)}</li>
        ))}
        {of.length > SHOWN && <li>{say(words.more, { count: of.length - SHOWN })}</li>}
      </ul>
    </section>
  )
}
