import type { DictionaryName } from '@ampdeck/api/system/dictionaries'
import { DictionaryDraft, type DictionaryValue, dictionary } from '@ampdeck/api/system/dictionary'
import { dictionaryTexts } from '@ampdeck/api/system/dictionary.texts'
import { texts } from '@ampdeck/api/texts'
import { TextField } from '@ampdeck/ui/fields'
import { useSay } from '@ampdeck/ui/language'
import { readOwnWords } from '../../../config/read-own-words.ts'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'

const words = texts({
  add: ['Add value', '新增值'],
  edit: ['Edit {name}', '编辑{name}'],
  saved: ['{name} saved', '已保存{name}'],
})

interface ValueDialogProps {
  type: DictionaryName
  record: DictionaryValue | undefined
  onClose: () => void
}

/** One value in both languages. */
export function ValueDialog({ type, record, onClose }: ValueDialogProps) {
  const say = useSay()
  const form = useCallForm(record ? dictionary.update : dictionary.save, DictionaryDraft, {
    texts: dictionaryTexts,
    defaults: record ?? {},
    input: (draft) => ({ ...draft, type, ...(record && { key: record.key, version: record.version }) }),
    said: (saved) => say(words.saved, { name: saved.value }),
    onDone: () => void readOwnWords(),
    onClose,
  })

  return (
    <FormDialog
      form={form}
      title={record ? say(words.edit, { name: record.value }) : say(words.add)}
      onClose={onClose}
    >
      <TextField of={form} name="value" />
      <TextField of={form} name="titleEn" />
    </FormDialog>
  )
}
