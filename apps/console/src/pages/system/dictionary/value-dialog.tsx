import type { DictionaryName } from '@ampdeck/api/system/dictionaries'
import { DictionaryDraft, type DictionaryValue, dictionary } from '@ampdeck/api/system/dictionary'
import { dictionaryTexts } from '@ampdeck/api/system/dictionary.texts'
import { texts } from '@ampdeck/api/texts'
import { TextField } from '@ampdeck/ui/fields'
import { useDraft } from '@ampdeck/ui/form'
import { useSay } from '@ampdeck/ui/language'
import { showMessage } from '@ampdeck/ui/toast'
import { readOwnWords } from '../../../config/read-own-words.ts'
import { useCall } from '../../../data/use-call.ts'
import { FormDialog } from '../../../form/form-dialog.tsx'

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
  const save = useCall(dictionary.save)
  const update = useCall(dictionary.update)
  const form = useDraft(DictionaryDraft, {
    texts: dictionaryTexts,
    defaults: record ?? {},
    submit: (draft, idempotencyKey) =>
      record
        ? update({ ...draft, type, key: record.key, version: record.version }, { idempotencyKey })
        : save({ ...draft, type }, { idempotencyKey }),
    onDone: (saved) => {
      if (saved) showMessage({ text: say(words.saved, { name: saved.value }), tone: 'status' })
      void readOwnWords()
      onClose()
    },
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
