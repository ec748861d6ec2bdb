import { type Organize, OrganizeDraft, organize } from '@ampdeck/api/system/organize'
import { organizeTexts } from '@ampdeck/api/system/organize.texts'
import { texts } from '@ampdeck/api/texts'
import { ComboboxField } from '@ampdeck/ui/combobox'
import { TextField } from '@ampdeck/ui/fields'
import { useSay } from '@ampdeck/ui/language'
import { useRead } from '../../../data/use-read.ts'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'

const words = texts({
  add: ['Add organisation', '新增组织'],
  addBelow: ['Add below {name}', '在{name}下新增组织'],
  edit: ['Edit {name}', '编辑{name}'],
})

interface OrganizeDialogProps {
  /** The organisation that a new one belongs to. */
  above: Organize | undefined
  /** The one to be edited; nothing for a new one. */
  record: Organize | undefined
  onClose: () => void
}

/** Name and leader; where it stands is changed in the tree. */
export function OrganizeDialog({ above, record, onClose }: OrganizeDialogProps) {
  const say = useSay()
  const { data: leaders = [] } = useRead(organize.leaders, {})
  const form = useCallForm(record ? organize.update : organize.save, OrganizeDraft, {
    texts: organizeTexts,
    ...(record && { record }),
    defaults: { pid: above?.id ?? null },
    input: (draft) => (record ? { ...draft, id: record.id, version: record.version } : draft),
    onClose,
  })
  const title = record
    ? say(words.edit, { name: record.name })
    : say(above ? words.addBelow : words.add, { name: above?.name ?? '' })

  return (
    <FormDialog form={form} title={title} onClose={onClose}>
      <TextField of={form} name="name" />
      <ComboboxField
        of={form}
        name="leaderUserId"
        options={leaders.map(({ id, name, account }) => ({ value: id, label: name, detail: account }))}
      />
    </FormDialog>
  )
}
