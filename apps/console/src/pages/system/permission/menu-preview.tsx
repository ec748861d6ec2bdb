import type { MenuItem } from '@ampdeck/api/system/permission'
import { texts } from '@ampdeck/api/texts'
import { Panel } from '@ampdeck/ui/detail'
import { useSay } from '@ampdeck/ui/language'
import { useMemo, useState } from 'react'
import { menuOf } from '../../../menu/menu.ts'
import styles from './permission.module.css'

const words = texts({
  preview: ['Preview', '预览'],
  caption: ['With all rights', '拥有全部权限时'],
  empty: ['Nothing is shown here', '此处没有可显示的菜单'],
})

/** The menu as people with every right will see it. */
export function MenuPreview({ items }: { items: readonly MenuItem[] }) {
  const say = useSay()
  const menu = useMemo(() => menuOf(items.filter(({ isEnabled }) => isEnabled)), [items])
  const [chosen, choose] = useState<string>()
  const top = menu.top.find(({ name }) => name === chosen) ?? menu.top[0]
  const groups = [
    ...(top && top.pages.length > 0 ? [{ name: '', title: top.title, pages: top.pages }] : []),
    ...(top?.groups ?? []),
  ]

  return (
    <Panel title={say(words.preview)} caption={say(words.caption)}>
      <div className={styles.tops}>
        {menu.top.map(({ name, title }) => (
          <button
            key={name}
            type="button"
            className={styles.top}
            aria-pressed={name === top?.name}
            onClick={() => choose(name)}
          >
            {say(title)}
          </button>
        ))}
      </div>
      {groups.map(({ name, title, pages }) => (
        <section key={name} className={styles.preview}>
          <h3>{say(title)}</h3>
          <ul>
            {pages
              .filter(({ isShown }) => isShown)
              .map((page) => (
                <li key={page.href}>{say(page.title)}</li>
              ))}
          </ul>
        </section>
      ))}
      {groups.length === 0 && <p className={styles.hint}>{say(words.empty)}</p>}
    </Panel>
  )
}
