import { type Help, HelpDraft, help, helpAudience, helpCategory } from '@ampdeck/api/member/help'
import { helpTexts } from '@ampdeck/api/member/help.texts'
import { texts } from '@ampdeck/api/texts'
import { SelectField, TextField } from '@ampdeck/ui/fields'
import { FormDrawer, FormSection } from '@ampdeck/ui/form'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { RichTextField } from '@ampdeck/ui/rich-text'
import type { RecordFormProps } from '../../../form/use-open-form.tsx'
import { useRecordForm } from '../../../form/use-record-form.ts'
import { useMenu } from '../../../menu/menu-context.ts'

const words = texts({
  add: ['Add help item', '新增帮助条目'],
  edit: ['Edit help item', '编辑帮助条目'],
  pageHint: ['The "?" of this page opens the item', '该页面的“?”将打开此条目'],
})

const defaults = { audience: helpAudience.code.console, content: '', contentEn: '' }

export function HelpForm(props: RecordFormProps<Help>) {
  const say = useSay()
  const { language } = useLanguage()
  const { pages } = useMenu()
  const form = useRecordForm(HelpDraft, help, { ...props, texts: helpTexts, defaults })
  const options = pages
    .filter(({ isCatalog, isBuilt }) => isBuilt && !isCatalog)
    .map(({ id, title }) => ({ value: id, label: title[language === 'en' ? 0 : 1] }))

  return (
    <FormDrawer form={form} title={say(props.record ? words.edit : words.add)} width="wide">
      <FormSection>
        <TextField of={form} name="title" />
        <TextField of={form} name="titleEn" />
        <SelectField of={form} name="category" options={helpCategory} />
        <SelectField of={form} name="audience" options={helpAudience} />
        <SelectField of={form} name="pageId" options={options} hint={say(words.pageHint)} />
        <RichTextField of={form} name="content" />
        <RichTextField of={form} name="contentEn" />
      </FormSection>
    </FormDrawer>
  )
}
