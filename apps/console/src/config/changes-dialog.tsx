import { type ConfigChange, type changedPages, configChange } from '@ampdeck/api/system/config-change'
import { type Text, texts } from '@ampdeck/api/texts'
import { Drawer } from '@ampdeck/ui/drawer'
import { useSay } from '@ampdeck/ui/language'
import { Awaited } from '../data/awaited.tsx'
import { useRead } from '../data/use-read.ts'
import styles from './last-changes.module.css'

const words = texts({
  title: ['Last changes', '最近修改'],
  none: ['Nothing has been changed yet', '暂无修改记录'],
  nobody: ['An application', '开放应用'],
  added: ['{who} added {what}', '{who} 新增{what}'],
  changed: ['{who} changed {what}', '{who} 修改{what}'],
  deleted: ['{who} deleted {what}', '{who} 删除{what}'],
  settings: ['the settings', '配置'],
  empty: ['empty', '空'],
})

export interface LastChangesProps {
  of: (typeof changedPages)[number]
  /** The names of the fields of the page's record. */
  texts: Readonly<Record<string, Text>>
}

interface ChangesDialogProps extends LastChangesProps {
  onClose: () => void
}

/** Who changed what and when, newest first, with the values before and after. */
export function ChangesDialog({ of, texts: names, onClose }: ChangesDialogProps) {
  const say = useSay()
  const changes = useRead(configChange.selectAll, { of })

  return (
    <Drawer open title={say(words.title)} onClose={onClose}>
      {!changes.data ? (
        <Awaited of={changes} />
      ) : changes.data.length === 0 ? (
        <p>{say(words.none)}</p>
      ) : (
        <ol className={styles.changes}>
          {changes.data.map((change, index) => (
            // One write may change several records; their order is fixed.
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is never reordered
            <Change key={`${change.id}-${index}`} of={change} names={names} />
          ))}
        </ol>
      )}
    </Drawer>
  )
}

function Change({ of, names }: { of: ConfigChange; names: LastChangesProps['texts'] }) {
  const say = useSay()
  const nameOf = (key: string) => (names[key] ? say(names[key]) : key)
  const said = {
    who: of.userName ?? say(words.nobody),
    what: of.name ? nameOf(of.name) : say(words.settings),
  }

  return (
    <li className={styles.change}>
      <div className={styles.head}>
        <b>{say(words[of.kind], said)}</b>
        <time>{of.time}</time>
      </div>
      {of.fields.length > 0 && (
        <dl className={styles.fields}>
          {of.fields.map(({ field, before, after }) => [
            <dt key={`${field}-name`}>{nameOf(field)}</dt>,
            <dd key={field}>
              {of.kind === 'changed' && <del>{before || say(words.empty)}</del>} {after || say(words.empty)}
            </dd>,
          ])}
        </dl>
      )}
    </li>
  )
}
