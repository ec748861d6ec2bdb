import type { Call } from '@ampdeck/api/contract'
import { type Draft, type DraftOptions, type DraftSchema, useDraft } from '@ampdeck/ui/form'
import { useUnsaved } from '@ampdeck/ui/open-pages'
import type { FieldValues } from 'react-hook-form'
import { useDraftName } from './use-draft-name.ts'
import type { RecordFormProps } from './use-open-form.tsx'
import { useSave } from './use-save.ts'

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
  const submit = useSave(save, update, record)
  const keep = useDraftName(`${save.path}-${record?.id ?? 'new'}`)

  const draft = useDraft<Values, unknown>(schema, {
    ...options,
    record,
    submit,
    ...(isKept && keep !== undefined && { keep }),
  })
  useUnsaved(draft.methods.formState.isDirty)
  return draft
}
