import { type DictionaryName, dictionaryNames, dictionaryType } from '@ampdeck/api/system/dictionaries'
import { type DictionaryValue, dictionary } from '@ampdeck/api/system/dictionary'
import { dictionaryTexts } from '@ampdeck/api/system/dictionary.texts'
import { texts } from '@ampdeck/api/texts'
import { Panel } from '@ampdeck/ui/detail'
import { ConfirmDialog } from '@ampdeck/ui/dialog'
import { GuardedButton, useGrants } from '@ampdeck/ui/gate'
import { useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { PageHead } from '@ampdeck/ui/page-head'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { LastChanges } from '../../../config/last-changes.tsx'
import { readOwnWords } from '../../../config/read-own-words.ts'
import { Awaited } from '../../../data/awaited.tsx'
import { useAction } from '../../../data/use-action.ts'
import { useRead } from '../../../data/use-read.ts'
import { useInSight } from '../../../shell/use-in-sight.ts'
import { usePageHead } from '../../../shell/use-page-head.ts'
import styles from './dictionary.module.css'
import { TypeList } from './type-list.tsx'
import { ValueList } from './value-list.tsx'

const ValueDialog = lazyOf(() => import('./value-dialog.tsx'), 'ValueDialog')

const words = texts({
  types: ['Types', '类型'],
  add: ['Add value', '新增值'],
  fixed: [
    'Codes are fixed; names can be changed and apply to every page and export',
    '编码固定，可修改名称，所有页面和导出文件同步生效',
  ],
  offered: [
    'Suggested where such a reason is entered. Drag to change the order, or use the arrows',
    '填写此类原因时可直接选择；可拖动或用箭头调整顺序',
  ],
  remove: ['Delete {name}?', '删除{name}？'],
  restore: ['Restore the name {name}?', '恢复名称“{name}”？'],
  removeAction: ['Delete value', '删除值'],
  restoreAction: ['Restore', '恢复'],
})

const FIRST: DictionaryName = 'adjustReason'
const ALL = { current: 1, pageSize: 200 }

/** The types of the dictionary at the left, the values of one at the right (screens.md S229). */
export function Page() {
  const say = useSay()
  const head = usePageHead('dictionary')
  const { may } = useGrants()
  const [search, setSearch] = useSearchParams()
  const type = dictionaryNames.find((name) => name === search.get('type')) ?? FIRST
  const { kind, title } = dictionaryType(type)
  const values = useRead(dictionary.page, { type, ...ALL })
  const inSight = useInSight(values.data ? (search.get('type') ?? undefined) : undefined)
  const [edited, edit] = useState<DictionaryValue | 'new'>()
  const [removed, remove] = useState<DictionaryValue>()
  const sort = useAction(dictionary.sort)
  const callRemove = useAction(dictionary.delete)
  const isRestore = kind === 'words'

  const onRemove = async () => {
    if (removed) await callRemove({ type, key: removed.key })
    remove(undefined)
    await readOwnWords()
  }

  return (
    <>
      <PageHead
        {...head}
        actions={
          <>
            <LastChanges of="dictionary" texts={dictionaryTexts} />
            {kind === 'list' && (
              <GuardedButton of={dictionary.save} look="primary" onClick={() => edit('new')}>
                {say(words.add)}
              </GuardedButton>
            )}
          </>
        }
      />
      <div className={styles.columns}>
        <Panel title={say(words.types)}>
          <TypeList chosen={type} onChoose={(name) => setSearch({ type: name })} />
        </Panel>
        <Panel ref={inSight} title={say(title)}>
          <p className={styles.hint}>{say(kind === 'words' ? words.fixed : words.offered)}</p>
          {values.data ? (
            <ValueList
              values={values.data.records}
              isFixed={kind === 'words'}
              onEdit={may(dictionary.update) ? edit : undefined}
              onRemove={may(dictionary.delete) ? remove : undefined}
              onSort={
                kind === 'list' && may(dictionary.update) ? (keys) => void sort({ type, keys }) : undefined
              }
            />
          ) : (
            <Awaited of={values} />
          )}
        </Panel>
      </div>
      {edited && (
        <ValueDialog
          type={type}
          record={edited === 'new' ? undefined : edited}
          onClose={() => edit(undefined)}
        />
      )}
      {removed && (
        <ConfirmDialog
          open
          danger={!isRestore}
          title={say(isRestore ? words.restore : words.remove, { name: removed.usual ?? removed.value })}
          action={say(isRestore ? words.restoreAction : words.removeAction)}
          onConfirm={() => void onRemove()}
          onCancel={() => remove(undefined)}
        />
      )}
    </>
  )
}
