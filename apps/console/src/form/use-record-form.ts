import type { Call } from '@ampdeck/api/contract'
import type { Language } from '@ampdeck/api/enumeration'
import { localName, texts } from '@ampdeck/api/texts'
import type { Draft, DraftOptions, DraftSchema } from '@ampdeck/ui/form'
import { type Say, useLanguage, useSay } from '@ampdeck/ui/language'
import { useUnsaved } from '@ampdeck/ui/open-pages'
import type { FieldValues } from 'react-hook-form'
import { useCallForm } from './use-call-form.ts'
import { useDraftName } from './use-draft-name.ts'
import type { RecordFormProps } from './use-open-form.tsx'

const words = texts({
  saved: ['Saved', '已保存'],
  savedNamed: ['{name} saved', '已保存{name}'],
})

type Options<Values, Row> = RecordFormProps<Row> &
  Pick<DraftOptions<Values, unknown>, 'texts' | 'defaults'> & {
    /** Off: what the form begins with is of this moment, and an older draft must not stand in for it. */
    isKept?: boolean
  }

/** The form of a resource's record: saved by its `save` or its `update`, kept on this device under its path. */
export function useRecordForm<
  Values extends FieldValues,
  Row extends Partial<Values> & { id: number; version: number },
>(
  schema: DraftSchema<Values>,
  { save, update }: { save: Call; update: Call },
  { record, isKept = true, ...options }: Options<Values, Row>,
): Draft<Values> {
  const say = useSay()
  const { language } = useLanguage()
  const keep = useDraftName(`${save.path}-${record?.id ?? 'new'}`)

  const draft = useCallForm<Call, Values>(record ? update : save, schema, {
    ...options,
    record,
    // The update's input is the draft with the record's number and version; the contract builds it that way.
    input: (values) => (record ? { ...values, id: record.id, version: record.version } : values),
    said: (saved) => savedText(saved, say, language),
    ...(isKept && keep !== undefined && { keep }),
  })
  useUnsaved(draft.methods.formState.isDirty)
  return draft
}

/** Names the record that was saved, where it has a name. */
function savedText(saved: unknown, say: Say, language: Language): string {
  const { name = null, nameEn } = (saved ?? {}) as { name?: string | null; nameEn?: string | null }
  const shown = localName({ name, nameEn }, language)
  return shown ? say(words.savedNamed, { name: shown }) : say(words.saved)
}
