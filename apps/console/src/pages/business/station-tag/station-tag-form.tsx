import { tagKind, tagObject } from '@ampdeck/api/enumerations/member'
import { type Tag, TagDraft, tag } from '@ampdeck/api/member/tag'
import { tagTexts } from '@ampdeck/api/member/tag.texts'
import type { TagRule } from '@ampdeck/api/member/tag-rule'
import { texts } from '@ampdeck/api/texts'
import { bound, SegmentField, TextField } from '@ampdeck/ui/fields'
import { FormDrawer, FormSection } from '@ampdeck/ui/form'
import { useSay } from '@ampdeck/ui/language'
import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import type { RecordFormProps } from '../../../form/use-open-form.tsx'
import { useRecordForm } from '../../../form/use-record-form.ts'
import { RuleBuilder, type RuleBuilderOptions } from './rule-builder.tsx'
import { RulePreview } from './rule-preview.tsx'

const words = texts({
  add: ['Add tag', '新增标签'],
  edit: ['Edit tag', '编辑标签'],
  nightly: ['Evaluated when it is saved, and again every night', '保存时立即计算，之后每晚自动更新'],
})

const RuleField = bound<TagRule, RuleBuilderOptions>(RuleBuilder, { isGroup: true, wide: true })
const defaults = { objectKind: tagObject.code.member, kind: tagKind.code.manual, rule: null } as const

export function TagForm(props: RecordFormProps<Tag>) {
  const say = useSay()
  const form = useRecordForm(TagDraft, tag, { ...props, texts: tagTexts, defaults })
  const { control, setValue } = form.methods
  const [objectKind, kind, rule] = useWatch({ control, name: ['objectKind', 'kind', 'rule'] })
  const isFixed = props.record !== undefined
  const isByRule = kind === tagKind.code.rule
  const asked = `${objectKind} ${kind}`
  const last = useRef(asked)
  // A rule asks of one kind of object what another may not have; by people there is none.
  useEffect(() => {
    if (last.current === asked) return
    last.current = asked
    setValue('rule', null, { shouldDirty: true })
  }, [asked, setValue])

  return (
    <FormDrawer form={form} title={say(props.record ? words.edit : words.add)}>
      <FormSection>
        <TextField of={form} name="name" />
        <SegmentField of={form} name="objectKind" options={tagObject} disabled={isFixed} />
        <SegmentField of={form} name="kind" options={tagKind} disabled={isFixed} />
        {isByRule && (
          <>
            <RuleField
              key={String(objectKind)}
              of={form}
              name="rule"
              objectKind={Number(objectKind)}
              hint={say(words.nightly)}
            />
            <RulePreview objectKind={objectKind} rule={rule} />
          </>
        )}
      </FormSection>
    </FormDrawer>
  )
}
