import { componentType } from '@ampdeck/api/enumerations/system'
import { type MenuItem, MenuItemDraft, permission } from '@ampdeck/api/system/permission'
import { permissionTexts } from '@ampdeck/api/system/permission.texts'
import { texts } from '@ampdeck/api/texts'
import { ComboboxField } from '@ampdeck/ui/combobox'
import { SelectField, TextField } from '@ampdeck/ui/fields'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { childrenOf } from './menu-rows.ts'

const words = texts({
  add: ['Add a menu entry', '新增菜单项'],
  top: ['At the top', '顶级'],
  url: [
    'A path, /embed/page?src= and the address of another site, or https://…',
    '控制台路径、/embed/page?src= 加外部地址，或 https:// 地址',
  ],
  name: [
    'Roles store it: a page’s id, or page:action',
    '角色中保存的标识：页面 id，或页面 id 与操作以冒号连接',
  ],
})

interface AddEntryProps {
  items: readonly MenuItem[]
  /** The entry that is chosen in the tree. */
  below: MenuItem | undefined
  onClose: () => void
}

/** A new entry of the platform's: a group, a link, or an action. */
export function AddEntry({ items, below, onClose }: AddEntryProps) {
  const say = useSay()
  const { language } = useLanguage()
  const pid = below?.componentType === 'BUTTON' ? below.pid : (below?.id ?? 0)
  const form = useCallForm(permission.save, MenuItemDraft, {
    texts: permissionTexts,
    defaults: {
      pid,
      componentType: below?.componentType === 'MENU' ? 'BUTTON' : below ? 'MENU' : 'CATALOG',
      sort: ((childrenOf(items, pid).at(-1)?.sort ?? 0) + 10) as number,
      isShow: 1,
      url: '',
      icon: '',
    },
    onClose,
  })
  const places = [
    { value: 0, label: say(words.top) },
    ...items
      .filter((one) => one.componentType !== 'BUTTON')
      .map((one) => ({
        value: one.id,
        label: language === 'en' ? one.titleEn : one.title,
        detail: one.name,
      })),
  ]

  return (
    <FormDialog form={form} title={say(words.add)} onClose={onClose} width="form">
      <ComboboxField of={form} name="pid" options={places} />
      <SelectField of={form} name="componentType" options={componentType} />
      <TextField of={form} name="name" hint={say(words.name)} />
      <TextField of={form} name="titleEn" />
      <TextField of={form} name="title" />
      <TextField of={form} name="url" hint={say(words.url)} />
    </FormDialog>
  )
}
