import { type HelpRow, help, helpCategory } from '@ampdeck/api/member/help'
import { localName, texts } from '@ampdeck/api/texts'
import { IconButton } from '@ampdeck/ui/button'
import { Drawer } from '@ampdeck/ui/drawer'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { Awaited } from '../../../data/awaited.tsx'
import { useAction } from '../../../data/use-action.ts'
import { useRead } from '../../../data/use-read.ts'
import styles from './help.module.css'

const words = texts({
  title: ['Order of the help items', '帮助条目顺序'],
  hint: ['Drag an item, or move it with Alt and the arrow keys.', '拖动条目，或使用 Alt 加上下方向键移动。'],
  up: ['Move {name} up', '上移{name}'],
  down: ['Move {name} down', '下移{name}'],
})
const MOST = 1_000

/** The items of each category, to be put in order by drag, by keys or by buttons. */
export function OrderDrawer({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const { language } = useLanguage()
  const reading = useRead(help.page, { pageSize: MOST })
  const sort = useAction(help.sort)
  const [dragged, setDragged] = useState<HelpRow>()
  const rows = reading.data?.records ?? []

  return (
    <Drawer open onClose={onClose} title={say(words.title)} caption={say(words.hint)}>
      {!reading.data && <Awaited of={reading} />}
      {helpCategory.codes.map((category) => {
        const items = rows.filter((row) => row.category === category)
        const move = (row: HelpRow, to: number) => {
          if (to < 0 || to >= items.length) return
          const others = items.filter(({ id }) => id !== row.id)
          void sort({ category, ids: others.toSpliced(to, 0, row).map(({ id }) => id) })
        }
        const onKeyDown = (event: KeyboardEvent, row: HelpRow, index: number) => {
          const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
          if (!event.altKey || step === undefined) return
          event.preventDefault()
          move(row, index + step)
        }
        return (
          items.length > 0 && (
            <section key={category} aria-label={helpCategory.label(category, language)}>
              <h3>{helpCategory.label(category, language)}</h3>
              <ol className={styles.items}>
                {items.map((row, index) => {
                  const name = localName({ name: row.title, nameEn: row.titleEn }, language)
                  return (
                    <li
                      key={row.id}
                      className={styles.item}
                      draggable
                      onDragStart={() => setDragged(row)}
                      onDragOver={(event) => {
                        if (dragged?.category === category) event.preventDefault()
                      }}
                      onDrop={() => dragged && move(dragged, index)}
                      onDragEnd={() => setDragged(undefined)}
                      onKeyDown={(event) => onKeyDown(event, row, index)}
                    >
                      <span>{name}</span>
                      <IconButton label={say(words.up, { name })} onClick={() => move(row, index - 1)}>
                        <ArrowUp size={16} />
                      </IconButton>
                      <IconButton label={say(words.down, { name })} onClick={() => move(row, index + 1)}>
                        <ArrowDown size={16} />
                      </IconButton>
                    </li>
                  )
                })}
              </ol>
            </section>
          )
        )
      })}
    </Drawer>
  )
}
