import { pileType } from '@ampdeck/api/config/pile-type'
import type { InputOf } from '@ampdeck/api/contract'
import { manufacturer } from '@ampdeck/api/enumerations/equipment'
import {
  type ConfigTemplate,
  ConfigTemplateDraft,
  configTemplate,
} from '@ampdeck/api/operation/config-template'
import { configTemplateTexts } from '@ampdeck/api/operation/config-template.texts'
import { localName } from '@ampdeck/api/texts'
import { SegmentField, SelectField, TextAreaField, TextField } from '@ampdeck/ui/fields'
import { type DraftSchema, FormDrawer, FormSection } from '@ampdeck/ui/form'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import type { FieldValues } from 'react-hook-form'
import { z } from 'zod'
import { useRead } from '../../../data/use-read.ts'
import { useCallForm } from '../../../form/use-call-form.ts'
import { configurationTexts as words } from './configuration.texts.ts'
import { settingsOf, textOf } from './template-text.ts'

/** The settings are typed as lines. */
const schema = ConfigTemplateDraft.extend({
  settings: z.preprocess(settingsOf, ConfigTemplateDraft.shape.settings),
}) as unknown as DraftSchema<FieldValues>

interface TemplateFormProps {
  record: ConfigTemplate | undefined
  onDone: (saved?: ConfigTemplate) => void
}

export function TemplateForm({ record, onDone }: TemplateFormProps) {
  const say = useSay()
  const { language } = useLanguage()
  const types = useRead(pileType.selectAll, {}).data ?? []
  const form = useCallForm(record ? configTemplate.update : configTemplate.save, schema, {
    texts: configTemplateTexts,
    record: record && { ...record, settings: textOf(record.settings) },
    defaults: { ocpp: '1.6' },
    input: (values) => {
      const draft = { ...values, settings: settingsOf(values.settings) } as InputOf<
        typeof configTemplate.save
      >
      return record ? { ...draft, id: record.id, version: record.version } : draft
    },
    onDone,
  })

  return (
    <FormDrawer form={form} title={say(record ? words.edit : words.add)}>
      <FormSection>
        <TextField of={form} name="name" />
        <SegmentField
          of={form}
          name="ocpp"
          options={[
            { value: '1.6', label: '1.6' },
            { value: '2.x', label: '2.0.1 / 2.1' },
          ]}
        />
        <SelectField
          of={form}
          name="manufacturer"
          options={manufacturer.codes.map((code) => ({
            value: code,
            label: manufacturer.label(code, language),
          }))}
        />
        <SelectField
          of={form}
          name="pileTypeId"
          options={types.map((type) => ({ value: type.id, label: localName(type, language) }))}
        />
        <TextAreaField of={form} name="settings" rows={12} mayExceed hint={say(words.settingsHint)} />
      </FormSection>
    </FormDrawer>
  )
}
