import { type MenuItem, permission } from '@ampdeck/api/system/permission'
import { texts } from '@ampdeck/api/texts'
import { Button } from '@ampdeck/ui/button'
import { Panel } from '@ampdeck/ui/detail'
import { ConfirmDialog } from '@ampdeck/ui/dialog'
import { GuardedButton, useGrants } from '@ampdeck/ui/gate'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { PageHead } from '@ampdeck/ui/page-head'
import { Loading } from '@ampdeck/ui/state-panel'
import { useState } from 'react'
import { ReadFailed } from '../../../data/read-failed.tsx'
import { useAction } from '../../../data/use-action.ts'
import { useRead } from '../../../data/use-read.ts'
import { useUser } from '../../../session/user-context.ts'
import { useInSight } from '../../../shell/use-in-sight.ts'
import { usePageHead } from '../../../shell/use-page-head.ts'
import { MenuItemForm } from './menu-item-form.tsx'
import { MenuPreview } from './menu-preview.tsx'
import type { Place } from './menu-rows.ts'
import { MenuTree } from './menu-tree.tsx'
import styles from './permission.module.css'

const AddEntry = lazyOf(() => import('./add-entry.tsx'), 'AddEntry')

const words = texts({
  menu: ['Menu', '菜单'],
  add: ['Add', '新增'],
  reset: ['Reset everything', '全部恢复默认'],
  resetTitle: ['Reset the whole menu?', '恢复整个菜单的默认设置？'],
  resetEffect: [
    'Names, icons, order and visibility return to their defaults. Rights stay unchanged.',
    '名称、图标、顺序和显示状态将恢复默认，权限不变。',
  ],
  hint: [
    'Drag an entry to its place, or press Alt with the arrow keys',
    '拖动菜单项调整位置，或按 Alt 加方向键',
  ],
  choose: ['Choose an entry to change it', '请选择要修改的菜单项'],
  ofSeller: [
    'Titles, icons, order and visibility for the users of your seller. The platform maintains the structure.',
    '可为本商户调整标题、图标、顺序和显示状态；菜单结构由平台维护。',
  ],
})

const PLATFORM = -1

/** The menu as it is named, ordered and shown (screens.md S222). */
export function Page() {
  const say = useSay()
  const { language } = useLanguage()
  const head = usePageHead('permission')
  const { may } = useGrants()
  const isPlatform = useUser()?.sellerId === PLATFORM
  const reading = useRead(permission.menu, {})
  const sort = useAction(permission.sort)
  const reset = useAction(permission.reset)
  const [chosen, choose] = useState<number>()
  const [dialog, setDialog] = useState<'add' | 'reset'>()
  const items = reading.data ?? []
  const item = items.find(({ id }) => id === chosen)
  const inSight = useInSight(item?.id)
  const mayEdit = may(permission.update)
  const onMove = ({ id }: MenuItem, { pid, index }: Place) => void sort({ id, pid, index })

  return (
    <>
      <PageHead
        {...head}
        {...(!isPlatform && { description: say(words.ofSeller) })}
        actions={
          <>
            {mayEdit && items.some(({ isChanged }) => isChanged) && (
              <Button onClick={() => setDialog('reset')}>{say(words.reset)}</Button>
            )}
            {isPlatform && (
              <GuardedButton of={permission.save} look="primary" onClick={() => setDialog('add')}>
                {say(words.add)}
              </GuardedButton>
            )}
          </>
        }
      />
      <ReadFailed of={reading} />
      {!reading.data ? (
        <Loading />
      ) : (
        <div className={styles.columns}>
          <Panel title={say(words.menu)}>
            <MenuTree
              items={items}
              current={chosen}
              onChoose={choose}
              onMove={mayEdit ? onMove : undefined}
              canNest={isPlatform}
            />
            {mayEdit && <p className={styles.hint}>{say(words.hint)}</p>}
          </Panel>
          <Panel
            ref={inSight}
            title={item ? (language === 'en' ? item.titleEn : item.title) : say(words.choose)}
          >
            {item && (
              <MenuItemForm
                key={`${item.id} ${item.version}`}
                item={item}
                isPlatform={isPlatform}
                isReadOnly={!mayEdit}
                onGone={() => choose(undefined)}
              />
            )}
          </Panel>
          <MenuPreview items={items} />
        </div>
      )}
      {dialog === 'add' && <AddEntry items={items} below={item} onClose={() => setDialog(undefined)} />}
      {dialog === 'reset' && (
        <ConfirmDialog
          open
          title={say(words.resetTitle)}
          action={say(words.reset)}
          onConfirm={async () => {
            await reset({})
            setDialog(undefined)
          }}
          onCancel={() => setDialog(undefined)}
        >
          <p>{say(words.resetEffect)}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
