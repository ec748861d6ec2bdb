import type { DictionaryValue } from '@ampdeck/api/system/dictionary'
import { texts } from '@ampdeck/api/texts'
import { IconButton } from '@ampdeck/ui/button'
import { useSay } from '@ampdeck/ui/language'
import { ArrowDown, ArrowUp, GripVertical, Pencil, RotateCcw, Trash2 } from 'lucide-react'
import type { DragEvent } from 'react'
import styles from './dictionary.module.css'

const words = texts({
  up: ['Move {name} up', '上移{name}'],
  down: ['Move {name} down', '下移{name}'],
  edit: ['Edit {name}', '编辑{name}'],
  remove: ['Delete {name}', '删除{name}'],
  restore: ['Restore {name}', '恢复{name}'],
  usual: ['Default: {name}', '默认：{name}'],
  by: ['{who}, {time}', '{who}，{time}'],
  none: ['No values yet', '暂无值'],
})

interface ValueListProps {
  values: readonly DictionaryValue[]
  isFixed: boolean
  onEdit: ((value: DictionaryValue) => void) | undefined
  onRemove: ((value: DictionaryValue) => void) | undefined
  /** The keys in their new order. */
  onSort: ((keys: string[]) => void) | undefined
}

/** The values of a type, put into order by dragging or with two buttons. */
export function ValueList({ values, isFixed, onEdit, onRemove, onSort }: ValueListProps) {
  const say = useSay()
  const keys = values.map(({ key }) => key)

  const move = (key: string, to: number) => {
    if (to < 0 || to >= keys.length) return
    const rest = keys.filter((other) => other !== key)
    onSort?.(rest.toSpliced(to, 0, key))
  }
  const onDrop = (event: DragEvent, to: number) => {
    event.preventDefault()
    const key = event.dataTransfer.getData('text/plain')
    if (keys.includes(key)) move(key, to)
  }

  if (values.length === 0) return <p className={styles.hint}>{say(words.none)}</p>
  return (
    <ol className={styles.values}>
      {values.map((value, index) => {
        const { key, titleEn, origin, usual, updateUserName, updateTime } = value
        const name = value.value
        return (
          <li
            key={key}
            draggable={onSort !== undefined}
            onDragStart={(event) => event.dataTransfer.setData('text/plain', key)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => onDrop(event, index)}
          >
            {onSort ? <GripVertical size={14} aria-hidden="true" /> : <code>{key}</code>}
            <span className={styles.value}>
              <b>{name}</b>
              <span>{titleEn}</span>
            </span>
            <span className={styles.changed}>
              {isFixed && origin === 'changed' && <span>{say(words.usual, { name: usual ?? '' })}</span>}
              {updateTime && <small>{say(words.by, { who: updateUserName ?? '–', time: updateTime })}</small>}
            </span>
            <span className={styles.tools}>
              {onSort && (
                <>
                  <IconButton
                    size="small"
                    label={say(words.up, { name })}
                    disabled={index === 0}
                    onClick={() => move(key, index - 1)}
                  >
                    <ArrowUp size={14} />
                  </IconButton>
                  <IconButton
                    size="small"
                    label={say(words.down, { name })}
                    disabled={index === values.length - 1}
                    onClick={() => move(key, index + 1)}
                  >
                    <ArrowDown size={14} />
                  </IconButton>
                </>
              )}
              {onEdit && (
                <IconButton size="small" label={say(words.edit, { name })} onClick={() => onEdit(value)}>
                  <Pencil size={14} />
                </IconButton>
              )}
              {onRemove && !(isFixed && origin === 'usual') && (
                <IconButton
                  size="small"
                  label={say(isFixed ? words.restore : words.remove, { name })}
                  onClick={() => onRemove(value)}
                >
                  {isFixed ? <RotateCcw size={14} /> : <Trash2 size={14} />}
                </IconButton>
              )}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
