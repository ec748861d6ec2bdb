import { spelledOut } from '@ampdeck/api/menu/grant-keys'
import { permission } from '@ampdeck/api/system/permission'
import { type Seller, sellerAdmin } from '@ampdeck/api/system/seller-admin'
import { commonTexts, localName, texts } from '@ampdeck/api/texts'
import { Button } from '@ampdeck/ui/button'
import { Drawer } from '@ampdeck/ui/drawer'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { useUnsaved } from '@ampdeck/ui/open-pages'
import { type Grants, PermissionTree } from '@ampdeck/ui/permission-tree'
import { showMessage } from '@ampdeck/ui/toast'
import { useMemo, useState } from 'react'
import { Awaited } from '../../../data/awaited.tsx'
import { useAction } from '../../../data/use-action.ts'
import { useRead } from '../../../data/use-read.ts'

const words = texts({
  title: ['Rights that the roles of {name} may have', '{name}的角色权限上限'],
  saved: ['Saved', '已保存'],
  whole: [
    'This seller is limited only by the sellers above it. Removing any right makes this a fixed list.',
    '除上级商户外，该商户的权限不受限制。取消任意一项后将变为固定列表。',
  ],
  effect: [
    'Rights removed here are withdrawn at once from its roles and those of the sellers below it.',
    '此处取消的权限，该商户及其下级商户的角色将立即失去。',
  ],
})

/** What a seller lets its roles hold: the tree of its rights. */
export function SellerRights({ seller, onClose }: { seller: Seller; onClose: () => void }) {
  const say = useSay()
  const { language } = useLanguage()
  const { id } = seller
  const reading = useRead(sellerAdmin.permissions, { id })
  const tree = useRead(permission.tree, {})
  const save = useAction(sellerAdmin.savePermissions)
  const [value, setValue] = useState<Grants>()
  const [isBusy, setBusy] = useState(false)
  const { data } = reading
  const entries = tree.data
  const held = useMemo(
    () => (entries ?? []).filter(({ componentType }) => componentType !== 'CATALOG'),
    [entries],
  )
  const base: Grants = useMemo(() => {
    const names = spelledOut(
      new Set(data?.permissions),
      held.map(({ name }) => name),
    )
    return new Set(held.filter(({ name }) => names.has(name)).map((entry) => entry.id))
  }, [data, held])
  const own = useMemo(() => new Set(held.filter(({ isOwn }) => isOwn).map((entry) => entry.id)), [held])
  useUnsaved(value !== undefined)

  const send = async () => {
    if (!data || !value) return onClose()
    setBusy(true)
    const permissions = held.filter((entry) => value.has(entry.id)).map(({ name }) => name)
    const saved = await save({ id, version: data.version, permissions })
    setBusy(false)
    if (!saved) return
    showMessage({ text: say(words.saved), tone: 'status' })
    onClose()
  }

  return (
    <Drawer
      open
      width="wide"
      onClose={onClose}
      title={say(words.title, { name: localName(seller, language) })}
      footer={
        <>
          <Button look="plain" size="form" onClick={onClose}>
            {say(commonTexts.cancel)}
          </Button>
          <Button look="primary" size="form" busy={isBusy} onClick={() => void send()}>
            {say(commonTexts.save)}
          </Button>
        </>
      }
    >
      {data && entries ? (
        <PermissionTree
          entries={entries}
          value={value ?? base}
          base={base}
          grantable={own}
          onChange={setValue}
          affected={{ names: data.affected, count: data.affected.length }}
          warning={say(data.isWhole ? words.whole : words.effect)}
        />
      ) : (
        <Awaited of={data ? tree : reading} />
      )}
    </Drawer>
  )
}
