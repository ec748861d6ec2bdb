import { MAX_ORGANISATION_LEVELS, type Organize, organize } from '@ampdeck/api/system/organize'
import { organizeTexts } from '@ampdeck/api/system/organize.texts'
import { texts } from '@ampdeck/api/texts'
import { Button } from '@ampdeck/ui/button'
import { DescriptionList, Panel } from '@ampdeck/ui/detail'
import { ConfirmDialog } from '@ampdeck/ui/dialog'
import { GuardedButton, useGrants } from '@ampdeck/ui/gate'
import { useFormats, useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { PageHead } from '@ampdeck/ui/page-head'
import { showMessage } from '@ampdeck/ui/toast'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { ReadFailed } from '../../../data/read-failed.tsx'
import { useAction } from '../../../data/use-action.ts'
import { useRead } from '../../../data/use-read.ts'
import { paths } from '../../../session/paths.ts'
import { useInSight } from '../../../shell/use-in-sight.ts'
import { usePageHead } from '../../../shell/use-page-head.ts'
import { MoveTree } from '../../../tree/move-tree.tsx'
import { type Place, treeRows } from '../../../tree/tree-rows.ts'
import styles from './organize.module.css'

const OrganizeDialog = lazyOf(() => import('./organize-dialog.tsx'), 'OrganizeDialog')

const words = texts({
  tree: ['Organisations', '组织'],
  whole: ['Whole seller', '整个商户'],
  users: ['{count} user | {count} users', '{count} 人'],
  add: ['Add organisation', '新增组织'],
  edit: ['Edit', '编辑'],
  remove: ['Delete', '删除'],
  removeTitle: ['Delete {name}?', '删除{name}？'],
  removeAction: ['Delete organisation', '删除组织'],
  removed: ['{name} deleted', '已删除{name}'],
  moved: ['{name} moved', '已移动{name}'],
  none: ['Choose an organisation to see who belongs to it', '请选择组织查看其用户'],
  hint: [
    'Drag an organisation onto another, or press Alt with the arrows: right and left change its level, up and down its order. At most {levels} levels.',
    '拖动组织到目标组织，或按 Alt 加方向键：左右调整层级，上下调整顺序。最多 {levels} 级。',
  ],
})

/** The seller's organisations as a tree, and at the right who belongs to the chosen one (screens.md S223). */
export function Page() {
  const say = useSay()
  const head = usePageHead('organize')
  const { may } = useGrants()
  const reading = useRead(organize.tree, {})
  const [chosen, choose] = useState<number | null>(null)
  const [form, setForm] = useState<'add' | 'edit'>()
  const move = useAction(organize.move)
  const all = reading.data ?? []
  const current = all.find(({ id }) => id === chosen)

  const onMove = async ({ id, version, name }: Organize, place: Place) => {
    if (await move({ id, version, ...place }))
      showMessage({ text: say(words.moved, { name }), tone: 'status' })
  }

  return (
    <>
      <PageHead
        {...head}
        count={reading.data?.length}
        actions={
          <GuardedButton of={organize.save} look="primary" onClick={() => setForm('add')}>
            {say(words.add)}
          </GuardedButton>
        }
      />
      <ReadFailed of={reading} />
      <div className={styles.columns}>
        <Panel title={say(words.tree)}>
          <MoveTree
            label={say(words.tree)}
            root={say(words.whole)}
            items={all}
            current={chosen}
            onChoose={choose}
            onMove={may(organize.update) ? onMove : undefined}
            detail={({ users }) => say(words.users, { count: users })}
            isOrdered
            mostLevels={MAX_ORGANISATION_LEVELS}
          />
          {may(organize.update) && (
            <p className={styles.hint}>{say(words.hint, { levels: MAX_ORGANISATION_LEVELS })}</p>
          )}
        </Panel>
        <OrganizePanel
          of={current}
          level={treeRows(all).find(({ item }) => item.id === chosen)?.level}
          onEdit={() => setForm('edit')}
          onRemoved={() => choose(null)}
        />
      </div>
      {form && (
        <OrganizeDialog
          above={form === 'add' ? current : undefined}
          record={form === 'edit' ? current : undefined}
          onClose={() => setForm(undefined)}
        />
      )}
    </>
  )
}

interface OrganizePanelProps {
  of: Organize | undefined
  level: number | undefined
  onEdit: () => void
  onRemoved: () => void
}

function OrganizePanel({ of, level, onEdit, onRemoved }: OrganizePanelProps) {
  const say = useSay()
  const { number } = useFormats()
  const { may } = useGrants()
  const remove = useAction(organize.delete)
  const inSight = useInSight(of?.id)
  const [isAsked, ask] = useState(false)
  if (!of) return <p className={styles.hint}>{say(words.none)}</p>

  const onRemove = async () => {
    ask(false)
    if ((await remove({ id: of.id })) === undefined) return
    showMessage({ text: say(words.removed, { name: of.name }), tone: 'status' })
    onRemoved()
  }
  return (
    <Panel
      ref={inSight}
      title={of.name}
      tools={
        <>
          {may(organize.update) && (
            <Button look="plain" onClick={onEdit}>
              {say(words.edit)}
            </Button>
          )}
          {may(organize.delete) && (
            <Button look="plain" onClick={() => ask(true)}>
              {say(words.remove)}
            </Button>
          )}
        </>
      }
    >
      <DescriptionList
        items={[
          { label: say(organizeTexts.leaderUserId), value: of.leaderName ?? '–' },
          {
            label: say(organizeTexts.users),
            value: may('user') ? <Link to={paths.usersOf(of.id)}>{number(of.users)}</Link> : number(of.users),
          },
          { label: say(organizeTexts.level), value: number(level ?? 1) },
          { label: say(organizeTexts.updateTime), value: of.updateTime },
        ]}
      />
      <ConfirmDialog
        open={isAsked}
        danger
        title={say(words.removeTitle, { name: of.name })}
        action={say(words.removeAction)}
        onConfirm={() => void onRemove()}
        onCancel={() => ask(false)}
      />
    </Panel>
  )
}
