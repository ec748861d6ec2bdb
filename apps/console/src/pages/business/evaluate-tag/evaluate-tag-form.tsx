import { commentStars, evaluateTagKind } from '@ampdeck/api/enumerations/member'
import { type EvaluateTag, EvaluateTagDraft, evaluateTag } from '@ampdeck/api/member/evaluate-tag'
import { evaluateTagTexts } from '@ampdeck/api/member/evaluate-tag.texts'
import { texts } from '@ampdeck/api/texts'
import { SegmentField, TextField } from '@ampdeck/ui/fields'
import { FormDrawer, FormSection } from '@ampdeck/ui/form'
import { useSay } from '@ampdeck/ui/language'
import type { RecordFormProps } from '../../../form/use-open-form.tsx'
import { useRecordForm } from '../../../form/use-record-form.ts'

const words = texts({
  add: ['Add evaluation tag', '新增评价标签'],
  edit: ['Edit evaluation tag', '编辑评价标签'],
})

const defaults = { good: evaluateTagKind.code.good, starsFrom: 4, starsTo: 5 } as const

export function EvaluateTagForm(props: RecordFormProps<EvaluateTag>) {
  const say = useSay()
  const form = useRecordForm(EvaluateTagDraft, evaluateTag, { ...props, texts: evaluateTagTexts, defaults })

  return (
    <FormDrawer form={form} title={say(props.record ? words.edit : words.add)}>
      <FormSection>
        <TextField of={form} name="name" />
        <SegmentField of={form} name="good" options={evaluateTagKind} />
        <SegmentField of={form} name="starsFrom" options={commentStars} />
        <SegmentField of={form} name="starsTo" options={commentStars} />
      </FormSection>
    </FormDrawer>
  )
}
