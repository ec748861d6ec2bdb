import {
  type ExclusiveStrategy,
  ExclusiveStrategyDraft,
  exclusiveStrategy,
} from '@ampdeck/api/config/exclusive-strategy'
import { exclusiveStrategyTexts } from '@ampdeck/api/config/exclusive-strategy.texts'
import { exclusiveEnergy, exclusiveService, exclusiveTarget } from '@ampdeck/api/enumerations/tariff'
import { texts } from '@ampdeck/api/texts'
import { DateField } from '@ampdeck/ui/date-input'
import { SegmentField, SelectField, TextField } from '@ampdeck/ui/fields'
import { type Draft, FormDrawer, FormSection } from '@ampdeck/ui/form'
import { Glyph } from '@ampdeck/ui/glyph'
import { useSay } from '@ampdeck/ui/language'
import { RecordField, RecordsField } from '@ampdeck/ui/record-picker'
import { PercentField, PriceField } from '@ampdeck/ui/unit-fields'
import { useWatch } from 'react-hook-form'
import { Link } from 'react-router-dom'
import type { z } from 'zod'
import { useRead } from '../../../data/use-read.ts'
import { fleetSource } from '../../../fleet/fleet-source.ts'
import type { RecordFormProps } from '../../../form/use-open-form.tsx'
import { useRecordForm } from '../../../form/use-record-form.ts'
import { stationSource } from '../../../list/station-source.ts'
import styles from '../../../rule/rule.module.css'

const words = texts({
  add: ['Add exclusive strategy', '新增专属策略'],
  edit: ['Edit exclusive strategy', '编辑专属策略'],
  prices: ['Prices', '价格'],
  validity: ['Where and when', '适用范围'],
  anywhere: ['Empty: all stations', '留空表示全部场站'],
  instead: [
    'They replace the prices of the tariff; discounts and grades are not applied then.',
    '替换费率中的价格，不再叠加折扣与会员等级优惠。',
  ],
  conflict: ['In use for the same payers at the same time:', '以下策略在同一时间对同一对象生效：'],
  other: ['{name}, {from} to {to}', '{name}，{from} 至 {to}'],
  offPrice: ['Off the service price', '服务费减免'],
  flatPrice: ['Service price', '服务费单价'],
})

const { fleet: FLEET } = exclusiveTarget.code
const defaults = {
  targetKind: FLEET,
  stationIds: [],
  servicePriceMode: exclusiveService.code.flat,
  ePriceMode: exclusiveEnergy.code.keep,
}

type StrategyDraft = Draft<z.input<typeof ExclusiveStrategyDraft>>

/** All that people fill in for an exclusive strategy; what stands against it is named while they do (screens.md S188). */
export function ExclusiveStrategyForm(props: RecordFormProps<ExclusiveStrategy>) {
  const say = useSay()
  const form = useRecordForm(ExclusiveStrategyDraft, exclusiveStrategy, {
    ...props,
    texts: exclusiveStrategyTexts,
    defaults,
  })
  const [targetKind, serviceMode, energyMode] = useWatch({
    control: form.methods.control,
    name: ['targetKind', 'servicePriceMode', 'ePriceMode'],
  })
  const { data: tags = [] } = useRead(exclusiveStrategy.tags, {})

  return (
    <FormDrawer form={form} title={say(props.record ? words.edit : words.add)}>
      <FormSection>
        <TextField of={form} name="name" wide />
        <SegmentField of={form} name="targetKind" options={exclusiveTarget} />
        {Number(targetKind) === FLEET ? (
          <RecordField of={form} name="groupId" source={fleetSource} required />
        ) : (
          <SelectField
            of={form}
            name="tagId"
            required
            options={tags.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      </FormSection>
      <FormSection title={say(words.prices)}>
        <SegmentField
          of={form}
          name="servicePriceMode"
          options={exclusiveService}
          hint={say(words.instead)}
        />
        {Number(serviceMode) === exclusiveService.code.off ? (
          <PercentField of={form} name="value" label={say(words.offPrice)} />
        ) : (
          <PriceField of={form} name="value" label={say(words.flatPrice)} />
        )}
        <SegmentField of={form} name="ePriceMode" options={exclusiveEnergy} />
        {Number(energyMode) === exclusiveEnergy.code.flat && <PriceField of={form} name="ePrice4" required />}
      </FormSection>
      <FormSection title={say(words.validity)}>
        <RecordsField of={form} name="stationIds" source={stationSource} hint={say(words.anywhere)} wide />
        <DateField of={form} name="validFrom" />
        <DateField of={form} name="validTo" />
        <Conflicts of={form} id={props.record?.id} />
      </FormSection>
    </FormDrawer>
  )
}

const DAY_PATTERN = /^\d{4}-\d\d-\d\d$/

/** The strategies that keep this one from being in use, each with the way to it. */
function Conflicts({ of, id }: { of: StrategyDraft; id: number | undefined }) {
  const say = useSay()
  const [targetKind, groupId, tagId, stationIds, validFrom, validTo] = useWatch({
    control: of.methods.control,
    name: ['targetKind', 'groupId', 'tagId', 'stationIds', 'validFrom', 'validTo'],
  })
  const isFleet = Number(targetKind) === FLEET
  const target = Number(isFleet ? groupId : tagId)
  const { data = [] } = useRead(
    exclusiveStrategy.conflicts,
    {
      id,
      groupId: isFleet ? target : null,
      tagId: isFleet ? null : target,
      stationIds: stationIds ?? [],
      validFrom: validFrom ?? '',
      validTo: validTo ?? '',
    },
    { enabled: target > 0 && DAY_PATTERN.test(validFrom ?? '') && DAY_PATTERN.test(validTo ?? '') },
  )

  return (
    <div role="status" className={styles.notice}>
      {data.length > 0 && (
        <>
          <span className={styles.warning}>
            <Glyph name="alarm" tone="warning" size={14} />
            {say(words.conflict)}
          </span>
          <ul>
            {data.map((other) => (
              <li key={other.id}>
                <Link to={`?open=${other.id}`}>
                  {say(words.other, { name: other.name, from: other.validFrom, to: other.validTo })}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
