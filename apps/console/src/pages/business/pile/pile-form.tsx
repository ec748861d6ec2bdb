import { ocppPath, PileDraft, type PileRow, pile } from '@ampdeck/api/config/pile'
import { pileTexts } from '@ampdeck/api/config/pile.texts'
import { type PileTypeOption, pileType } from '@ampdeck/api/config/pile-type'
import { pileGunLayout, protocol } from '@ampdeck/api/enumerations/equipment'
import { localName, texts } from '@ampdeck/api/texts'
import { DateField } from '@ampdeck/ui/date-input'
import { SelectField, SwitchField, TextField } from '@ampdeck/ui/fields'
import { type Draft, FormDrawer, FormSection } from '@ampdeck/ui/form'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { useRead } from '../../../data/use-read.ts'
import type { RecordFormProps } from '../../../form/use-open-form.tsx'
import { useRecordForm } from '../../../form/use-record-form.ts'
import { useStationOptions } from '../../../list/station-options.ts'
import { GunsField } from './guns-field.tsx'
import { gunsOfLayout, gunsOfType } from './guns-of-form.ts'

const words = texts({
  add: ['Add pile', '新增电桩'],
  edit: ['Edit pile', '编辑电桩'],
  base: ['Basic information', '基础信息'],
  guns: ['Guns', '充电枪'],
  more: ['Other', '其他'],
  address: ['The pile connects to {address}', '电桩的连接地址为 {address}'],
})

const defaults = { vinPass: 0, guns: [] } as const satisfies Partial<PileDraft>

/** All that people fill in for a pile; its guns are made and changed with it (screens.md S049). */
export function PileForm(props: RecordFormProps<PileRow>) {
  const say = useSay()
  const { language } = useLanguage()
  const form = useRecordForm<PileDraft, PileRow>(PileDraft, pile, {
    ...props,
    texts: pileTexts,
    defaults: { ...defaults, guns: [...defaults.guns] },
  })
  const stations = (useStationOptions() ?? []).map(({ value, label }) => ({ value: Number(value), label }))
  const types = useRead(pileType.selectAll, {}).data ?? []
  const { code, layout } = useGuns(form, types)

  return (
    <FormDrawer form={form} title={say(props.record ? words.edit : words.add)}>
      <FormSection title={say(words.base)}>
        <TextField
          of={form}
          name="code"
          hint={code ? say(words.address, { address: ocppPath(code) }) : undefined}
        />
        <TextField of={form} name="name" />
        <SelectField of={form} name="stationId" options={stations} />
        <SelectField
          of={form}
          name="pileTypeId"
          options={types.map((type) => ({ value: type.id, label: localName(type, language) }))}
        />
        <SelectField of={form} name="layout" options={pileGunLayout} />
        <SelectField of={form} name="protocol" options={protocol} />
      </FormSection>
      <FormSection title={say(words.guns)}>
        <GunsField of={form} layout={layout} />
      </FormSection>
      <FormSection title={say(words.more)}>
        <TextField of={form} name="serialNo" />
        <TextField of={form} name="simIccid" />
        <DateField of={form} name="commissionDate" />
        <DateField of={form} name="warrantyEnd" />
        <SwitchField of={form} name="vinPass" />
      </FormSection>
    </FormDrawer>
  )
}

/** Guns follow the layout; another type brings its own layout, protocol and power. */
function useGuns({ methods }: Draft<PileDraft>, types: readonly PileTypeOption[]) {
  const { control, setValue, getValues } = methods
  const [code, layout, typeId] = useWatch({ control, name: ['code', 'layout', 'pileTypeId'] })
  const type = types.find(({ id }) => id === typeId)
  const known = useRef(typeId)
  const put = (guns: ReturnType<typeof gunsOfLayout>) =>
    setValue('guns', [...guns], { shouldDirty: true, shouldValidate: (getValues('guns') ?? []).length > 0 })

  const applyType = useEffectEvent((of: PileTypeOption) => {
    if (known.current === of.id) return
    known.current = of.id
    setValue('layout', of.layout, { shouldDirty: true, shouldValidate: true })
    setValue('protocol', of.protocol, { shouldDirty: true, shouldValidate: true })
    put(gunsOfType(gunsOfLayout(of.layout, getValues('guns') ?? [], of), of))
  })
  const applyLayout = useEffectEvent((of: string) => {
    const guns = getValues('guns') ?? []
    const next = gunsOfLayout(of, guns, type)
    if (next !== guns) put(next)
  })

  useEffect(() => {
    if (type) applyType(type)
  }, [type])
  useEffect(() => {
    if (layout) applyLayout(layout)
  }, [layout])
  return { code, layout }
}
