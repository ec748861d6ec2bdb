import { dataScope } from '@ampdeck/api/enumerations/system'
import type { UserView as View } from '@ampdeck/api/system/user-admin'
import { listed, localName, texts } from '@ampdeck/api/texts'
import { Button } from '@ampdeck/ui/button'
import { Panel } from '@ampdeck/ui/detail'
import { TextInput } from '@ampdeck/ui/fields'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { type ReactNode, useState } from 'react'
import styles from './user-view.module.css'

const words = texts({
  why: ['Why', '依据'],
  noRole: ['No role: sees nothing and may do nothing', '未分配角色：看不到任何内容，也无操作权限'],
  ownStations: [
    'The user’s own list of stations narrows the roles’ scope.',
    '用户单独指定的场站进一步缩小了角色的数据范围。',
  ],
  ownFleets: [
    'The user’s own list of fleets narrows the roles’ scope.',
    '用户单独指定的车队进一步缩小了角色的数据范围。',
  ],
  beyond: ['More than your own rights: it cannot be saved', '超出您本人的权限，无法保存'],
  stations: ['Stations', '场站'],
  fleets: ['Fleets', '车队'],
  menu: ['Menu and buttons', '菜单和按钮'],
  ofAll: ['{seen} of {total}', '{seen} / {total} 个'],
  pages: ['{pages} pages, {buttons} buttons', '{pages} 个页面，{buttons} 个按钮'],
  none: ['None', '无'],
  find: ['Find a station, fleet, page or button', '查找场站、车队、页面或按钮'],
  all: ['Show all {count}', '显示全部 {count} 项'],
  by: ['by {roles}', '来自 {roles}'],
  readOnly: ['Read only', '仅可查看'],
})

/** As many as one looks through; the rest is shown on demand. */
const SHOWN = 60

/** What somebody sees and may do. The numbers lead to the roles that are the reason. */
export function UserView({ of }: { of: View }) {
  const say = useSay()
  const { language } = useLanguage()
  const { number } = useFormats()
  const [text, setText] = useState('')
  const isFound = (...names: (string | null)[]) =>
    names.some((name) => name?.toLowerCase().includes(text.trim().toLowerCase()))
  const marks = new Map(of.roles.map(({ id }, index) => [id, index + 1]))
  const nameOf = (ids: readonly number[]) =>
    listed(
      of.roles.filter(({ id }) => ids.includes(id)).map((role) => localName(role, language)),
      language,
    )
  const because = (ids: readonly number[]) => (
    <span className={styles.why} title={say(words.by, { roles: nameOf(ids) })}>
      <span className="visually-hidden">{say(words.by, { roles: nameOf(ids) })}</span>
      <span aria-hidden="true">{ids.map((id) => marks.get(id)).join(' ')}</span>
    </span>
  )
  const pages = of.menu.filter(({ componentType }) => componentType === 'MENU')
  const buttons = of.menu.filter(({ componentType }) => componentType === 'BUTTON')
  const titleOf = ({ title, titleEn }: { title: string; titleEn: string }) =>
    language === 'en' ? titleEn : title
  const shownPages = pages
    .map((page) => ({ page, buttons: buttons.filter(({ pid }) => pid === page.id) }))
    .filter((row) => isFound(titleOf(row.page), ...row.buttons.map(titleOf)))
  const things = (all: View['stations']) =>
    all
      .filter(({ name, nameEn }) => isFound(name, nameEn))
      .map((one) => (
        <li key={one.id} className={styles.thing}>
          {localName(one, language)}
          {because(one.roleIds)}
        </li>
      ))

  return (
    <div className={styles.view}>
      <Panel title={say(words.why)}>
        {of.isBeyondOwn && <p className={styles.beyond}>{say(words.beyond)}</p>}
        {of.roles.length === 0 && <p>{say(words.noRole)}</p>}
        <ol className={styles.roles}>
          {of.roles.map((role, index) => (
            <li key={role.id}>
              <span className={styles.why}>{index + 1}</span>
              {localName(role, language)}
              <span className={styles.scope}>{dataScope.label(role.dataScope, language)}</span>
            </li>
          ))}
        </ol>
        {of.hasOwnStations && <p className={styles.own}>{say(words.ownStations)}</p>}
        {of.hasOwnFleets && <p className={styles.own}>{say(words.ownFleets)}</p>}
        <TextInput label={say(words.find)} value={text} onChange={(event) => setText(event.target.value)} />
      </Panel>
      <Panel
        title={say(words.stations)}
        caption={say(words.ofAll, {
          seen: number(of.seen.stations.seen),
          total: number(of.seen.stations.total),
        })}
      >
        <Some items={things(of.stations)} />
      </Panel>
      <Panel
        title={say(words.fleets)}
        caption={say(words.ofAll, {
          seen: number(of.seen.fleets.seen),
          total: number(of.seen.fleets.total),
        })}
      >
        <Some items={things(of.fleets)} />
      </Panel>
      <Panel
        title={say(words.menu)}
        caption={say(words.pages, { pages: number(pages.length), buttons: number(buttons.length) })}
      >
        <Some
          isRows
          items={shownPages.map((row) => (
            <li key={row.page.id} className={styles.page}>
              <span className={styles.title}>
                {titleOf(row.page)}
                {because(row.page.roleIds)}
              </span>
              <span className={styles.buttons}>
                {row.buttons.length === 0 && <span className={styles.muted}>{say(words.readOnly)}</span>}
                {row.buttons.map((button) => (
                  <span key={button.id} className={styles.button}>
                    {titleOf(button)}
                    {because(button.roleIds)}
                  </span>
                ))}
              </span>
            </li>
          ))}
        />
      </Panel>
    </div>
  )
}

/** A list that begins short. */
function Some({ items, isRows = false }: { items: readonly ReactNode[]; isRows?: boolean }) {
  const say = useSay()
  const [isWhole, setWhole] = useState(false)
  if (items.length === 0) return <p className={styles.muted}>{say(words.none)}</p>
  return (
    <>
      <ul className={isRows ? styles.rows : styles.things}>{isWhole ? items : items.slice(0, SHOWN)}</ul>
      {!isWhole && items.length > SHOWN && (
        <Button size="small" onClick={() => setWhole(true)}>
          {say(words.all, { count: items.length })}
        </Button>
      )}
    </>
  )
}
