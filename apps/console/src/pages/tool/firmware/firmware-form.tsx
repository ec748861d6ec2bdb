import { type Firmware, FirmwareDraft, firmware } from '@ampdeck/api/config/firmware'
import { firmwareTexts } from '@ampdeck/api/config/firmware.texts'
import { pileType } from '@ampdeck/api/config/pile-type'
import { firmwareKind, manufacturer } from '@ampdeck/api/enumerations/equipment'
import { localName, texts } from '@ampdeck/api/texts'
import { CheckboxGroupField, SelectField, TextAreaField, TextField } from '@ampdeck/ui/fields'
import { FormDrawer, FormSection } from '@ampdeck/ui/form'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { useRead } from '../../../data/use-read.ts'
import type { RecordFormProps } from '../../../form/use-open-form.tsx'
import { useRecordForm } from '../../../form/use-record-form.ts'

const words = texts({
  add: ['Add firmware', '新增固件'],
  edit: ['Edit firmware', '编辑固件'],
  signatureHint: [
    'From the manufacturer, together with the certificate: piles then receive a signed update',
    '由厂商提供，与证书一并填写后将下发带签名的升级',
  ],
})

export function FirmwareForm(props: RecordFormProps<Firmware>) {
  const say = useSay()
  const { language } = useLanguage()
  const types = useRead(pileType.selectAll, {}).data ?? []
  const form = useRecordForm(FirmwareDraft, firmware, { ...props, texts: firmwareTexts })
  const named = (of: typeof firmwareKind | typeof manufacturer) =>
    of.codes.map((value) => ({ value, label: of.label(value as never, language) }))

  return (
    <FormDrawer form={form} title={say(props.record ? words.edit : words.add)}>
      <FormSection>
        <TextField of={form} name="name" />
        <TextField of={form} name="versionNo" />
        <SelectField of={form} name="kind" options={named(firmwareKind)} />
        <SelectField of={form} name="manufacturer" options={named(manufacturer)} />
        <CheckboxGroupField
          of={form}
          name="pileTypeIds"
          options={types.map((type) => ({ value: type.id, label: localName(type, language) }))}
        />
        <TextAreaField of={form} name="notes" />
        <TextAreaField of={form} name="signature" hint={say(words.signatureHint)} />
        <TextAreaField of={form} name="signingCertificate" />
      </FormSection>
    </FormDrawer>
  )
}
