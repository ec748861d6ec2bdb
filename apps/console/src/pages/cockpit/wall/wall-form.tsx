import { wallScene, wallSize } from '@ampdeck/api/enumerations/wall'
import { type Wall, WallDraft, wall } from '@ampdeck/api/system/wall'
import { wallTexts } from '@ampdeck/api/system/wall.texts'
import { texts } from '@ampdeck/api/texts'
import { NumberField, SelectField, TextAreaField, TextField } from '@ampdeck/ui/fields'
import { FormDrawer, FormSection } from '@ampdeck/ui/form'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { TransferField } from '@ampdeck/ui/transfer-list'
import type { RecordFormProps } from '../../../form/use-open-form.tsx'
import { useRecordForm } from '../../../form/use-record-form.ts'
import { useStationChoices } from '../../../station-group/use-station-choices.ts'

const words = texts({
  add: ['Add wall', '新增大屏'],
  edit: ['Edit wall', '编辑大屏'],
  order: ['Shown in the order in which they are chosen.', '按选择的先后顺序播放。'],
  still: ['0 stays with the first scene.', '填 0 则固定显示第一个场景。'],
  all: [
    'None: all stations of the person who connects the screen.',
    '不选择则显示连接屏幕的账号可见的全部场站。',
  ],
})

/** What a wall shows. */
export function WallForm(props: RecordFormProps<Wall>) {
  const say = useSay()
  const { language } = useLanguage()
  const form = useRecordForm(WallDraft, wall, {
    ...props,
    texts: wallTexts,
    defaults: { size: wallSize.code.fullHd, everySeconds: 30, scenes: [], stationIds: [] },
  })
  const stations = useStationChoices()
  const scenes = wallScene.codes.map((code) => ({ value: code, label: wallScene.label(code, language) }))

  return (
    <FormDrawer form={form} width="wide" title={say(props.record ? words.edit : words.add)}>
      <FormSection>
        <TextField of={form} name="name" />
        <TextField of={form} name="nameEn" />
        <SelectField of={form} name="size" options={wallSize} />
        <NumberField of={form} name="everySeconds" hint={say(words.still)} />
        <TransferField of={form} name="scenes" options={scenes} hint={say(words.order)} />
        {stations && <TransferField of={form} name="stationIds" options={stations} hint={say(words.all)} />}
        <TextAreaField of={form} name="remark" />
      </FormSection>
    </FormDrawer>
  )
}
